import { useRef } from 'react';
import { useFormattedInput } from '../field/use-formatted-input.ts';
import { TextField, type TextFieldProps } from '../text/TextField.tsx';
import { withoutCardNumber } from './card-number-in-text.ts';

export interface NameOnCardFieldProps
  extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'inputRef' | 'type'> {
  /** A card number was typed or pasted here and has been taken out again: say so, and point to its field. */
  onCardNumberTyped: () => void;
}

const ANY_CHARACTER = /[\s\S]/;

/** The name on a card. A card number that lands here by mistake never becomes its value. */
export function NameOnCardField({ onCardNumberTyped, ...props }: NameOnCardFieldProps) {
  // After a catch the rest of the number is still being typed: its digits are refused until something else comes.
  const isRefusing = useRef(false);
  const input = useFormattedInput({
    ...props,
    format: (text) => withoutCardNumber(text).text,
    counted: ANY_CHARACTER,
  });
  const onChange = (typed: string) => {
    const found = withoutCardNumber(typed).found;
    const added = typed.length > input.value.length ? typed.slice(input.value.length) : '';
    const isRestOfNumber = isRefusing.current && /^[\d\s.\-–]+$/.test(added);
    isRefusing.current = found || isRestOfNumber;
    input.onChange(isRestOfNumber && !found ? input.value : typed);
    if (found) onCardNumberTyped();
  };
  return (
    <TextField
      autoComplete="cc-name"
      autoCapitalize="words"
      autoCorrect="off"
      spellCheck="false"
      {...props}
      {...input}
      onChange={onChange}
    />
  );
}
