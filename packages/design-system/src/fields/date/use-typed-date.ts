import { useState } from 'react';
import { useFormattedInput } from '../field/use-formatted-input.ts';
import { formatTypedDate, showDate, typedDate } from './format-typed-date.ts';

export interface TypedDateProps {
  /** The date, `YYYY-MM-DD`; null for none. */
  value?: string | null | undefined;
  /** The date at first, where the field keeps it itself. */
  defaultValue?: string | null | undefined;
  /**
   * Called on each change with the date that stands in the field, or null while it is no whole and real date,
   * and with the text itself. A date out of range or unavailable is given all the same: the caller says why not.
   */
  onChange?: ((date: string | null, text: string) => void) | undefined;
}

const shownText = (date: string | null | undefined) => (date ? showDate(date) : '');

/** A date as it is typed, MM/DD/YY: the text that stands in the field, the date it is, and what an input needs of both. */
export function useTypedDate({ value, defaultValue, onChange }: TypedDateProps) {
  const [text, setText] = useState(shownText(value ?? defaultValue));

  // Text that is no date yet counts as none, so a caller holding none agrees with it and it may stand.
  const isInStep = value === undefined || value === (typedDate(text) ?? null);
  const shown = isInStep ? text : shownText(value);

  const change = (next: string) => {
    setText(next);
    onChange?.(typedDate(next) ?? null, next);
  };
  const input = useFormattedInput({ value: shown, onChange: change, format: formatTypedDate });
  return { date: typedDate(shown) ?? null, input, choose: (date: string) => change(showDate(date)) };
}
