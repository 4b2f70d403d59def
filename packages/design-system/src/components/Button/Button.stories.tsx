import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn, padded, stacked } from '../../foundations/frames.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PrintIcon } from '../Icon/icons.ts';
import { buttonAccessibility } from './Button.accessibility.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  id: 'components-button',
  title: 'Components/Actions/Button',
  component: Button,
  tags: ['autodocs', 'mode:forced-colours', 'mode:pseudo-long'],
  parameters: { ...padded, accessibility: buttonAccessibility },
  args: { children: 'Pay $264.37', onPress: fn() },
});

export const Primary = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Secondary = meta.story({ args: { variant: 'secondary', children: 'Pay past due, $86.12' } });

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Change' } });

export const Destructive = meta.story({ args: { variant: 'destructive', children: 'Cancel this payment' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const FullWidth = meta.story({
  args: { isFullWidth: true, children: 'Pay $178.25 today' },
  decorators: [inColumn],
});

export const WithIcon = meta.story({
  args: { variant: 'secondary', children: 'Print', icon: <Icon of={PrintIcon} /> },
});

export const Busy = meta.story({
  args: { isBusy: true, busyLabel: 'Paying…' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Paying…' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const KeepsItsWidth = meta.story({
  decorators: [stacked],
  render: (args) => (
    <>
      <Button {...args} isBusy={false} busyLabel="Paying…" />
      <Button {...args} isBusy busyLabel="Paying…" />
    </>
  ),
  play: async ({ canvas }) => {
    const [ready, busy] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(busy).toBe(ready);
  },
});

export const AsLink = meta.story({
  render: () => <ButtonLink href="/billing">Back to billing</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to billing' })).toHaveAttribute('href', '/billing');
  },
});

export const LongContent = meta.story({
  args: {
    isFullWidth: true,
    children: 'Pagar el saldo vencido de $86.12 hoy, 21 de noviembre, con la cuenta terminada en 6789',
  },
  decorators: [inColumn],
});

const all = permutations<ButtonProps>({
  variant: ['primary', 'secondary', 'quiet', 'destructive'],
  isDisabled: [false, true],
  isBusy: [false, true],
});

export const Permutations = meta.story({
  render: () => (
    <PermutationPage of={all}>
      {(props) => (
        <Button {...props} busyLabel="Paying…">
          Pay $264.37
        </Button>
      )}
    </PermutationPage>
  ),
});

export const PressedWithSpace = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const PassedOverWhileDisabled = meta.story({
  decorators: [stacked],
  render: (args) => (
    <>
      <Button {...args} isDisabled />
      <Button {...args} isBusy busyLabel="Paying…" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pay $264.37' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Paying…' })).toHaveFocus();
  },
});
