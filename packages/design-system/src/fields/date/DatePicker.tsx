import { useState } from 'react';
import { styled } from 'styled-components';
import { useFormattedInput } from '../field/use-formatted-input.ts';
import { TextField, type TextFieldProps } from '../text/TextField.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import type { CalendarWords } from './calendar-words.ts';
import { formatTypedDate, showDate, typedDate } from './format-typed-date.ts';

export interface DatePickerWords extends CalendarWords {
  /** The name of the calendar: "Payment date". */
  calendar: string;
}

export interface DatePickerProps
  extends Omit<
      TextFieldProps,
      'value' | 'defaultValue' | 'onChange' | 'prefix' | 'suffix' | 'inputMode' | 'inputRef' | 'type'
    >,
    Pick<CalendarProps, 'min' | 'max' | 'today' | 'dueDate' | 'unavailable' | 'markOf'> {
  /** The date, `YYYY-MM-DD`; null for none. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /**
   * Called on each change with the date that stands in the field, or null while it is no whole and real date,
   * and with the text itself. A date out of range or unavailable is given all the same: the caller says why not.
   */
  onChange?: ((date: string | null, text: string) => void) | undefined;
  words: DatePickerWords;
}

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
`;

const shownText = (date: string | null | undefined) => (date ? showDate(date) : '');

/** A date typed as MM/DD/YY, or chosen from the calendar under the field, which explains the days it does not offer. */
export function DatePicker({ value, defaultValue, onChange, words, ...props }: DatePickerProps) {
  const { min, max, today, dueDate, unavailable, markOf, ...field } = props;
  const [text, setText] = useState(shownText(value ?? defaultValue));

  // Text that is no date yet counts as none, so a caller holding none agrees with it and it may stand.
  const isInStep = value === undefined || value === (typedDate(text) ?? null);
  const shown = isInStep ? text : shownText(value);

  const change = (next: string) => {
    setText(next);
    onChange?.(typedDate(next) ?? null, next);
  };
  const input = useFormattedInput({ value: shown, onChange: change, format: formatTypedDate });

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
        value={typedDate(shown) ?? null}
        onChange={(date) => change(showDate(date))}
        {...{ min, max, today, dueDate, unavailable, markOf, words }}
        isDisabled={props.isDisabled}
      />
    </Both>
  );
}
