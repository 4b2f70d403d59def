import { TextField, type TextFieldProps } from '@linework/design-system';

/** A code that was sent or that an app shows: phones offer it by themselves, and nothing corrects it. */
export const OneTimeCodeField = (props: TextFieldProps) => (
  <TextField
    name="code"
    width="medium"
    autoComplete="one-time-code"
    inputMode="numeric"
    autoCorrect="off"
    spellCheck="false"
    {...props}
  />
);
