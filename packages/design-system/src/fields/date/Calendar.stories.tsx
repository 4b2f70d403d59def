import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inColumn } from '../field/in-column.tsx';
import { calendarAccessibility } from './Calendar.accessibility.ts';
import { Calendar } from './Calendar.tsx';
import { sampleRange, sampleWords } from './sample-days.ts';

const meta = preview.meta({
  id: 'components-calendar',
  title: 'Components/Forms/Calendar',
  component: Calendar,
  tags: ['autodocs'],
  parameters: { accessibility: calendarAccessibility, docs: { story: { inline: false, height: '560px' } } },
  decorators: [inColumn],
  args: { 'aria-label': 'Payment date', words: sampleWords, ...sampleRange, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /November 21, 2026, today/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /November 30, 2026, due date/ })).toBeVisible();
    await expect(canvas.getByText(/Too late for tomorrow/)).toBeVisible();
  },
});

export const Filled = meta.story({ args: { defaultValue: '2026-11-25' } });

export const ChosenByKeyboard = meta.story({
  args: { defaultValue: '2026-11-25', autoFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /November 25, 2026, selected/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
  },
});

export const UnavailableDayExplainsItself = meta.story({
  args: { autoFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowRight}');
    const tomorrow = canvas.getByRole('button', { name: /November 22, 2026, not available: Too late/ });
    await waitFor(() => expect(tomorrow).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(tomorrow);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const SeveralDaysForOneReason = meta.story({
  args: { defaultValue: '2026-12-10' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 and 5')).toBeVisible();
  },
});

export const EdgesOfTheRange = meta.story({
  args: { defaultValue: '2027-01-20', autoFocus: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /January 20, 2027/ })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Next month' })).toBeDisabled();
  },
});

export const WithoutReasons = meta.story({
  args: { unavailable: () => undefined, dueDate: undefined, words: { ...sampleWords, range: undefined } },
});

export const TurnsTheMonth = meta.story({
  args: { defaultValue: '2026-11-25', autoFocus: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /December 25, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /November 25, 2026/ })).toHaveFocus());
  },
});
