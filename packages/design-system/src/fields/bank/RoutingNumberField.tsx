import { DigitsField, type DigitsFieldProps } from '../text/DigitsField.tsx';
import { FieldNews } from './FieldNews.tsx';

export interface RoutingNumberFieldProps extends Omit<DigitsFieldProps, 'digits' | 'suffix'> {
  /** Whose number it is, as far as that is known. */
  bankName?: string | null | undefined;
}

/** A bank's routing number. Nothing is cut off: a number pasted with a digit too many must be seen to be wrong. */
export function RoutingNumberField({ bankName = null, ...props }: RoutingNumberFieldProps) {
  return (
    <DigitsField autoComplete="off" width="medium" {...props} suffix={<FieldNews>{bankName}</FieldNews>} />
  );
}
