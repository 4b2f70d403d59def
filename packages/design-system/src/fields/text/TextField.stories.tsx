import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { inColumn, wholePage } from '../field/in-column.tsx';
import { textFieldAccessibility } from './TextField.accessibility.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = preview.meta({
  id: 'components-textfield',
  title: 'Components/Forms/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: { accessibility: textFieldAccessibility },
  decorators: [inColumn],
  args: { label: 'Email address', type: 'email', autoComplete: 'email' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.click(canvas.getByText('Email address'));
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'office@maplest.example');
    await expect(input).toHaveValue('office@maplest.example');
  },
});

export const Filled = meta.story({ args: { defaultValue: 'office@maplest.example' } });

export const WithDescription = meta.story({
  args: { description: 'Receipts go here. You can change it later in your profile.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^Receipts go here/);
  },
});

/** Said to assistive technology, and left to the form to check: the browser's own bubble speaks another language. */
export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(input).toHaveAttribute('aria-required', 'true');
    await expect(input.required).toBe(false);
  },
});

export const Invalid = meta.story({
  args: { defaultValue: 'office@', errorMessage: 'Enter an email address such as name@example.com' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter an email address such as name@example.com');
  },
});

export const Disabled = meta.story({
  args: { defaultValue: 'office@maplest.example', isDisabled: true },
});

export const LongContent = meta.story({
  args: {
    label: 'The email address to which we send receipts, notices and everything else about this account',
    description:
      'Everyone who pays for this account sees this address, and so do the people who help them by phone.',
    defaultValue: 'accounts.payable.department@a-very-long-company-name-with-many-words.example',
    errorMessage:
      'This address does not take mail at the moment. Use another one, or try this one again tomorrow.',
  },
});

export const KeepsItsPlace = meta.story({
  render: (args) => (
    <>
      <TextField {...args} label="First without an error" />
      <TextField {...args} label="Second with an error" errorMessage="Enter an email address" />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox').map((input) => {
      const field = input.closest('[data-rac]:not(input)');
      return field?.getBoundingClientRect().height;
    });
    await expect(first).toBe(second);
  },
});

const axes = permutations<TextFieldProps>({
  description: [undefined, 'A hint'],
  errorMessage: [undefined, 'What is wrong'],
  isDisabled: [false, true],
  width: ['full', 'medium', 'short'],
});

export const Permutations = meta.story({
  parameters: wholePage,
  render: () => (
    <PermutationPage<TextFieldProps> of={axes}>
      {(props) => <TextField defaultValue="A value" {...props} label="A label" />}
    </PermutationPage>
  ),
});

export const ReachedByKeyboard = meta.story({
  render: (args) => (
    <>
      <TextField {...args} label="Not now" isDisabled />
      <TextField {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
  },
});
