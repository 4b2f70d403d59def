import { styled } from 'styled-components';
import { barLook } from './bar-look.ts';

export const Column = styled.li`
  position: relative;
  display: grid;
  grid-row: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: subgrid;
  cursor: default;
`;

/** From the foot of the chart to the bar's top: figure and tip stand on it. */
export const Stand = styled.span`
  position: relative;
  grid-row: 2;
  align-self: end;
  justify-self: center;
  inline-size: min(64%, 2.5rem);
  min-block-size: var(--lw-border-strong);

  [data-pointed] > &::after {
    content: "";
    position: absolute;
    z-index: 2;
    inset: -0.25rem -0.25rem 0;
    border: var(--lw-border-strong) solid var(--lw-color-brand);
    border-radius: 0.375rem;
  }
`;

export const Bar = styled.span`
  ${barLook}

  position: absolute;
  inset: 0;
`;

/* One amount stands at a time: the newest under its month, where no bar is, or in its tip the one that is pointed at. */
export const Figure = styled.span`
  position: absolute;
  inset-block-start: calc(100% + var(--lw-space-8) + var(--lw-line-height-13));
  inset-inline-end: 0;
  color: var(--lw-color-ink);
  font-size: var(--lw-font-size-14);
  font-variant-numeric: tabular-nums;
  font-weight: var(--lw-font-weight-semibold);
  line-height: var(--lw-line-height-14);
  white-space: nowrap;

  li:not(:last-child) > span > &,
  [data-pointed] > span > & {
    display: none;
  }

  li:only-child > span > & {
    inset-inline: auto;
  }
`;

export const Tip = styled.span`
  position: absolute;
  z-index: 3;
  inset-block-end: calc(100% + 0.75rem);
  inset-inline-start: 50%;
  display: grid;
  padding: var(--lw-space-8) var(--lw-space-12);
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-ink);
  color: var(--lw-color-surface);
  font-size: var(--lw-font-size-13);
  line-height: var(--lw-line-height-13);
  white-space: nowrap;
  translate: -50%;
  pointer-events: none;
  /* The tokens are the system’s own colours then; left alone, words get a backplate that hides them. */
  forced-color-adjust: none;

  b {
    margin-inline-start: var(--lw-space-8);
    color: inherit;
  }

  /* Near an edge of the chart it grows away from it. */
  li:nth-child(-n + 3) > span > & {
    inset-inline-start: -0.25rem;
    translate: none;
  }

  li:nth-last-child(-n + 4) > span > & {
    inset-inline: auto -0.25rem;
    translate: none;
  }
`;

export const Month = styled.span`
  grid-row: 3;
  padding-block: var(--lw-space-8) var(--lw-line-height-14);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  font-weight: var(--lw-font-weight-medium);
  line-height: var(--lw-line-height-13);
  text-align: center;

  /* Twelve names need room; without it their first letters do, and with large letters every other one. */
  > span:first-child {
    display: none;
  }

  @container (max-width: 27rem) {
    > span:first-child {
      display: inline;
    }

    > span:last-child {
      display: none;
    }
  }

  @container (max-width: 15rem) {
    li:nth-last-child(even) > & {
      visibility: hidden;
    }
  }

  :is(li:last-child, [data-pointed]) > & {
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }
`;
