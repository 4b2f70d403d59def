import { styled } from 'styled-components';

/** Where the line runs down, and where it runs across: the middle of each dot. */
const down = '0.5625rem';
const across = '2rem';

export const Step = styled.li`
  --step-color: var(--lw-color-warning);

  position: relative;
  min-width: 0;
  padding-inline-start: var(--lw-space-32);

  &[data-tone="critical"] {
    --step-color: var(--lw-color-critical);
  }

  &:not([data-state="next"]) {
    --step-color: var(--ladder-here);
  }

  /* The way to the next step: gone, under way, still to come. */
  &:not(:last-child)::before {
    content: "";
    position: absolute;
    inset-block: 0.75rem -0.75rem;
    inset-inline-start: calc(${down} - 0.09375rem);
    border-inline-start: 0.1875rem solid var(--lw-color-line);
  }

  &[data-state="past"]::before {
    border-color: var(--ladder-here);
  }

  &[data-state="today"]::before {
    border-inline-start-style: dashed;
    border-color: var(--ladder-here);
  }

  @container (min-width: 46rem) {
    display: grid;
    grid-row: 1 / span 3;
    grid-template-rows: subgrid;
    padding-inline-start: 0;

    &[data-state="today"] {
      grid-column-end: -1;
      grid-template-columns: subgrid;
    }

    &:not(:last-child)::before {
      position: static;
      grid-area: 2 / 1;
      align-self: start;
      margin-block-start: calc(${across} - 0.09375rem);
      margin-inline-end: calc(-1 * var(--lw-space-4));
      border-inline-start: 0;
      border-block-start: 0.1875rem solid var(--lw-color-line);
    }

    &[data-state="past"]::before {
      border-color: var(--ladder-here);
    }

    &[data-state="today"]::before {
      border-block-start-style: dashed;
      border-color: var(--ladder-here);
    }

    /* From the pin down to its dot. */
    &[data-state="today"]::after {
      content: "";
      grid-area: 2 / 1;
      justify-self: start;
      block-size: calc(${across} - 0.75rem);
      margin-inline-start: calc(${down} - 0.0625rem);
      border-inline-start: var(--lw-border-strong) solid var(--ladder-here);
    }
  }
`;

export const Dot = styled.span`
  position: absolute;
  inset-block-start: 0.1875rem;
  inset-inline-start: 0;
  width: 1.125rem;
  height: 1.125rem;
  border: var(--lw-border-strong) solid var(--step-color);
  border-radius: var(--lw-radius-pill);
  background: var(--lw-color-surface);
  forced-color-adjust: none;
  print-color-adjust: exact;

  li:not([data-state="next"]) > & {
    background: var(--step-color);
  }

  [data-state="today"] > & {
    box-shadow: 0 0 0 0.25rem var(--ladder-here-soft);
  }

  @container (min-width: 46rem) {
    position: relative;
    inset: auto;
    z-index: 1;
    grid-area: 2 / 1;
    margin-block-start: calc(${across} - 0.5625rem);
  }
`;

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--lw-space-8);

  @container (min-width: 46rem) {
    grid-area: 3 / 1;
    align-content: start;
    padding-block-start: var(--lw-space-8);
    padding-inline-end: var(--lw-space-16);

    [data-state="today"] > & {
      grid-area: 1 / 1 / 2 / -1;
      align-self: end;
      padding-block: 0;
      padding-inline-end: 0;
    }
  }
`;

/* A date's words hold together, and in letters twice as large they are wider than a phone. */
export const When = styled.strong`
  min-width: 0;
  overflow-wrap: anywhere;

  [data-state="past"] > div > & {
    color: var(--lw-color-muted);
  }
`;

export const Pin = styled.span`
  padding: var(--lw-space-2) var(--lw-space-12);
  border-radius: var(--lw-radius-pill);
  background: var(--ladder-here);
  color: var(--lw-color-surface);
  font-size: var(--lw-font-size-13);
  font-weight: var(--lw-font-weight-semibold);
  line-height: var(--lw-line-height-13);
  forced-color-adjust: none;
  print-color-adjust: exact;

  @container (min-width: 46rem) {
    order: -1;
    padding-block: var(--lw-space-4);
  }
`;

export const Text = styled.span`
  flex: 1 1 100%;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  li:not([data-state="past"]) > div > & {
    color: var(--lw-color-body);
  }

  /* Of today all on one line, where it fits. */
  @container (min-width: 46rem) {
    [data-state="today"] > div > & {
      flex: 0 1 auto;
    }
  }
`;

/** Upright, the more days lie between two steps, the further apart they stand. */
export const Gap = styled.span`
  display: block;

  @container (min-width: 46rem) {
    display: none;
  }
`;
