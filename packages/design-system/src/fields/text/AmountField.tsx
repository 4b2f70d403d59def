import { styled } from 'styled-components';
import { useFormattedInput } from '../field/use-formatted-input.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const Sign = styled.span`
  position: absolute;
  inset-inline-start: var(--lw-space-12);
  color: var(--lw-color-muted);
  font-weight: var(--lw-font-weight-medium);
  font-size: var(--lw-font-size-18);
  pointer-events: none;

  & + input {
    padding-inline-start: calc(var(--lw-space-16) + var(--lw-font-size-18));
    font-weight: var(--lw-font-weight-semibold);
    font-size: var(--lw-font-size-18);
  }
`;

export type AmountFieldProps = Omit<TextFieldProps, 'prefix' | 'suffix' | 'inputMode' | 'inputRef' | 'type'>;

const CHARACTERS_OF_AN_AMOUNT = /[^\s$]/;

/**
 * Dollars and cents as the text typed or pasted; only "$", which stands before the field already, and spaces
 * are left out ("$1,234.56" arrives as "1,234.56"). What the text means is for the caller to work out.
 */
export function AmountField(props: AmountFieldProps) {
  const input = useFormattedInput({
    ...props,
    format: (text) => text.replace(/[\s$]/g, ''),
    counted: CHARACTERS_OF_AN_AMOUNT,
  });
  return (
    <TextField
      autoComplete="off"
      width="medium"
      {...props}
      {...input}
      inputMode="decimal"
      prefix={<Sign aria-hidden>$</Sign>}
    />
  );
}
