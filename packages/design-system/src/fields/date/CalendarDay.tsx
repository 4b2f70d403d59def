import type { CalendarDate } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { formatCalendarDate } from './calendar-dates.ts';
import { calendarDayStyle } from './calendar-day-style.ts';
import type { CalendarWords, DayMark } from './calendar-words.ts';

export interface CalendarDayProps {
  date: CalendarDate;
  isToday: boolean;
  isDue: boolean;
  mark: DayMark | undefined;
  reason: string | undefined;
  words: CalendarWords;
}

const Cell = styled(CalendarCell)`
  ${calendarDayStyle}
`;

/** A day in the calendar, which says all that its looks say. */
export function CalendarDay({ date, isToday, isDue, mark, reason, words }: CalendarDayProps) {
  const { locale } = useLocale();
  const isUnavailable = reason !== undefined;
  const spoken = (isSelected: boolean) =>
    [
      formatCalendarDate(date, locale),
      isToday && words.today,
      isSelected && words.selected,
      isDue && words.dueDate,
      isUnavailable ? `${words.unavailable}: ${reason}` : mark && `${mark.word}: ${mark.text}`,
    ]
      .filter(Boolean)
      .join(', ');
  const planned = isDue || (isUnavailable && !mark?.isAlwaysShown) ? undefined : mark;
  const word = isDue ? words.due : (planned?.word ?? (isToday ? words.today : undefined));
  return (
    <Cell
      date={date}
      render={(props, { isSelected, isOutsideMonth, isDisabled }) => (
        <div
          {...props}
          {...{ 'aria-label': spoken(isSelected) }}
          {...(!isOutsideMonth &&
            !isDisabled && { 'data-due': isDue || undefined, 'data-mark': planned?.kind, 'data-word': word })}
        />
      )}
    >
      {({ formattedDate }) => <span>{formattedDate}</span>}
    </Cell>
  );
}
