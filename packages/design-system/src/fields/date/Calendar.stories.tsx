import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../foundations/frames.tsx';
import { inColumn, wholePage } from '../field/in-column.tsx';
import { calendarAccessibility } from './Calendar.accessibility.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { sampleRange, sampleWords } from './sample-days.ts';

/** Holds the day that is chosen, as a form does. */
function Held(props: CalendarProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Calendar
      {...props}
      value={value}
      onChange={(date) => {
        setValue(date);
        props.onChange(date);
      }}
    />
  );
}

const meta = preview.meta({
  id: 'components-calendar',
  title: 'Components/Forms/Calendar',
  component: Calendar,
  tags: ['autodocs', 'mode:forced-colours'],
  parameters: {
    accessibility: calendarAccessibility,
    docs: { story: { inline: false, height: '700px' } },
    ...wholePage,
  },
  decorators: [inColumn],
  args: { 'aria-label': 'Payment date', value: null, words: sampleWords, ...sampleRange, onChange: fn() },
  render: (args) => <Held {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /November 21, 2026, Today/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /November 28, 2026, Bill due/ })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /November 30, 2026, Auto Pay: Auto Pay will charge \$133\.25/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Not available')).toBeVisible();
    await expect(canvas.queryByText('Your day')).toBeNull();
  },
});

export const Filled = meta.story({ args: { value: '2026-11-25' } });

export const OnPhone = meta.story({ globals: onPhone, args: { value: '2026-11-25' } });

/** Tab reaches those buttons of the month that lead anywhere, then one day. */
async function toDays(userEvent: { tab: () => Promise<void> }, buttons = 2) {
  for (let stop = 0; stop <= buttons; stop += 1) await userEvent.tab();
}

export const ChosenByKeyboard = meta.story({
  args: { value: '2026-12-10' },
  play: async ({ args, canvas, userEvent }) => {
    await toDays(userEvent);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /December 10, 2026, Your day/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-02');
    await expect(canvas.getByRole('button', { name: /December 2, 2026, Your day/ })).toHaveFocus();
  },
});

/** The chosen day's line stands until the customer is on a day of which there is something to know. */
export const ChosenDayStaysTold = meta.story({
  args: { value: '2026-11-26' },
  play: async ({ canvas, userEvent }) => {
    const chosenIsTold = async () => {
      await expect(canvas.getByText('November 26')).toBeVisible();
      await expect(canvas.queryByText(sampleWords.range)).toBeNull();
    };
    await chosenIsTold();
    await toDays(userEvent, 1);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /November 27, 2026/ })).toHaveFocus());
    await chosenIsTold();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('November 28')).toBeVisible();
  },
});

export const UnavailableDayExplainsItself = meta.story({
  args: { value: '2026-11-23' },
  play: async ({ args, canvas, userEvent }) => {
    await toDays(userEvent, 1);
    const legend = canvas.getByText('Not available');
    const { top } = legend.getBoundingClientRect();
    await userEvent.keyboard('{ArrowLeft}');
    const tomorrow = canvas.getByRole('button', { name: /November 22, 2026, Not available: Too late/ });
    await waitFor(() => expect(tomorrow).toHaveFocus());
    await expect(canvas.getByText(/Too late for tomorrow/)).toBeVisible();
    await expect(legend.getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(tomorrow);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const EdgesOfTheRange = meta.story({
  args: { value: '2027-01-20' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /January 20, 2027/ })).toHaveFocus());
  },
});

export const WithoutMarks = meta.story({
  args: { unavailable: () => undefined, markOf: () => undefined, dueDate: '2027-02-01' },
});

export const TurnsTheMonth = meta.story({
  args: { value: '2026-12-25' },
  play: async ({ canvas, userEvent }) => {
    await toDays(userEvent);
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /November 25, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /December 25, 2026/ })).toHaveFocus());
  },
});

/** At the end of a month there may be nothing left in it to choose. */
export const OpensWhereDaysCanBeChosen = meta.story({
  args: { opensOn: '2026-12-01' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /December 1, 2026/ })).toBeVisible();
    await expect(canvas.getByText(sampleWords.range)).toBeVisible();
    await toDays(userEvent);
    await expect(await canvas.findByText(/After your due date\./)).toBeVisible();
  },
});

/** A month that is turned to is on no day: nothing is said of one until the customer is on it. */
export const TurnedToSaysNothingOfADay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(await canvas.findByRole('button', { name: /December 21, 2026/ })).toBeVisible();
    await expect(canvas.getByText(sampleWords.range)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /December 21, 2026/ }));
    await expect(await canvas.findByText(/After your due date\./)).toBeVisible();
  },
});
