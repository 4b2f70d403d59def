import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  container-type: inline-size;
  width: 100%;
  border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
`;

/** The answers of a flow as they are about to be sent. `ReviewRow`s, each with its way to change it. */
export function ReviewList({ children }: { children: ReactNode }) {
  return <List>{children}</List>;
}
