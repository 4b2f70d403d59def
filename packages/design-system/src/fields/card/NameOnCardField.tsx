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
const REST_OF_A_NUMBER = /^[\d\s.\-–]+$/;

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
    const { found } = withoutCardNumber(typed);
    const added = typed.startsWith(input.value) ? typed.slice(input.value.length) : '';
    const isRestOfNumber = isRefusing.current && REST_OF_A_NUMBER.test(added);
    const isNextWord = isRefusing.current && !isRestOfNumber && added !== '' && /\S$/.test(input.value);
    isRefusing.current = found || isRestOfNumber;
    input.onChange(isRestOfNumber ? input.value : isNextWord ? `${input.value} ${added}` : typed);
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
