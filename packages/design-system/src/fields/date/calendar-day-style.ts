import { css } from 'styled-components';
import { hatch } from '../../tokens/hatch.ts';
import { focusRing } from '../field/control.ts';

/** A day and its word: 77 × 60 in a flow's column; on a phone 48 high, and the longer words are left to the legend. */
export const calendarDayStyle = css`
  position: relative;
  isolation: isolate;
  box-sizing: border-box;
  display: grid;
  align-content: center;
  justify-items: center;
  min-inline-size: 0;
  min-block-size: 3rem;
  padding: var(--lw-space-4) 0;
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-control);
  color: var(--lw-color-ink);
  font-weight: var(--lw-font-weight-semibold);
  font-size: min(var(--lw-font-size-16), 6cqi);
  line-height: 1.375;
  font-variant-numeric: tabular-nums;
  outline: none;
  cursor: pointer;

  /* Its name says the word already. */
  &[data-word]::after {
    content: attr(data-word) / "";
    max-inline-size: 100%;
    color: var(--lw-color-muted);
    font-weight: var(--lw-font-weight-medium);
    font-size: min(0.75rem, 3.6cqi);
    line-height: 1.25;
  }

  @container month (inline-size < 30rem) {
    &[data-mark="planned"]::after {
      content: none;
    }
  }

  @container month (inline-size >= 30rem) {
    align-content: start;
    justify-items: start;
    min-block-size: 3.75rem;
    padding: 0.4375rem var(--lw-space-8);
  }

  &[data-outside-month],
  &[data-disabled] {
    border-color: transparent;
    color: var(--lw-color-muted);
    font-weight: var(--lw-font-weight-regular);
    cursor: default;
  }

  &[data-mark="planned"] {
    border: var(--lw-border-hairline) dashed var(--lw-color-brand);

    &::after {
      color: var(--lw-color-brand);
    }
  }

  &[data-mark="atOnce"] {
    border: var(--lw-border-strong) dotted var(--lw-color-warning);

    &::after {
      color: var(--lw-color-warning);
      font-weight: var(--lw-font-weight-semibold);
    }
  }

  &[data-mark="late"]::after {
    color: var(--lw-color-warning);
  }

  &[data-due] {
    border: var(--lw-border-strong) solid var(--lw-color-warning);

    &::after {
      color: var(--lw-color-warning);
      font-weight: var(--lw-font-weight-semibold);
    }
  }

  &[data-hovered] {
    background: var(--lw-color-brand-soft);
  }

  &[data-unavailable]:not([data-outside-month]) {
    color: var(--lw-color-muted);
    cursor: not-allowed;

    /* Hatched is what is not there: a day that cannot be had. */
    &::before {
      ${hatch}
    }

    &[data-mark="late"]::after {
      color: inherit;
    }

    & > span {
      text-decoration: line-through;
    }
  }

  &[data-selected] {
    border-color: var(--lw-color-brand);
    background: var(--lw-color-brand);
    color: var(--lw-color-on-brand);

    &[data-due],
    &[data-mark="atOnce"] {
      border-color: var(--lw-color-warning);
    }

    &::after {
      color: inherit;
    }
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  @media (forced-colors: active) {
    &[data-outside-month],
    &[data-disabled] {
      border-color: Canvas;
      color: GrayText;
    }

    &[data-unavailable] {
      color: GrayText;
    }

    &[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
