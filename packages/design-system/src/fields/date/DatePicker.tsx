import { styled } from 'styled-components';
import { TextField, type TextFieldProps } from '../text/TextField.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { isBetween } from './calendar-dates.ts';
import type { CalendarWords } from './calendar-words.ts';
import { type TypedDateProps, useTypedDate } from './use-typed-date.ts';

export interface DatePickerWords extends CalendarWords {
  /** The name of the calendar: "Payment date". */
  calendar: string;
}

export interface DatePickerProps
  extends Omit<
      TextFieldProps,
      'value' | 'defaultValue' | 'onChange' | 'prefix' | 'suffix' | 'inputMode' | 'inputRef' | 'type'
    >,
    TypedDateProps,
    Pick<CalendarProps, 'min' | 'max' | 'opensOn' | 'today' | 'dueDate' | 'unavailable' | 'markOf'> {
  /** What its button, its calendar and their days say. */
  words: DatePickerWords;
}

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
`;

/** A date typed as MM/DD/YY, or chosen from the calendar under the field, which explains the days it does not offer. */
export function DatePicker({ value, defaultValue, onChange, words, ...props }: DatePickerProps) {
  const { min, max, opensOn, today, dueDate, unavailable, markOf, ...field } = props;
  const { date, input, choose } = useTypedDate({ value, defaultValue, onChange });
  const isChoosable = date !== null && isBetween(date, min, max) && unavailable?.(date) === undefined;
  return (
    <Both>
      <TextField
        autoComplete="off"
        width="medium"
        spellCheck="false"
        {...field}
        {...input}
        inputMode="numeric"
      />
      <Calendar
        aria-label={words.calendar}
        value={date}
        marksValue={isChoosable}
        onChange={choose}
        {...{ min, max, opensOn, today, dueDate, unavailable, markOf, words }}
        isDisabled={props.isDisabled}
      />
    </Both>
  );
}
