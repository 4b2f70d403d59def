import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  container-type: inline-size;
  width: 100%;
  border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
`;

export interface ReviewListProps {
  /** `ReviewRow`s. */
  children: ReactNode;
}

/** The answers of a flow as they are about to be sent. `ReviewRow`s, each with its way to change it. */
export function ReviewList({ children }: ReviewListProps) {
  return <List>{children}</List>;
}
