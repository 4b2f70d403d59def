import { css } from 'styled-components';

/** The ring that every focused control wears. */
export const focusRing = css`
  outline: var(--lw-focus-width) solid var(--lw-color-focus);
  outline-offset: var(--lw-focus-offset);
`;

/** The box of every control that holds a value: text inputs and select buttons. */
export const controlBox = css`
  box-sizing: border-box;
  min-block-size: var(--lw-control-height);
  border: var(--lw-border-hairline) solid var(--lw-color-line-strong);
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-surface);
  color: var(--lw-color-ink);
  transition: border-color var(--lw-motion-fast) var(--lw-ease-out);
`;

/** Twice the border, drawn inwards so that the box keeps its size. */
export const invalidBox = css`
  border-color: var(--lw-color-critical);
  box-shadow: inset 0 0 0 var(--lw-border-hairline) var(--lw-color-critical);
`;

export const disabledBox = css`
  background: var(--lw-color-canvas);
  color: var(--lw-color-muted);
  cursor: not-allowed;

  @media (forced-colors: active) {
    border-color: GrayText;
    color: GrayText;
  }
`;
