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
import { formatDay, isBetween } from './calendar-dates.ts';
import { Grid, Head, Month, Reason } from './calendar-parts.ts';
import type { CalendarWords, DayMark } from './calendar-words.ts';

export interface CalendarProps {
  /** The chosen day, `YYYY-MM-DD`; null for none. */
  value: string | null;
  /** False for a day that was typed and cannot be chosen: its month is shown, and no day is marked. */
  marksValue?: boolean | undefined;
  /** Called with the day that was chosen, `YYYY-MM-DD`. */
  onChange: (date: string) => void;
  /** First and last day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** The day it opens on where none is chosen, `YYYY-MM-DD`; else the first that can be chosen. */
  opensOn?: string | undefined;
  /** Today where the business is, which need not be today where the reader is. */
  today?: string | undefined;
  /** The day the bill is due, `YYYY-MM-DD`: marked, and told in the legend. */
  dueDate?: string | undefined;
  /** Why a day cannot be chosen, in a sentence; nothing when it can. */
  unavailable?: ((date: string) => string | undefined) | undefined;
  /** What else there is to know of a day. */
  markOf?: ((date: string) => DayMark | undefined) | undefined;
  /** Shown, and not to be changed. */
  isDisabled?: boolean | undefined;
  /** The calendar's name, for a screen reader. */
  'aria-label': string;
  /** What its buttons, its legend and its days say. */
  words: CalendarWords;
}

const none = () => undefined;

/** The month's hidden button for screen readers would send the form it stands in, and be what Enter in a field presses. */
function keepFromSending(month: HTMLDivElement | null) {
  for (const button of month?.querySelectorAll('button:not([type])') ?? [])
    button.setAttribute('type', 'button');
}

/** A month to choose a day from, in its place on the page. Days that cannot be chosen can be visited, and say why. */
export function Calendar({ value, min, max, words, opensOn = min, today, dueDate, ...props }: CalendarProps) {
  const { onChange, unavailable = none, markOf = none, marksValue = true } = props;
  const legend = useId();
  const [shown, setShown] = useState({ value, at: value ?? opensOn ?? today });
  // A day that was typed is shown in its month.
  if (shown.value !== value) setShown({ value, at: value ?? shown.at });

  const marked = marksValue ? value : null;
  const aboutOf = (day: string) =>
    isBetween(day, min, max) && (unavailable(day) ?? markOf(day)?.text ?? (day === dueDate && words.dueDate));
  return (
    <Month
      ref={keepFromSending}
      aria-label={props['aria-label']}
      aria-describedby={legend}
      isDisabled={props.isDisabled ?? false}
      value={marked === null ? null : parseDate(marked)}
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
              {/* A month that was only turned to is on no day yet. */}
              <About
                day={state.isFocused ? shown.at : null}
                value={value}
                isChosen={marked !== null}
                of={aboutOf}
                words={words}
              />
            </span>
          </Reason>
          <CalendarLegend
            id={legend}
            month={state.visibleRange.start}
            chosen={marked ?? undefined}
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

interface AboutProps {
  /** The day one is on. */
  day: string | null | undefined;
  /** The chosen day, or the one that was typed. */
  value: string | null;
  /** False where what was typed cannot be chosen. */
  isChosen: boolean;
  of: (day: string) => string | false | undefined;
  words: CalendarWords;
}

/** What there is to know of the day one is on; where that is nothing, of the chosen one. */
function About({ day, value, isChosen, of, words }: AboutProps) {
  const { locale } = useLocale();
  const ofDay = day && of(day);
  const told = ofDay ? day : value;
  const about = ofDay || (value && (of(value) || (isChosen && words.selected)));
  if (!told || !about) return words.range;
  return (
    <>
      <b>{formatDay(told, locale)}</b> · {about}
    </>
  );
}
