import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { inColumn, wholePage } from '../field/in-column.tsx';
import { dateFieldAccessibility } from './DateField.accessibility.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';

const meta = preview.meta({
  id: 'components-datefield',
  title: 'Components/Forms/DateField',
  component: DateField,
  tags: ['autodocs'],
  parameters: { accessibility: dateFieldAccessibility },
  decorators: [inColumn],
  args: { label: 'From', description: 'MM/DD/YY', onChange: fn() },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: '2026-09-01' } });

export const Typed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'From' });
    await expect(input).toHaveAccessibleDescription('MM/DD/YY');
    await userEvent.type(input, '090126');
    await expect(input).toHaveValue('09/01/26');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-09-01', '09/01/26');
    await userEvent.type(input, '{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, '09/01/2');
  },
});

export const Invalid = meta.story({ args: { errorMessage: 'Enter a date as MM/DD/YY' } });

const axes = permutations<Pick<DateFieldProps, 'defaultValue' | 'errorMessage' | 'isDisabled'>>({
  defaultValue: [null, '2026-09-01'],
  errorMessage: [undefined, 'Enter a date as MM/DD/YY'],
  isDisabled: [false, true],
});

export const Permutations = meta.story({
  parameters: wholePage,
  render: () => (
    <PermutationPage<(typeof axes)[number]> of={axes}>
      {(props) => <DateField label="From" {...props} />}
    </PermutationPage>
  ),
});
