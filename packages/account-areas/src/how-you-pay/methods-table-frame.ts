import { media } from '@linework/design-system';
import { styled } from 'styled-components';
import { Narrow } from './page-layout.ts';

/* From edge to edge of its card; on a phone one column, where a row is what it holds, one under the other. */
export const Table = styled.table`
  inline-size: calc(100% + 2 * var(--lw-space-24));
  margin-inline: calc(-1 * var(--lw-space-24));
  border-collapse: collapse;

  &:last-child {
    margin-block-end: calc(-1 * var(--lw-space-24));
  }

  ${media.phone} {
    inline-size: calc(100% + 2 * var(--lw-space-20));
    margin-inline: calc(-1 * var(--lw-space-20));

    &:last-child {
      margin-block-end: calc(-1 * var(--lw-space-20));
    }
  }

  /* The way to add one stands at the page's head there. */
  ${media.medium} {
    &:has(+ ${Narrow}) {
      margin-block-end: calc(-1 * var(--lw-space-24));
    }
  }

  :is(th, td) {
    font-weight: var(--lw-font-weight-regular);
    text-align: start;
    overflow-wrap: anywhere;
  }

  thead {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  tbody tr {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--lw-space-4) var(--lw-space-12);
    padding: var(--lw-space-16) var(--lw-space-20);
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }

  tbody :is(th, td) {
    grid-column: 1;
  }

  tbody td {
    padding-inline-start: 3.25rem;
  }

  tbody td[data-ready] {
    display: none;
  }

  /* Letters twice as large on a phone: what a row holds starts under its icon. */
  @container (max-width: 18rem) {
    tbody td {
      padding-inline-start: 0;
    }
  }

  tbody td[data-part="actions"] {
    grid-column: 2;
    grid-row: 1 / span 3;
    align-self: center;
    padding: 0;
  }

  @container (min-width: 44rem) {
    thead {
      position: static;
      display: table-header-group;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      clip-path: none;
      background: var(--lw-color-canvas);
    }

    thead th {
      padding-block: var(--lw-space-8);
      border-block: var(--lw-border-hairline) solid var(--lw-color-line);
      color: var(--lw-color-muted);
      font-size: var(--lw-font-size-13);
      font-weight: var(--lw-font-weight-medium);
      line-height: var(--lw-line-height-13);
    }

    tbody tr {
      display: table-row;
      block-size: 4.75rem;
    }

    tbody td[data-ready] {
      display: table-cell;
    }

    :is(thead, tbody) :is(th, td) {
      padding-inline: var(--lw-space-24) 0;
    }

    tbody :is(th, td),
    tbody td[data-part="actions"] {
      padding-block: var(--lw-space-8);
      border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
    }

    :is(th, td):first-child {
      inline-size: 18.75rem;
    }

    :is(th, td):nth-child(2) {
      inline-size: 13rem;
    }

    tbody td[data-part="actions"] {
      padding-inline-end: var(--lw-space-12);
      white-space: nowrap;
    }
  }
`;
