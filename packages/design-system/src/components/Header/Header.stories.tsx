import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../foundations/frames.tsx';
import { Alert } from '../Alert/Alert.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { BackIcon, LanguageIcon, SupportIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { headerAccessibility } from './Header.accessibility.ts';
import { Header } from './Header.tsx';
import { HeaderAction } from './HeaderAction.tsx';

const meta = preview.meta({
  id: 'components-header',
  title: 'Components/Layout/Header',
  component: Header,
  tags: ['autodocs'],
  parameters: { accessibility: headerAccessibility },
  args: {
    brand: <BrandMark name="Linework Business" href="/" />,
    children: (
      <>
        <HeaderAction icon={LanguageIcon} lang="es" onPress={fn()}>
          Español
        </HeaderAction>
        <HeaderAction icon={SupportIcon} onPhone="icon" href="tel:18005550142">
          Support: 1-800-555-0142
        </HeaderAction>
      </>
    ),
  },
});

export const SignedIn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Español' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Support: 1-800-555-0142' })).toBeVisible();
  },
});

export const OnPhone = meta.story({ globals: onPhone });

export const Unauthenticated = meta.story({ args: { variant: 'unauthenticated' } });

export const Simple = meta.story({
  args: {
    variant: 'simple',
    back: (
      <Link href="/billing">
        <Icon of={BackIcon} />
        Billing
      </Link>
    ),
  },
});

/** Whoever fills in a form, signed in or not, keeps help in sight. */
export const Webform = meta.story({
  args: { variant: 'webform' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Support: 1-800-555-0142' })).toBeVisible();
  },
});

/** Mobile service without the Auto Pay that it requires. */
export const MissingAutoPay = meta.story({
  args: {
    variant: 'missingAutoPay',
    notice: (
      <Alert tone="warning" title="Your mobile service needs Auto Pay." toneLabel="Warning:">
        Turn it on to keep your lines active.
      </Alert>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your mobile service needs Auto Pay.')).toBeVisible();
  },
});

export const Buyflow = meta.story({ args: { variant: 'buyflow' } });

export const Flat = meta.story({ args: { variant: 'flat' } });

export const Hidden = meta.story({
  args: { variant: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument();
  },
});

export const LongContent = meta.story({
  globals: onPhone,
  args: { brand: <BrandMark name="Soluciones Comunitarias Linework para Asociaciones de Vecinos" /> },
});

export const ReachedByKeyboard = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Linework Business' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Español' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Support: 1-800-555-0142' })).toHaveFocus();
  },
});
