import { DigitsField, type DigitsFieldProps } from '../text/DigitsField.tsx';

export type RoutingNumberFieldProps = Omit<DigitsFieldProps, 'digits'>;

/**
 * A bank's routing number. Nothing is cut off: a number pasted with a digit too many must be seen to be wrong.
 * `suffix` has room for the bank's name once it is known.
 */
export function RoutingNumberField(props: RoutingNumberFieldProps) {
  return <DigitsField autoComplete="off" width="medium" {...props} />;
}
