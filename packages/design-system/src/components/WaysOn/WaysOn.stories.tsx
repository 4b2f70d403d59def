import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inFlow, onPhone, padded } from '../../foundations/frames.tsx';
import { BankIcon, CardIcon, EditIcon } from '../Icon/icons.ts';
import { waysOnAccessibility } from './WaysOn.accessibility.ts';
import { WaysOn } from './WaysOn.tsx';

const [preferred, other, amount] = [fn(), fn(), fn()];

const meta = preview.meta({
  title: 'Components/WaysOn',
  component: WaysOn,
  tags: ['autodocs'],
  parameters: { ...padded, accessibility: waysOnAccessibility },
  args: {
    title: 'Pay $100.00 another way',
    ways: [
      {
        id: 'preferred',
        icon: BankIcon,
        title: 'Business checking ···· 6789',
        note: 'You’ll review it before you pay',
        verb: 'Use it',
        onPress: preferred,
      },
      {
        id: 'other',
        icon: CardIcon,
        title: 'Another card or bank account',
        note: 'You’ll keep the amount and the date',
        verb: 'Choose',
        onPress: other,
      },
      {
        id: 'amount',
        icon: EditIcon,
        title: 'Another amount',
        note: 'Pay part of it now and the rest later',
        verb: 'Change',
        onPress: amount,
      },
    ],
  },
});

export const Default = meta.story({
  decorators: [inFlow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Business checking .*Use it$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(preferred).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Another amount Pay part of it now and the rest later Change' }),
    ).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(amount).toHaveBeenCalledOnce();
  },
});

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    title: 'Pague los $13,395.46 de otra manera',
    ways: [
      {
        id: 'preferred',
        icon: BankIcon,
        title: 'Cuenta de cheques de la asociación de vecinos ···· 6789',
        note: 'Podrá revisarlo todo antes de que se haga el cobro',
        verb: 'Usar esta cuenta',
        onPress: preferred,
      },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
