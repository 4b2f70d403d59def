import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn } from '../field/in-column.tsx';
import { expiryFieldAccessibility } from './ExpiryField.accessibility.ts';
import { ExpiryField } from './ExpiryField.tsx';

const meta = preview.meta({
  id: 'components-expiryfield',
  title: 'Components/Forms/ExpiryField',
  component: ExpiryField,
  tags: ['autodocs'],
  parameters: { accessibility: expiryFieldAccessibility },
  decorators: [inColumn],
  args: { label: 'Expires', description: 'Month and year, as on the card', onChange: fn() },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: '12/27' } });

export const Typed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Expires' });
    await expect(input).toHaveAttribute('autocomplete', 'cc-exp');
    await userEvent.type(input, '1227');
    await expect(input).toHaveValue('12/27');
    await expect(args.onChange).toHaveBeenLastCalledWith('12/27');
  },
});

export const TypedWithAFullYear = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12/2027');
    await expect(canvas.getByRole('textbox')).toHaveValue('12/27');
  },
});

export const FilledByAPasswordManager = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('2027-12');
    await expect(canvas.getByRole('textbox')).toHaveValue('12/27');
  },
});

export const DeletedByBackspace = meta.story({
  args: { defaultValue: '12/27' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('12');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(input).toHaveValue('');
  },
});

export const Invalid = meta.story({
  args: { defaultValue: '13/27', errorMessage: 'Please enter a valid date as MMYY.' },
});

export const Disabled = meta.story({ args: { defaultValue: '12/27', isDisabled: true } });
