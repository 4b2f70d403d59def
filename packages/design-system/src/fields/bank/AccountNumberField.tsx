import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { DigitsField, type DigitsFieldProps } from '../text/DigitsField.tsx';

export interface AccountNumberFieldProps extends Omit<DigitsFieldProps, 'digits' | 'suffix'> {
  /** In a second field that confirms the first: the number typed there, and what to say once both agree. */
  confirms?: { accountNumber: string; matches: string } | undefined;
}

const Match = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--lw-space-4);
  padding-inline-end: var(--lw-space-12);
  color: var(--lw-color-positive);
  font-weight: var(--lw-font-weight-medium);
  font-size: var(--lw-font-size-14);
  pointer-events: none;

  &:empty {
    padding: 0;
  }
`;

/** A bank account's number. With `confirms` it is the second field, and says so when the two are the same. */
export function AccountNumberField({ confirms, ...props }: AccountNumberFieldProps) {
  const isMatch = confirms && confirms.accountNumber !== '' && confirms.accountNumber === props.value;
  return (
    <DigitsField
      autoComplete="off"
      width="medium"
      {...props}
      suffix={
        confirms ? (
          <Match aria-live="polite">
            {isMatch ? (
              <>
                <Icon of={CircleCheck} />
                {confirms.matches}
              </>
            ) : null}
          </Match>
        ) : null
      }
    />
  );
}
