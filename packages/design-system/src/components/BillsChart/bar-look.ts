import { css } from 'styled-components';

/** What is paid is soft with a cap; what is not there yet is hatched, in amber where it is late. */
export const barLook = css`
  --bar-color: var(--lw-color-brand);

  border-block-start: 0.1875rem solid var(--bar-color);
  border-radius: var(--lw-space-4) var(--lw-space-4) 0 0;
  background: color-mix(in srgb, var(--bar-color) 20%, var(--lw-color-surface));
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-state="late"] {
    --bar-color: var(--lw-color-warning);
  }

  &:not([data-state="done"]) {
    border: 0.09375rem solid var(--bar-color);
    background: repeating-linear-gradient(
      -45deg,
      var(--bar-color) 0 0.0625rem,
      transparent 0.0625rem 0.3125rem
    );
  }
`;
