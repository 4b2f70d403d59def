import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PermutationPage } from '../../foundations/PermutationPage.tsx';
import { permutations } from '../../foundations/permutations.ts';
import { inColumn, wholePage } from '../field/in-column.tsx';
import { datePickerAccessibility } from './DatePicker.accessibility.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';
import { sampleRange, sampleWords } from './sample-days.ts';

const meta = preview.meta({
  id: 'components-datepicker',
  title: 'Components/Forms/DatePicker',
  component: DatePicker,
  tags: ['autodocs'],
  parameters: { accessibility: datePickerAccessibility },
  decorators: [inColumn],
  args: {
    label: 'Payment date',
    description: 'MM/DD/YY, from today to 01/20/27',
    words: sampleWords,
    ...sampleRange,
    onChange: fn(),
  },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: '2026-11-25' } });

export const Typed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Payment date' });
    await userEvent.type(input, '1125');
    await expect(args.onChange).toHaveBeenLastCalledWith(null, '11/25');
    await userEvent.type(input, '26');
    await expect(input).toHaveValue('11/25/26');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25', '11/25/26');
  },
});

export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('2026-12-01');
    await expect(canvas.getByRole('textbox')).toHaveValue('12/01/26');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01', '12/01/26');
  },
});

function Held() {
  const [date, setDate] = useState<string | null>('2026-11-25');
  return (
    <DatePicker label="Payment date" words={sampleWords} {...sampleRange} value={date} onChange={setDate} />
  );
}

export const HeldByTheCaller = meta.story({
  render: () => <Held />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '{Backspace}');
    await expect(input).toHaveValue('11/25/2');
    await userEvent.type(input, '7');
    await expect(input).toHaveValue('11/25/27');
  },
});

/** A typed day outside the range, or one that says why it cannot be chosen, is no day that was chosen. */
export const TypedAndNotToBeHad = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '012127');
    await expect(await canvas.findByText('January 2027')).toBeVisible();
    await expect(canvas.queryByText('Your day')).toBeNull();
    await expect(canvas.getByText(sampleWords.range)).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, '112226');
    await expect(await canvas.findByText(/Too late for tomorrow/)).toBeVisible();
    await expect(canvas.queryByText('Your day')).toBeNull();
    await userEvent.clear(input);
    await userEvent.type(input, '112526');
    await expect(await canvas.findByText('Your day')).toBeVisible();
  },
});

export const ChosenByKeyboard = meta.story({
  args: { defaultValue: '2026-12-09' },
  play: async ({ args, canvas, userEvent }) => {
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    const chosen = await canvas.findByRole('button', { name: /December 9, 2026, Your day/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-10', '12/10/26');
    await expect(canvas.getByRole('textbox')).toHaveValue('12/10/26');
  },
});

/** The calendar turns to the month of a day that is typed. */
export const FollowsWhatIsTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '011527');
    await expect(await canvas.findByRole('button', { name: /January 15, 2027, Your day/ })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const Invalid = meta.story({
  args: { description: undefined, errorMessage: 'Please enter a valid date as MM/DD/YY' },
});

export const Disabled = meta.story({ args: { defaultValue: '2026-11-25', isDisabled: true } });

const axes = permutations<
  Pick<DatePickerProps, 'defaultValue' | 'errorMessage' | 'isDisabled' | 'description'>
>({
  defaultValue: [null, '2026-11-25'],
  description: [undefined, 'MM/DD/YY'],
  errorMessage: [undefined, 'Please enter a valid date as MM/DD/YY'],
  isDisabled: [false, true],
});

export const Permutations = meta.story({
  parameters: wholePage,
  render: () => (
    <PermutationPage<(typeof axes)[number]> of={axes}>
      {(props) => <DatePicker label="Payment date" words={sampleWords} {...sampleRange} {...props} />}
    </PermutationPage>
  ),
});
