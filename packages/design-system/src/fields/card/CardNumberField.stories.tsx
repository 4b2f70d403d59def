import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { inColumn, wholePage } from '../field/in-column.tsx';
import { cardNumberFieldAccessibility } from './CardNumberField.accessibility.ts';
import { CardNumberField, type CardNumberFieldProps } from './CardNumberField.tsx';
import { detectSampleBrand, sampleBrandNames } from './detect-sample-brand.ts';

const meta = preview.meta({
  id: 'components-cardnumberfield',
  title: 'Components/Forms/CardNumberField',
  component: CardNumberField,
  tags: ['autodocs'],
  parameters: { accessibility: cardNumberFieldAccessibility },
  decorators: [inColumn],
  args: {
    label: 'Card number',
    detectBrand: detectSampleBrand,
    brandNames: sampleBrandNames,
    onChange: fn(),
  },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: '4242424242424242' } });

export const Typed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Card number' });
    await expect(input).toHaveAttribute('autocomplete', 'cc-number');
    await userEvent.type(input, '5555555555554444');
    await expect(input).toHaveValue('5555 5555 5555 4444');
    await expect(args.onChange).toHaveBeenLastCalledWith('5555555555554444');
    await expect(canvas.getByText('Mastercard')).toBeInTheDocument();
  },
});

export const AmericanExpress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '378282246310005');
    await expect(canvas.getByRole('textbox')).toHaveValue('3782 822463 10005');
    await expect(args.onChange).toHaveBeenLastCalledWith('378282246310005');
    await expect(canvas.getByText('American Express')).toBeInTheDocument();
  },
});

export const PastedWithDashes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('4242-4242 4242-4242');
    await expect(canvas.getByRole('textbox')).toHaveValue('4242 4242 4242 4242');
    await expect(args.onChange).toHaveBeenLastCalledWith('4242424242424242');
  },
});

export const CaretStaysInTheMiddle = meta.story({
  args: { defaultValue: '4242424242' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '17', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(input).toHaveValue('4242 1742 4242');
    await expect(input.selectionStart).toBe(7);
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('4242 1742 4242');
    await expect(input.selectionStart).toBe(7);
  },
});

export const BackspaceCrossesASpace = meta.story({
  args: { defaultValue: '42421' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    await expect(input).toHaveValue('4241');
    await expect(input.selectionStart).toBe(3);
    await expect(args.onChange).toHaveBeenLastCalledWith('4241');
  },
});

export const Invalid = meta.story({
  args: { defaultValue: '4242424242424241', errorMessage: 'Check the card number: one digit is not right' },
});

export const Disabled = meta.story({ args: { defaultValue: '6011111111111117', isDisabled: true } });

const axes = permutations<Pick<CardNumberFieldProps, 'defaultValue' | 'errorMessage' | 'isDisabled'>>({
  defaultValue: ['', '4242424242424242', '5555555555554444', '378282246310005', '6011111111111117'],
  errorMessage: [undefined, 'Check the card number'],
  isDisabled: [false, true],
});

export const Permutations = meta.story({
  parameters: wholePage,
  render: (args) => (
    <PermutationPage<(typeof axes)[number]> of={axes}>
      {(props) => <CardNumberField {...args} {...props} />}
    </PermutationPage>
  ),
});
