import { css } from 'styled-components';

/** Shared by what looks like a button: the button, and the link that leads on. */
export const buttonStyle = css`
  position: relative;
  display: inline-grid;
  grid-auto-flow: column;
  place-content: center;
  place-items: center;
  min-height: var(--lw-control-height);
  /* In large letters on a phone the words need the room. */
  padding: var(--lw-space-8) min(var(--lw-space-20), 7vw);
  border: var(--lw-border-hairline) solid transparent;
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-brand);
  color: var(--lw-color-on-brand);
  font-family: inherit;
  font-size: var(--lw-font-size-16);
  font-weight: var(--lw-font-weight-semibold);
  font-variant-numeric: tabular-nums;
  line-height: var(--lw-line-height-16);
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  cursor: pointer;
  transition: background var(--lw-motion-fast) var(--lw-ease-out), border-color var(--lw-motion-fast) var(--lw-ease-out);
  -webkit-tap-highlight-color: transparent;
  /* The tokens are the system's own colours then; left alone, words get a backplate that hides them. */
  forced-color-adjust: none;

  &[data-hovered],
  &[data-pressed] {
    background: var(--lw-color-brand-hover);
  }

  &[data-variant="secondary"] {
    border-color: var(--lw-color-line-strong);
    background: var(--lw-color-surface);
    color: var(--lw-color-brand);

    &[data-hovered],
    &[data-pressed] {
      border-color: var(--lw-color-brand);
      background: var(--lw-color-brand-soft);
    }
  }

  /* Its words line up with what stands above and below; only the hover reaches beyond. */
  &[data-variant="quiet"] {
    margin-inline: calc(-1 * var(--lw-space-12));
    padding-inline: var(--lw-space-12);
    background: transparent;
    color: var(--lw-color-brand);
    font-weight: var(--lw-font-weight-medium);

    /* Also where the words while at work are longer. */
    &:where(:not([data-full-width])) {
      justify-items: start;
    }

    &[data-hovered],
    &[data-pressed] {
      background: var(--lw-color-brand-soft);
    }
  }

  &[data-variant="destructive"] {
    border-color: var(--lw-color-critical);
    background: var(--lw-color-surface);
    color: var(--lw-color-critical);

    &[data-hovered],
    &[data-pressed] {
      background: var(--lw-color-critical-soft);
    }
  }

  &[data-full-width] {
    display: grid;
    width: 100%;
    margin-inline: 0;
  }

  &[data-disabled] {
    border-color: var(--lw-color-line);
    background: var(--lw-color-line);
    color: var(--lw-color-muted);
    cursor: not-allowed;

    &[data-variant="quiet"] {
      border-color: transparent;
      background: transparent;
    }

    @media (forced-colors: active) {
      border-color: GrayText;
      background: Canvas;
      color: GrayText;
    }
  }

  &[data-pending] {
    cursor: progress;
  }

  @media print {
    display: none;
  }
`;
