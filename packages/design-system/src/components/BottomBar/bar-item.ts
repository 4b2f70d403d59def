import { css } from 'styled-components';

/** A place in the bottom bar: picture above word. */
export const barItem = css`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--lw-space-4);
  justify-items: center;
  height: 100%;
  position: relative;
  min-height: 4.5rem;
  padding: var(--lw-space-12) var(--lw-space-4) var(--lw-space-8);
  border-radius: var(--lw-radius-control);
  color: var(--lw-color-muted);
  font-size: 0.75rem;
  font-weight: var(--lw-font-weight-medium);
  letter-spacing: -0.01em;
  line-height: 1rem;
  text-align: center;
  text-decoration: none;
  hyphens: auto;
  -webkit-tap-highlight-color: transparent;

  @media (max-width: 22.49em) {
    padding-inline: 0;
    font-size: 0.6875rem;
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--lw-focus-width));
  }
`;
