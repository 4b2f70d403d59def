import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn } from '../field/in-column.tsx';
import { postalCodeFieldAccessibility } from './PostalCodeField.accessibility.ts';
import { PostalCodeField } from './PostalCodeField.tsx';

const meta = preview.meta({
  id: 'components-postalcodefield',
  title: 'Components/Forms/PostalCodeField',
  component: PostalCodeField,
  tags: ['autodocs'],
  parameters: { accessibility: postalCodeFieldAccessibility },
  decorators: [inColumn],
  args: { label: 'ZIP code', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '0a4 10 17');
    await expect(canvas.getByRole('textbox')).toHaveValue('04101');
    await expect(args.onChange).toHaveBeenLastCalledWith('04101');
  },
});

export const FilledFromAnAddressBook = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('04101-1234');
    await expect(canvas.getByRole('textbox')).toHaveValue('04101');
  },
});

export const Filled = meta.story({ args: { defaultValue: '04101' } });

export const Invalid = meta.story({
  args: { defaultValue: '041', errorMessage: 'Enter the five digits of your ZIP code' },
});

export const Disabled = meta.story({ args: { defaultValue: '04101', isDisabled: true } });
