import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import {
  Calendar as AriaCalendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { FieldButton } from '../field/FieldButton.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import { CalendarLegend } from './CalendarLegend.tsx';
import type { CalendarWords } from './calendar-words.ts';

export interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`; null for none. */
  value?: string | null | undefined;
  /** The day chosen at first, where the calendar keeps the choice itself. */
  defaultValue?: string | null | undefined;
  /** Called with the day that was chosen, `YYYY-MM-DD`. */
  onChange?: ((date: string) => void) | undefined;
  /** First and last day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Today where the business is, which need not be today where the reader is. */
  today?: string | undefined;
  /** The day the bill is due, `YYYY-MM-DD`: marked, and told in the legend. */
  dueDate?: string | undefined;
  /** Why a day cannot be chosen, in a sentence; nothing when it can. */
  unavailable?: ((date: string) => string | undefined) | undefined;
  /** The calendar's name, for a screen reader. */
  'aria-label': string;
  /** What its buttons, its legend and its days say. */
  words: CalendarWords;
  /** Takes the focus as it opens. */
  autoFocus?: boolean | undefined;
}

/** The month always has seven columns: text grown beyond them stops at what a column holds. */
const Column = styled(AriaCalendar)`
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: 24rem;
  color: var(--lw-color-body);
  font-family: var(--lw-font-family-text);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  & > h2 {
    margin: 0;
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
    font-size: min(var(--lw-font-size-16), 7cqi);
    line-height: 1.5;
    text-align: center;
  }

  & > button {
    min-inline-size: min(var(--lw-control-height), 14cqi);
    margin: 0;
    padding: 0;
  }
`;

const Grid = styled(CalendarGrid)`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;

  & th {
    padding-block: var(--lw-space-8);
    color: var(--lw-color-muted);
    font-weight: var(--lw-font-weight-medium);
    font-size: min(var(--lw-font-size-14), 5cqi);
    line-height: 1.5;
  }

  & td {
    padding: 0;
  }
`;

const day = (iso: string | null | undefined) => (iso ? parseDate(iso) : null);

/** A month to choose a day from. Days that cannot be chosen can still be visited, and say why. */
export function Calendar({ value, defaultValue, min, max, words, ...props }: CalendarProps) {
  const { onChange, unavailable, today, dueDate } = props;
  const legend = useId();
  const [visited, setVisited] = useState<string>();
  const start = value ?? defaultValue ?? min ?? today;
  return (
    <Column
      aria-label={props['aria-label']}
      aria-describedby={legend}
      autoFocus={props.autoFocus ?? false}
      {...(value !== undefined && { value: day(value) })}
      {...(defaultValue && { defaultValue: day(defaultValue) })}
      {...(start && { defaultFocusedValue: parseDate(start) })}
      {...(min && { minValue: parseDate(min) })}
      {...(max && { maxValue: parseDate(max) })}
      isDateUnavailable={(date) => unavailable?.(date.toString()) !== undefined}
      onFocusChange={(date: CalendarDate) => setVisited(date.toString())}
      onChange={(date) => onChange?.(date.toString())}
    >
      {({ state }) => (
        <>
          <Head>
            <FieldButton slot="previous" aria-label={words.previousMonth}>
              <Icon of={ChevronLeft} />
            </FieldButton>
            <CalendarHeading />
            <FieldButton slot="next" aria-label={words.nextMonth}>
              <Icon of={ChevronRight} />
            </FieldButton>
          </Head>
          <Grid weekdayStyle="short">
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarDay
                  date={date}
                  isToday={date.toString() === today}
                  isDue={date.toString() === dueDate}
                  reason={unavailable?.(date.toString())}
                  words={words}
                />
              )}
            </CalendarGridBody>
          </Grid>
          <CalendarLegend
            id={legend}
            month={state.visibleRange.start}
            min={min}
            max={max}
            dueDate={dueDate}
            unavailable={unavailable}
            visited={visited}
            words={words}
          />
        </>
      )}
    </Column>
  );
}
