import type { CalendarDate } from '@internationalized/date';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { formatShortDate, listDays, reasonsOfMonth } from './calendar-dates.ts';
import type { CalendarWords } from './calendar-words.ts';

interface CalendarLegendProps {
  id: string;
  month: CalendarDate;
  min: string | undefined;
  max: string | undefined;
  dueDate: string | undefined;
  unavailable: ((date: string) => string | undefined) | undefined;
  /** The day the keyboard or a finger is on: its reason stands out. */
  visited: string | undefined;
  words: CalendarWords;
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-8);
  margin: var(--lw-space-12) 0 0;
  padding: var(--lw-space-12) 0 0;
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  list-style: none;
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  &:empty {
    display: none;
  }

  & > li {
    display: flex;
    gap: var(--lw-space-8);
    color: var(--lw-color-body);
  }

  & > li[data-visited] {
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }
`;

const Sign = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 1.25rem;
  block-size: var(--lw-line-height-14);
  color: var(--lw-color-muted);

  &[data-due]::after {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: var(--lw-radius-pill);
    background: var(--lw-color-warning);
    forced-color-adjust: none;
  }

  &[data-struck]::after {
    content: '';
    inline-size: 100%;
    border-block-start: var(--lw-border-strong) solid var(--lw-color-muted);
  }
`;

const Days = styled.span`
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-semibold);
  font-variant-numeric: tabular-nums;
`;

/** What the marks of the month shown mean: the due date, and each reason with the days it holds for. */
export function CalendarLegend({
  id,
  month,
  min,
  max,
  dueDate,
  unavailable,
  visited,
  words,
}: CalendarLegendProps) {
  const { locale } = useLocale();
  const reasons = unavailable ? reasonsOfMonth(month, { min, max }, unavailable) : [];
  const isDueHere = dueDate?.slice(0, 7) === month.toString().slice(0, 7);
  return (
    <List id={id}>
      {isDueHere && dueDate && (
        <li>
          <Sign data-due />
          <span>
            <Days>{formatShortDate(dueDate, locale)}</Days> {words.dueDate}
          </span>
        </li>
      )}
      {reasons.map(({ reason, days }) => (
        <li key={reason} data-visited={(visited !== undefined && days.includes(visited)) || undefined}>
          <Sign data-struck />
          <span>
            <Days>{listDays(days, locale)}</Days> {reason}
          </span>
        </li>
      ))}
      {words.range && <li>{words.range}</li>}
    </List>
  );
}
