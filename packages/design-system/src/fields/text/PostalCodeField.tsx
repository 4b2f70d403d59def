import { DigitsField, type DigitsFieldProps, onlyDigits } from './DigitsField.tsx';

export type PostalCodeFieldProps = Omit<DigitsFieldProps, 'digits' | 'suffix'>;

/** A US ZIP code of five digits. ZIP+4, as address books fill it, loses its last four. */
export function PostalCodeField(props: PostalCodeFieldProps) {
  return (
    <DigitsField
      autoComplete="postal-code"
      width="short"
      {...props}
      digits={(text) => onlyDigits(text).slice(0, 5)}
    />
  );
}
