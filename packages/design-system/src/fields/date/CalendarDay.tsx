import type { CalendarDate } from '@internationalized/date';
import { CalendarCell } from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { focusRing } from '../field/control.ts';
import { formatCalendarDate } from './calendar-dates.ts';
import type { CalendarWords } from './calendar-words.ts';

export interface CalendarDayProps {
  date: CalendarDate;
  isToday: boolean;
  isDue: boolean;
  reason: string | undefined;
  words: CalendarWords;
}

const Cell = styled(CalendarCell)`
  position: relative;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  min-block-size: var(--lw-control-height);
  margin: 1px;
  border: var(--lw-border-strong) solid transparent;
  border-radius: var(--lw-radius-control);
  color: var(--lw-color-ink);
  font-size: min(var(--lw-font-size-16), 7cqi);
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  outline: none;
  cursor: pointer;

  &[data-outside-month] {
    visibility: hidden;
  }

  &[data-business-today] {
    border-color: var(--lw-color-line-strong);
    font-weight: var(--lw-font-weight-semibold);
  }

  &[data-hovered] {
    background: var(--lw-color-brand-soft);
  }

  &[data-disabled] {
    color: var(--lw-color-muted);
    opacity: 0.55;
    cursor: default;
  }

  &[data-unavailable] {
    color: var(--lw-color-muted);
    text-decoration: line-through;
    cursor: not-allowed;
  }

  &[data-selected] {
    border-color: var(--lw-color-brand);
    background: var(--lw-color-brand);
    color: var(--lw-color-on-brand);
    font-weight: var(--lw-font-weight-semibold);
  }

  &[data-focus-visible] {
    ${focusRing}
    z-index: 1;
  }

  &[data-due]::after {
    content: '';
    position: absolute;
    inset-block-end: var(--lw-space-4);
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border-radius: var(--lw-radius-pill);
    background: var(--lw-color-warning);
  }

  &[data-due][data-selected]::after {
    background: currentcolor;
  }

  @media (forced-colors: active) {
    &:not([data-business-today], [data-selected]) {
      border-color: Canvas;
    }

    &[data-disabled],
    &[data-unavailable] {
      color: GrayText;
    }

    &[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }

    &[data-due]::after {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;

/** A day in the calendar, which says all that its looks say. */
export function CalendarDay({ date, isToday, isDue, reason, words }: CalendarDayProps) {
  const { locale } = useLocale();
  const spoken = (isSelected: boolean) =>
    [
      formatCalendarDate(date, locale),
      isToday && words.today,
      isSelected && words.selected,
      isDue && words.dueDate,
      reason !== undefined && `${words.unavailable}: ${reason}`,
    ]
      .filter(Boolean)
      .join(', ');
  const marks = { 'data-business-today': isToday || undefined, 'data-due': isDue || undefined };
  return (
    <Cell
      date={date}
      render={(props, { isSelected }) => (
        <div {...props} {...marks} {...{ 'aria-label': spoken(isSelected) }} />
      )}
    />
  );
}
