import { styled } from 'styled-components';

export const Column = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: var(--lw-space-24) 6rem auto;
  justify-items: stretch;
`;

export const Value = styled.span`
  position: relative;
  justify-self: end;
  color: var(--lw-color-ink);
  font-size: var(--lw-font-size-13);
  font-weight: var(--lw-font-weight-semibold);
  font-variant-numeric: tabular-nums;
  line-height: var(--lw-line-height-13);
  white-space: nowrap;

  /* Grows out of its column to the side where there is room: of a year's first half to the end. */
  li:nth-last-child(n + 7) > & {
    justify-self: start;
  }

  /* One value stands at a time: the last, or the one pointed at. */
  li:not(:last-child, :hover, [data-pointed]) > &,
  ol:has(li:not(:last-child):is(:hover, [data-pointed])) > li:last-child > &,
  ol:has(li:not(:last-child):hover) > li[data-pointed]:not(:hover) > & {
    opacity: 0;
  }
`;

export const Bar = styled.span`
  align-self: end;
  min-block-size: var(--lw-border-strong);
  border-radius: var(--lw-space-4) var(--lw-space-4) 0 0;
  background: var(--lw-color-brand-soft);
  forced-color-adjust: none;

  li:is(:hover, [data-pointed]) > & {
    background: color-mix(in srgb, var(--lw-color-brand) 35%, var(--lw-color-brand-soft));
  }

  li:last-child > & {
    background: var(--lw-color-brand);
  }

  @media (forced-colors: active) {
    border: var(--lw-border-hairline) solid CanvasText;
  }

  @media print {
    border: var(--lw-border-hairline) solid var(--lw-color-line-strong);
    print-color-adjust: exact;
  }
`;

export const Short = styled.span`
  padding-block-start: var(--lw-space-8);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  font-weight: var(--lw-font-weight-medium);
  line-height: var(--lw-line-height-13);
  text-align: center;

  /* With large letters on a phone every other month says its name, the last among them. */
  @container (max-width: 12rem) {
    li:nth-last-child(even) > & {
      visibility: hidden;
    }
  }

  li:last-child > & {
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }
`;
