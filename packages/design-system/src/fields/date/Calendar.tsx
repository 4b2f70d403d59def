import { type CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight, Info } from 'lucide-react';
import { useId, useState } from 'react';
import {
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../../components/Icon/Icon.tsx';
import { FieldButton } from '../field/FieldButton.tsx';
import { CalendarDay } from './CalendarDay.tsx';
import { CalendarLegend } from './CalendarLegend.tsx';
import { formatDay } from './calendar-dates.ts';
import { Grid, Head, Month, Reason } from './calendar-parts.ts';
import type { CalendarWords, DayMark } from './calendar-words.ts';

export interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`; null for none. */
  value: string | null;
  onChange: (date: string) => void;
  /** First and last day that can be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** Today where the business is, which need not be today where the reader is. */
  today?: string | undefined;
  dueDate?: string | undefined;
  /** Why a day cannot be chosen, in a sentence; nothing when it can. */
  unavailable?: ((date: string) => string | undefined) | undefined;
  /** What else there is to know of a day. */
  markOf?: ((date: string) => DayMark | undefined) | undefined;
  isDisabled?: boolean | undefined;
  /** The calendar's name, for a screen reader. */
  'aria-label': string;
  words: CalendarWords;
}

const none = () => undefined;

/** A month to choose a day from, in its place on the page. Days that cannot be chosen can be visited, and say why. */
export function Calendar({ value, min, max, words, today, dueDate, ...props }: CalendarProps) {
  const { onChange, unavailable = none, markOf = none } = props;
  const { locale } = useLocale();
  const legend = useId();
  const [shown, setShown] = useState({ value, at: value ?? min ?? today });
  // A day that was typed is shown in its month.
  if (shown.value !== value) setShown({ value, at: value ?? shown.at });

  const about =
    shown.at && (unavailable(shown.at) ?? markOf(shown.at)?.text ?? (shown.at === dueDate && words.dueDate));
  return (
    <Month
      aria-label={props['aria-label']}
      aria-describedby={legend}
      isDisabled={props.isDisabled ?? false}
      value={value === null ? null : parseDate(value)}
      {...(shown.at && { focusedValue: parseDate(shown.at) })}
      {...(min && { minValue: parseDate(min) })}
      {...(max && { maxValue: parseDate(max) })}
      isDateUnavailable={(date) => unavailable(date.toString()) !== undefined}
      onFocusChange={(date: CalendarDate) => setShown({ value, at: date.toString() })}
      onChange={(date) => onChange(date.toString())}
    >
      {({ state }) => (
        <>
          <Head>
            <CalendarHeading />
            <FieldButton slot="previous" aria-label={words.previousMonth}>
              <Icon of={ChevronLeft} />
            </FieldButton>
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
                  mark={markOf(date.toString())}
                  reason={unavailable(date.toString())}
                  words={words}
                />
              )}
            </CalendarGridBody>
          </Grid>
          <Reason>
            <Icon of={Info} />
            <span>
              {about && shown.at ? (
                <>
                  <b>{formatDay(shown.at, locale)}</b> · {about}
                </>
              ) : (
                words.range
              )}
            </span>
          </Reason>
          <CalendarLegend
            id={legend}
            month={state.visibleRange.start}
            chosen={value ?? undefined}
            dueDate={dueDate}
            unavailable={unavailable}
            markOf={markOf}
            words={words}
          />
        </>
      )}
    </Month>
  );
}
