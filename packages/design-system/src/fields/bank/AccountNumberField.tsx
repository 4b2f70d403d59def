import { DigitsField, type DigitsFieldProps } from '../text/DigitsField.tsx';
import { FieldNews } from './FieldNews.tsx';

export interface AccountNumberFieldProps extends Omit<DigitsFieldProps, 'digits' | 'suffix'> {
  /** In a second field that confirms the first: the number typed there, and what to say once both agree. */
  confirms?: { accountNumber: string; matches: string } | undefined;
}

/** A bank account's number. With `confirms` it is the second field, and says so when the two are the same. */
export function AccountNumberField({ confirms, ...props }: AccountNumberFieldProps) {
  const isMatch = confirms && confirms.accountNumber !== '' && confirms.accountNumber === props.value;
  return (
    <DigitsField
      autoComplete="off"
      width="medium"
      {...props}
      suffix={confirms && <FieldNews>{isMatch ? confirms.matches : null}</FieldNews>}
    />
  );
}
