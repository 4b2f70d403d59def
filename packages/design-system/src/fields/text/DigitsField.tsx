import { useFormattedInput } from '../field/use-formatted-input.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface DigitsFieldProps extends Omit<TextFieldProps, 'prefix' | 'inputMode' | 'inputRef' | 'type'> {
  /** Makes the value out of what was typed or pasted; keeps every digit when left out. */
  digits?: ((text: string) => string) | undefined;
}

export const onlyDigits = (text: string) => text.replace(/\D/g, '');

/** A number that is a name (an account, a ZIP code) and no quantity: digits as text, pasted with or without dashes. */
export function DigitsField({ digits = onlyDigits, ...props }: DigitsFieldProps) {
  const input = useFormattedInput({ ...props, format: digits });
  return <TextField autoCorrect="off" spellCheck="false" {...props} {...input} inputMode="numeric" />;
}
