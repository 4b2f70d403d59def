import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { inColumn, wholePage } from '../field/in-column.tsx';
import { checkboxAccessibility } from './Checkbox.accessibility.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const meta = preview.meta({
  id: 'components-checkbox',
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  parameters: { accessibility: checkboxAccessibility },
  tags: ['autodocs', 'mode:forced-colours', 'mode:pseudo-long'],
  decorators: [inColumn],
  args: { label: 'Save this card for next time', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Save this card for next time' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const Filled = meta.story({ args: { defaultSelected: true } });

export const Indeterminate = meta.story({ args: { label: 'All locations', isIndeterminate: true } });

export const WithDescription = meta.story({
  args: { description: 'Only its last four digits are shown, to you and to your admins.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/last four digits/);
  },
});

export const Invalid = meta.story({
  args: {
    label: 'I accept the electronic payment terms',
    errorMessage: 'Accept the terms to go on',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to go on');
  },
});

/** Boxes stand close together: the error of one keeps clear of the next, on however many lines it is said. */
export const InvalidAmongOthers = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <Checkbox
        {...args}
        label="I accept the electronic payment terms"
        errorMessage="Accept the electronic payment terms to go on, or choose another way to pay"
      />
      <Checkbox {...args} label="I accept the terms of service" />
    </>
  ),
  play: async ({ canvas }) => {
    const error = canvas.getByText(/^Accept the electronic payment terms/).getBoundingClientRect();
    const next = canvas.getByText('I accept the terms of service').getBoundingClientRect();
    await expect(next.top - error.bottom).toBeGreaterThanOrEqual(6);
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongContent = meta.story({
  args: {
    label:
      'I allow you to charge this account on the 22nd of every month for the amount then due, until I take this back in writing or in my profile',
    description: 'A copy of what you accept here is kept for you, in the language in which you accepted it.',
  },
});

const axes = permutations<
  Pick<CheckboxProps, 'defaultSelected' | 'isIndeterminate' | 'errorMessage' | 'isDisabled'>
>({
  defaultSelected: [false, true],
  isIndeterminate: [false, true],
  errorMessage: [undefined, 'Accept the terms'],
  isDisabled: [false, true],
});

export const Permutations = meta.story({
  parameters: wholePage,
  render: () => (
    <PermutationPage<(typeof axes)[number]> of={axes}>
      {(props) => <Checkbox label="A box" description="A hint" {...props} />}
    </PermutationPage>
  ),
});
