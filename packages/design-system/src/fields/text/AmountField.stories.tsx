import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { inColumn, wholePage } from '../field/in-column.tsx';
import { amountFieldAccessibility } from './AmountField.accessibility.ts';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

const meta = preview.meta({
  id: 'components-amountfield',
  title: 'Components/Forms/AmountField',
  component: AmountField,
  tags: ['autodocs'],
  parameters: { accessibility: amountFieldAccessibility },
  decorators: [inColumn],
  args: { label: 'Amount in dollars', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '86.12');
    await expect(args.onChange).toHaveBeenLastCalledWith('86.12');
  },
});

export const Filled = meta.story({ args: { defaultValue: '1,234.56' } });

export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste(' $1,234.56 ');
    await expect(input).toHaveValue('1,234.56');
    await expect(args.onChange).toHaveBeenLastCalledWith('1,234.56');
  },
});

export const WithDescription = meta.story({
  args: { label: 'Other amount', description: 'Between $1.00 and $5,000.00' },
});

export const Invalid = meta.story({
  args: {
    defaultValue: '0.50',
    errorMessage: 'Please enter a payment amount between $1.00 and $5,000.00',
  },
});

export const Disabled = meta.story({ args: { defaultValue: '264.37', isDisabled: true } });

const axes = permutations<AmountFieldProps>({
  defaultValue: ['', '264.37', '123,456,789.00'],
  errorMessage: [undefined, 'Please enter a valid payment amount.'],
  isDisabled: [false, true],
});

export const Permutations = meta.story({
  parameters: wholePage,
  render: () => (
    <PermutationPage<AmountFieldProps> of={axes}>
      {(props) => <AmountField {...props} label="Amount in dollars" />}
    </PermutationPage>
  ),
});

export const NamedWithItsCurrency = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount in dollars' })).toBeVisible();
    await expect(canvas.getByText('$')).toHaveAttribute('aria-hidden', 'true');
  },
});
