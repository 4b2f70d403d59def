import { css } from 'styled-components';

/** The row that is pressed: what shows the choice, and its words, as high as a finger needs. */
export const choiceRow = css`
  display: flex;
  align-items: flex-start;
  box-sizing: border-box;
  min-block-size: var(--lw-control-height);
  padding-block: calc((var(--lw-control-height) - var(--lw-line-height-16)) / 2);
  color: var(--lw-color-ink);
  cursor: pointer;

  &[data-disabled] {
    color: var(--lw-color-muted);
    cursor: not-allowed;
  }
`;
