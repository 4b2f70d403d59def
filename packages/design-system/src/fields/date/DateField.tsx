import { TextField, type TextFieldProps } from '../text/TextField.tsx';
import { type TypedDateProps, useTypedDate } from './use-typed-date.ts';

export interface DateFieldProps
  extends Omit<
      TextFieldProps,
      'value' | 'defaultValue' | 'onChange' | 'prefix' | 'suffix' | 'inputMode' | 'inputRef' | 'type'
    >,
    TypedDateProps {}

/** A date that is known and typed, as MM/DD/YY. Where a day has to be found, a `DatePicker` has the calendar. */
export function DateField({ value, defaultValue, onChange, ...field }: DateFieldProps) {
  const { input } = useTypedDate({ value, defaultValue, onChange });
  return (
    <TextField
      autoComplete="off"
      width="medium"
      spellCheck="false"
      {...field}
      {...input}
      inputMode="numeric"
    />
  );
}
