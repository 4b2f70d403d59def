import { useFormattedInput } from '../field/use-formatted-input.ts';
import { TextField, type TextFieldProps } from '../text/TextField.tsx';
import { formatExpiry } from './format-expiry.ts';

export type ExpiryFieldProps = Omit<TextFieldProps, 'prefix' | 'suffix' | 'inputMode' | 'inputRef' | 'type'>;

/**
 * When a card expires, shown as MM/YY. MMYY, MM/YYYY and YYYY-MM are taken too, since password managers fill
 * them. `value` is the text that is shown; whether it is a date that will do is for the caller to say.
 */
export function ExpiryField(props: ExpiryFieldProps) {
  const input = useFormattedInput({ ...props, format: formatExpiry });
  return (
    <TextField
      autoComplete="cc-exp"
      width="short"
      spellCheck="false"
      {...props}
      {...input}
      inputMode="numeric"
    />
  );
}
