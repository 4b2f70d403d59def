import { Icon, PhoneIcon } from '@linework/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--lw-space-12);
  padding-block-start: var(--lw-space-20);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);

  > svg {
    flex: none;
    color: var(--lw-color-brand);
  }
`;

/** Whom to call for those who get no further, at the foot of a sheet. */
export function CallLine({ children }: { readonly children: ReactNode }) {
  return (
    <Line>
      <Icon of={PhoneIcon} />
      <span>{children}</span>
    </Line>
  );
}
