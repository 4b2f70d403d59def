import { styled } from 'styled-components';

/** Rows with hairlines between: what a thing is, and its figure or its standing beside it. */
export const FactList = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: var(--lw-space-4) var(--lw-space-16);
    padding-block: var(--lw-space-12);
  }

  > li + li {
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }

  > li:first-child {
    padding-block-start: 0;
  }

  > li:last-child {
    padding-block-end: 0;
  }
`;

/** What it is; long names break within it. */
export const Named = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
  overflow-wrap: anywhere;

  > strong {
    display: block;
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }
`;

/** What stands under a name or a figure. */
export const Under = styled.span`
  display: block;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

/** The figure of a row, at its end; at the end of the next line where both do not fit on one. */
export const Sum = styled.div`
  margin-inline-start: auto;
  text-align: end;

  > strong {
    display: block;
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }
`;
