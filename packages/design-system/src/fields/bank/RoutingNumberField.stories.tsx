import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn } from '../field/in-column.tsx';
import { routingNumberFieldAccessibility } from './RoutingNumberField.accessibility.ts';
import { RoutingNumberField } from './RoutingNumberField.tsx';

const meta = preview.meta({
  id: 'components-routingnumberfield',
  title: 'Components/Forms/RoutingNumberField',
  component: RoutingNumberField,
  tags: ['autodocs'],
  parameters: { accessibility: routingNumberFieldAccessibility },
  decorators: [inColumn],
  args: {
    label: 'Routing number',
    description: 'The nine digits at the lower left of a check',
    onChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Routing number' });
    await expect(input).toHaveAttribute('autocomplete', 'off');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(input);
    await userEvent.paste('0110-0001-5');
    await expect(input).toHaveValue('011000015');
    await expect(args.onChange).toHaveBeenLastCalledWith('011000015');
  },
});

export const OneDigitTooMany = meta.story({
  args: { defaultValue: '0110000151', errorMessage: 'A routing number has nine digits; this has ten' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('0110000151');
  },
});

export const Filled = meta.story({ args: { defaultValue: '011000015' } });

/** Whose number it is stands in the field as soon as that is known. */
export const BankKnown = meta.story({
  args: { defaultValue: '999000001', bankName: 'First Sample Bank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First Sample Bank')).toBeVisible();
  },
});

export const BankKnownOnPhone = meta.story({
  args: { defaultValue: '999000001', bankName: 'Example Federal Credit Union' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Invalid = meta.story({
  args: { defaultValue: '011000016', errorMessage: 'No bank has this routing number. Check the digits.' },
});

export const Disabled = meta.story({ args: { defaultValue: '011000015', isDisabled: true } });
