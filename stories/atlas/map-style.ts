import { styled } from 'styled-components';

/** The map's own sheet: every colour a token, so that it follows scheme and brand. */
export const Sheet = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  user-select: none;
  touch-action: pan-y;
  font-family: var(--lw-font-family-text);

  /* Fitted, a finger scrolls the page; near, it moves the map. */
  &[data-near] {
    touch-action: none;
  }

  & > g {
    transform: translate(calc(var(--x) * 1px), calc(var(--y) * 1px)) scale(var(--zoom));
  }

  & text {
    fill: var(--lw-color-ink);
  }

  & [data-part="arrow"] {
    fill: none;
    stroke: var(--lw-color-line-strong);
    stroke-width: 2;
  }

  & [data-part="head"] {
    fill: var(--lw-color-line-strong);
  }

  & [data-light="on"] [data-part="arrow"] {
    stroke: var(--lw-color-brand);
    stroke-width: 7;
  }

  & [data-light="on"] [data-part="head"] {
    fill: var(--lw-color-brand);
  }

  & [data-light="off"] {
    opacity: 0.22;
  }

  & [data-part="label"] {
    font-size: 15px;
    font-weight: var(--lw-font-weight-medium);
  }

  & [data-part="label"][data-guard] {
    font-weight: var(--lw-font-weight-regular);
    fill: var(--lw-color-muted);
  }

  & [data-part="card"] {
    fill: var(--lw-color-surface);
    stroke: var(--lw-color-line);
    stroke-width: 1.5;
  }

  & [data-missing] > [data-part="card"] {
    fill: var(--lw-color-critical-soft);
    stroke: var(--lw-color-critical);
    stroke-width: 4;
    stroke-dasharray: 12 8;
  }

  & [data-missing] > text {
    fill: var(--lw-color-critical);
  }

  & [data-chosen] [data-part="card"] {
    stroke: var(--lw-color-brand);
    stroke-width: 6;
  }

  & [data-part="title"] {
    font-size: 24px;
    font-weight: var(--lw-font-weight-semibold);
  }

  & [data-part="note"] {
    font-size: 18px;
    fill: var(--lw-color-muted);
  }

  & [data-part="place"] {
    fill: var(--lw-color-skeleton);
  }

  & [data-part="picture"] {
    clip-path: inset(0 round 10px);
  }

  & [data-part="frame"] {
    fill: none;
    stroke: var(--lw-color-line);
    stroke-width: 1.5;
  }

  & [data-part="junction"] {
    fill: var(--lw-color-brand-soft);
    stroke: var(--lw-color-brand);
    stroke-width: 2;
  }

  & [data-part="letter"] {
    font-size: 24px;
    font-weight: var(--lw-font-weight-bold);
    fill: var(--lw-color-brand);
    text-anchor: middle;
    dominant-baseline: central;
  }

  & [data-part="group"] {
    fill: none;
    stroke: var(--lw-color-line-strong);
    stroke-width: 2;
    stroke-dasharray: 4 8;
  }

  & a,
  & [role="button"] {
    cursor: pointer;
    outline: none;
  }

  & a:hover [data-part="card"] {
    stroke: var(--lw-color-brand);
  }

  & a:focus-visible [data-part="card"],
  & [role="button"]:focus-visible rect {
    stroke: var(--lw-color-focus);
    stroke-width: 4px;
    vector-effect: non-scaling-stroke;
  }

  & [role="button"] rect {
    fill: var(--lw-color-surface);
    stroke: var(--lw-color-line-strong);
    stroke-width: 1.5;
  }

  & [role="button"] text {
    font-size: 17px;
    font-weight: var(--lw-font-weight-medium);
    text-anchor: middle;
    dominant-baseline: central;
  }

  & [role="button"][aria-pressed="true"] rect {
    fill: var(--lw-color-brand);
    stroke: var(--lw-color-brand);
  }

  & [role="button"][aria-pressed="true"] text {
    fill: var(--lw-color-on-brand);
  }

  @media print {
    & > g {
      transform: none;
    }

    & [role="button"] {
      display: none;
    }
  }
`;
