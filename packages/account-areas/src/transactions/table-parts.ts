import { styled } from 'styled-components';
import { columns } from './table-columns.ts';

/* A list on a phone: a line has what it is at its left, what it came to at its right. Columns where there is room. */
export const Table = styled.table`
  display: block;
  inline-size: 100%;
  border-collapse: collapse;

  caption {
    display: block;
    padding: var(--lw-space-16) var(--lw-space-20);
    border-radius: var(--lw-radius-card);
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);
    text-align: start;

    strong {
      color: var(--lw-color-ink);
      font-weight: var(--lw-font-weight-semibold);
    }
  }

  :is(thead, tbody) {
    display: block;
  }

  &[data-typing] tbody[data-part='rest'] {
    display: none;
  }

  /* What sorts stays in sight, above what it sorts. */
  thead {
    padding-inline: var(--lw-space-20);
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
    background: var(--lw-color-canvas);
  }

  thead tr {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }

  thead th:not(:has(button)) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  :is(th, td) {
    display: block;
    padding: 0;
    font-weight: var(--lw-font-weight-regular);
    text-align: start;
    overflow-wrap: anywhere;
  }

  tr[data-part="month"] {
    display: block;

    th {
      padding: var(--lw-space-16) var(--lw-space-20) var(--lw-space-4);
      color: var(--lw-color-ink);
      font-size: var(--lw-font-size-13);
      font-weight: var(--lw-font-weight-semibold);
      line-height: var(--lw-line-height-13);
    }
  }

  tbody {
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }

  tr[data-part="line"] {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--lw-space-12);
    min-height: 4rem;
    padding: var(--lw-space-12) var(--lw-space-20);

    & + & {
      border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
    }

    &:hover {
      background: var(--lw-color-canvas);
    }

    &[data-open] {
      background: var(--lw-color-brand-soft);
      box-shadow: inset 3px 0 0 var(--lw-color-brand);

      &:dir(rtl) {
        box-shadow: inset -3px 0 0 var(--lw-color-brand);
      }
    }

    @media (forced-colors: active) {
      &[data-open] {
        outline: 3px solid Highlight;
        outline-offset: -3px;
      }
    }
  }

  td[data-part="date"] {
    grid-row: 2;
    grid-column: 1;
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    line-height: var(--lw-line-height-14);
  }

  th[data-part="what"] {
    grid-row: 1;
    grid-column: 1;
  }

  td[data-part="status"] {
    grid-row: 2;
    grid-column: 2;
    text-align: end;
  }

  td[data-part="amount"] {
    grid-row: 1;
    grid-column: 2;
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;

    &:not([data-counts="counted"]) {
      color: var(--lw-color-muted);
      font-weight: var(--lw-font-weight-regular);
    }

    /* Nothing was paid, as its status says in words: no color alone sets it apart. */
    &[data-counts="notCounted"] {
      text-decoration: line-through;
    }
  }

  /* In large letters on a phone two columns are of a few letters each: one under the other then. */
  @container (max-width: 16rem) {
    tr[data-part="line"] {
      grid-template-columns: minmax(0, 1fr);
    }

    && :is(th, td):not([scope="rowgroup"]) {
      grid-column: 1;
      text-align: start;
    }

    && td[data-part="amount"] {
      grid-row: 2;
    }

    && td[data-part="status"] {
      grid-row: 3;
    }

    && td[data-part="date"] {
      grid-row: 4;
    }
  }

  ${columns}

  @media print {
    tr {
      break-inside: avoid;
    }

    && a[href] {
      color: inherit;
    }
  }
`;
