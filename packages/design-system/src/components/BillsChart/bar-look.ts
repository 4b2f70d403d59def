import { css } from 'styled-components';

/** What is paid is soft with a cap; what is sent is an empty outline; what is not there yet has `Hatch` in it, in amber where late. */
export const barLook = css`
  --bar-color: var(--lw-color-brand);

  overflow: clip;
  border-block-start: 0.1875rem solid var(--bar-color);
  border-radius: var(--lw-space-4) var(--lw-space-4) 0 0;
  background: color-mix(in srgb, var(--bar-color) 20%, var(--lw-color-surface));
  forced-color-adjust: none;
  print-color-adjust: exact;

  /* A credit hangs from the line of nothing. */
  &[data-credit] {
    border-block-start: 0;
    border-block-end: 0.1875rem solid var(--bar-color);
    border-radius: 0 0 var(--lw-space-4) var(--lw-space-4);
  }

  &[data-state="late"] {
    --bar-color: var(--lw-color-warning);
  }

  &:not([data-state="done"]) {
    border: 0.09375rem solid var(--bar-color);
    background: var(--lw-color-surface);
  }
`;
