import { createContext, type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';

/** Whose papers these are: "Maple Street Bakery · Account ···· 4471". Nothing while nobody has signed in. */
export const PaperOwnerContext = createContext<ReactNode>(null);

const Line = styled.p`
  display: none;

  @media print {
    display: block;
    margin-block-end: var(--lw-space-24);
    padding-block-end: var(--lw-space-12);
    border-block-end: var(--lw-border-hairline) solid var(--lw-color-line-strong);
    color: var(--lw-color-body);
    font-size: var(--lw-font-size-14);
    font-variant-numeric: tabular-nums;
    line-height: var(--lw-line-height-14);
  }
`;

/** Under the brand of every page on paper, and nowhere on the screen: there the menu says it. */
export function PaperHead() {
  const owner = useContext(PaperOwnerContext);
  return owner ? <Line>{owner}</Line> : null;
}
