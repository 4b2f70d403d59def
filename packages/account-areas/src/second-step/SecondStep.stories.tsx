import { OutcomeNotice } from '@linework/parts/outcomes';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SecondStepScreen } from './SecondStepScreen.tsx';

const meta = preview.meta({
  title: 'Areas/Second step',
  parameters: { layout: 'padded' },
  component: SecondStepScreen,
  tags: ['route:/login', 'mode:forced-colours', 'mode:pseudo-long'],
  args: {
    isSubmitting: false,
    problem: null,
    isOver: false,
    spareCodesLeft: null,
    phone: '1-800-555-0142',
    variant: 'business' as const,
    onCode: fn(),
    onContinue: fn(),
    onStartOver: fn(),
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
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: /^(Code from your app|Código de su aplicación)/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '482 039');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('482 039');
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

export const RecoveryCode = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Use a recovery|Usar un código)/ }));
    const field = canvas.getByRole('textbox', { name: /^(Recovery code|Código de recuperación)/ });
    await userEvent.type(field, '7k3qd-x9mwa');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('7k3qd-x9mwa');
  },
});

/** What can be no code is not sent; the summary has the focus. */
export const Invalid = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12345');
    await userEvent.keyboard('{Enter}');
    const summary = canvas.getByRole('group', { name: /errors|errores/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onCode).not.toHaveBeenCalled();
  },
});

export const Submitting = meta.story({ args: { isSubmitting: true } });

export const WrongCode = meta.story({
  args: { problem: <OutcomeNotice code="LW-AUT-049" role="alert" /> },
  tags: ['outcome:LW-AUT-049'],
});

export const TooManyTries = meta.story({
  args: { problem: <OutcomeNotice code="LW-AUT-040" role="alert" values={{ waitSeconds: 16 }} /> },
  tags: ['outcome:LW-AUT-040'],
});

/** No code will do any more: starting over leads. */
export const Expired = meta.story({
  args: { isOver: true, problem: <OutcomeNotice code="LW-AUT-051" role="alert" /> },
  tags: ['outcome:LW-AUT-051'],
  play: async ({ canvas, args }) => {
    const startOver = canvas.getByRole('button', { name: /^(Start over|Empezar de nuevo)$/ });
    await expect(startOver).toHaveAttribute('data-variant', 'primary');
    await userEvent.click(startOver);
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
});

export const NineCodesLeft = meta.story({
  args: { spareCodesLeft: 9 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Continue|Continuar)$/ }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

export const LastCodeLeft = meta.story({ args: { spareCodesLeft: 1 } });

export const NoCodeLeft = meta.story({ args: { spareCodesLeft: 0 } });
