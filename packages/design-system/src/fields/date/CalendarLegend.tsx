import type { CalendarDate } from '@internationalized/date';
import { styled } from 'styled-components';
import { hatch } from '../../tokens/hatch.ts';
import { daysOfMonth } from './calendar-dates.ts';
import type { CalendarWords, DayMark } from './calendar-words.ts';

interface CalendarLegendProps {
  id: string;
  month: CalendarDate;
  chosen: string | undefined;
  dueDate: string | undefined;
  unavailable: (date: string) => string | undefined;
  markOf: (date: string) => DayMark | undefined;
  words: CalendarWords;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-4) var(--lw-space-16);
  margin-block-start: var(--lw-space-16);
  padding-block-start: var(--lw-space-16);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  line-height: var(--lw-line-height-13);

  &:empty {
    display: none;
  }

  & > li {
    display: flex;
    align-items: center;
    gap: var(--lw-space-8);
  }
`;

/* Each as its days look. */
const Sign = styled.span`
  position: relative;
  isolation: isolate;
  flex: none;
  box-sizing: border-box;
  inline-size: 0.875rem;
  block-size: 0.875rem;
  border: var(--lw-border-hairline) solid var(--lw-color-line-strong);
  border-radius: 0.25rem;
  forced-color-adjust: none;

  &[data-sign="selected"] {
    border-color: var(--lw-color-brand);
    background: var(--lw-color-brand);
  }

  &[data-sign="dueDate"] {
    border: var(--lw-border-strong) solid var(--lw-color-warning);
  }

  &[data-sign="planned"] {
    border: var(--lw-border-hairline) dashed var(--lw-color-brand);
  }

  &[data-sign="atOnce"] {
    border: var(--lw-border-strong) dotted var(--lw-color-warning);
  }

  &[data-sign="unavailable"]::before {
    --hatch-color: var(--lw-color-line-strong);

    ${hatch}
  }
`;

/** What the looks of the month shown mean: those that are in it, and no others. */
export function CalendarLegend(props: CalendarLegendProps) {
  const { id, month, chosen, dueDate, unavailable, markOf, words } = props;
  const days = daysOfMonth(month);
  const isHere = {
    selected: days.some((day) => day === chosen),
    dueDate: days.some((day) => day === dueDate),
    planned: days.some((day) => markOf(day)?.kind === 'planned'),
    atOnce: days.some((day) => markOf(day)?.kind === 'atOnce'),
    unavailable: days.some((day) => unavailable(day) !== undefined),
  };
  const signs = (['selected', 'dueDate', 'planned', 'atOnce', 'unavailable'] as const).filter(
    (sign) => isHere[sign],
  );
  return (
    <List id={id}>
      {signs.map((sign) => (
        <li key={sign}>
          <Sign data-sign={sign} />
          {words[sign]}
        </li>
      ))}
    </List>
  );
}
