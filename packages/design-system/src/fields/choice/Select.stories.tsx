import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CalendarIcon } from '../../components/Icon/icons.ts';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { inColumn, wholePage } from '../field/in-column.tsx';
import { selectAccessibility } from './Select.accessibility.ts';
import { Select, type SelectProps } from './Select.tsx';

const options = [
  { id: 'checking', label: 'Checking' },
  { id: 'savings', label: 'Savings' },
  { id: 'businessChecking', label: 'Business checking' },
  { id: 'businessSavings', label: 'Business savings', isDisabled: true },
];

const meta = preview.meta({
  id: 'components-select',
  title: 'Components/Forms/Select',
  component: Select,
  tags: ['autodocs'],
  parameters: { accessibility: selectAccessibility },
  decorators: [inColumn],
  args: { label: 'Account type', placeholder: 'Choose a type', options, onChange: fn() },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'businessChecking' } });

export const Open = meta.story({
  args: { defaultValue: 'savings' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account type/ }));
    await expect(await screen.findByRole('option', { name: 'Savings' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const ChosenByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('savings');
    const button = canvas.getByRole('button', { name: /Savings/ });
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Among buttons: what it chooses is spoken, and needs no line of its own. */
export const AsButton = meta.story({
  args: { look: 'button', icon: CalendarIcon, label: 'Statement date', defaultValue: 'savings' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Savings.*Statement date|Statement date.*Savings/ });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});

export const WithDescription = meta.story({
  args: { description: 'It stands on your checks and statements' },
});

export const Invalid = meta.story({ args: { errorMessage: 'Choose the type of the account' } });

export const Disabled = meta.story({ args: { defaultValue: 'checking', isDisabled: true } });

export const LongContent = meta.story({
  args: {
    defaultValue: 'long',
    options: [
      ...options,
      { id: 'long', label: 'An account held in trust for several partners with a right of first refusal' },
    ],
  },
});

const axes = permutations<Pick<SelectProps, 'defaultValue' | 'errorMessage' | 'isDisabled' | 'description'>>({
  defaultValue: [null, 'checking'],
  description: [undefined, 'A hint'],
  errorMessage: [undefined, 'Choose one'],
  isDisabled: [false, true],
});

export const Permutations = meta.story({
  parameters: wholePage,
  render: () => (
    <PermutationPage<(typeof axes)[number]> of={axes}>
      {(props) => <Select label="Account type" placeholder="Choose a type" options={options} {...props} />}
    </PermutationPage>
  ),
});

export const ClosedByEscape = meta.story({
  args: { defaultValue: 'savings' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: /Savings/ })).toHaveFocus());
  },
});
