import { Alert, Link } from '@linework/design-system';
import { OutcomeNotice } from '@linework/parts/outcomes';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NotReachedNotice } from './NotReachedNotice.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const meta = preview.meta({
  title: 'Areas/Sign in',
  parameters: { layout: 'padded' },
  component: SignInScreen,
  tags: ['route:/login', 'mode:forced-colours', 'mode:pseudo-long'],
  args: {
    rememberedUsername: '',
    isSubmitting: false,
    problem: null,
    phone: '1-800-555-0142',
    variant: 'business' as const,
    recoveryAddress: '/account-recovery',
    createAddress: '/create-account',
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1-800-555-0142' })).toHaveAttribute(
      'href',
      'tel:18005550142',
    );
    await expect(canvas.getByRole('link', { name: /^(Forgot|¿Olvidó)/ })).toHaveAttribute(
      'href',
      '/account-recovery',
    );
  },
});

export const OnPhone = meta.story({
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const night = canvasElement.querySelector('[data-part="night"]')?.getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(night?.height).toBeGreaterThan(100);
    await expect(heading.top).toBeGreaterThanOrEqual(night?.bottom ?? Number.NaN);
    await expect(heading.left).toBeGreaterThan(0);
  },
});

/** The same page on a desk: the sheet stands in its middle. */
export const Wide = meta.story({
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector('[data-part="night"]')?.parentElement?.getBoundingClientRect();
    await expect(sheet?.left).toBeGreaterThanOrEqual(32);
    await expect(document.documentElement.clientWidth - (sheet?.right ?? Number.NaN)).toBe(sheet?.left);
  },
});

export const Remembered = meta.story({ args: { rememberedUsername: 'maple' } });

export const SignedOut = meta.story({ args: { arrival: 'signedOut' } });

export const Expired = meta.story({ args: { arrival: 'expired', rememberedUsername: 'maple' } });

/** The session ended before its time: signed out elsewhere, or after a change of the password. */
export const Refused = meta.story({ args: { arrival: 'refused', rememberedUsername: 'maple' } });

export const Submitting = meta.story({ args: { isSubmitting: true, rememberedUsername: 'maple' } });

export const WrongPassword = meta.story({
  args: {
    rememberedUsername: 'maple',
    problem: (
      <Alert tone="critical" role="alert" title="The username and password don’t match.">
        Check both and try again, or call{' '}
        <Link variant="inline" href="tel:18005550142">
          1-800-555-0142
        </Link>
        .
      </Alert>
    ),
  },
});

/** Where the browser knows passkeys: offered below, and never in the way. */
export const WithPasskey = meta.story({
  args: { onPasskey: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /(passkey|llave de acceso)$/ }));
    await expect(args.onPasskey).toHaveBeenCalledWith(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const WaitingForPasskey = meta.story({ args: { onPasskey: fn(), isPasskeyBusy: true } });

export const PasskeyRefused = meta.story({
  args: { onPasskey: fn(), problem: <OutcomeNotice code="LW-AUT-052" role="alert" /> },
  tags: ['outcome:LW-AUT-052'],
});

export const NotReached = meta.story({
  args: { rememberedUsername: 'maple', problem: <NotReachedNotice /> },
});

/** Sent empty: a summary with the focus, in the order of the fields, and a message by each. */
export const Invalid = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const input of canvasElement.querySelectorAll('input[type="text"], input[type="password"]')) {
      await expect(input).toBeRequired();
      await expect(input).toBeValid();
    }
    await userEvent.click(canvas.getByRole('button', { name: /^(Sign in|Iniciar sesión)$/ }));
    const summary = canvas.getByRole('group', { name: /errors|errores/ });
    const invalid = [...canvasElement.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => `#${id}`);
    await expect(invalid).toHaveLength(2);
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(invalid);
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Typed and sent with the keyboard alone; what was typed stays when the answer is no. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: /Username|Nombre de usuario/ }));
    await userEvent.keyboard('maple');
    await userEvent.tab();
    await userEvent.keyboard('correct horse{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'maple',
      password: 'correct horse',
      rememberMe: false,
    });
    await expect(canvas.getByRole('textbox', { name: /Username|Nombre de usuario/ })).toHaveValue('maple');
  },
});
