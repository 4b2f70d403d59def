import { css } from 'styled-components';

/**
 * For a `::before` of what is not there: lines at 45°, 8 px apart, in `--hatch-color` or a line's colour. Drawn as a shape
 * and not as a gradient, whose hard stops are jagged.
 */
export const hatch = css`
  content: "";
  position: absolute;
  z-index: -1;
  inset: 0;
  border-radius: inherit;
  background: var(--hatch-color, var(--lw-color-line));
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='8' height='8'%3E%3Cpath d='M-2 2 2-2M0 8 8 0M6 10 10 6' stroke='%23000'/%3E%3C/svg%3E");
  forced-color-adjust: none;
  print-color-adjust: exact;

  @media (forced-colors: active) {
    background: GrayText;
  }
`;
