import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn } from '../field/in-column.tsx';
import { nameOnCardFieldAccessibility } from './NameOnCardField.accessibility.ts';
import { NameOnCardField } from './NameOnCardField.tsx';

const meta = preview.meta({
  id: 'components-nameoncardfield',
  title: 'Components/Forms/NameOnCardField',
  component: NameOnCardField,
  tags: ['autodocs'],
  parameters: { accessibility: nameOnCardFieldAccessibility },
  decorators: [inColumn],
  args: { label: 'Name on card', onChange: fn(), onCardNumberTyped: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name on card' });
    await expect(input).toHaveAttribute('autocomplete', 'cc-name');
    await userEvent.type(input, 'Studio 54 LLC');
    await expect(input).toHaveValue('Studio 54 LLC');
    await expect(args.onCardNumberTyped).not.toHaveBeenCalled();
  },
});

export const Filled = meta.story({ args: { defaultValue: 'Maple Street Bakery LLC' } });

export const CardNumberPasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('4242 4242 4242 4242');
    await expect(args.onCardNumberTyped).toHaveBeenCalledTimes(1);
    await expect(input).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const CardNumberTyped = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'Dana 4242 4242 4242 4242');
    await expect(args.onCardNumberTyped).toHaveBeenCalledTimes(1);
    await expect(input).toHaveValue('Dana');
    await userEvent.keyboard(' Ruiz');
    await expect(input).toHaveValue('Dana Ruiz');
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringMatching(/(\d\s*){8}/));
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'That was the card number. It goes into the field above; the name goes here.' },
});

export const Disabled = meta.story({ args: { defaultValue: 'Maple Street Bakery LLC', isDisabled: true } });
