import { styled } from 'styled-components';

/* Three columns where there is room; narrow, what a row is about stands over its two answers. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  :is(th, td) {
    padding: var(--lw-space-12);
    text-align: start;
    overflow-wrap: anywhere;
  }

  thead th {
    font-size: var(--lw-font-size-14);
    font-weight: var(--lw-font-weight-semibold);
    line-height: var(--lw-line-height-14);
  }

  thead td {
    display: none;
  }

  :is(thead th, td):nth-child(2) {
    padding-inline-start: 0;
  }

  thead th:nth-child(2) {
    color: var(--lw-color-muted);
  }

  tbody tr {
    padding-block-end: var(--lw-space-12);
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }

  thead tr {
    padding-block-end: var(--lw-space-8);
  }

  tbody th {
    grid-column: 1 / -1;
    padding-block: var(--lw-space-12) var(--lw-space-4);
    padding-inline: 0;
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-medium);
  }

  /* In large letters on a phone the answers stand under one another, each with the heading of its column. */
  @container (max-width: 14rem) {
    tr {
      grid-template-columns: minmax(0, 1fr);
    }

    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    && tbody td {
      padding-block: 0 var(--lw-space-8);
      padding-inline: 0;

      &::before {
        content: attr(data-heading) / "";
        display: block;
        color: var(--lw-color-muted);
        font-size: var(--lw-font-size-14);
        line-height: var(--lw-line-height-14);
      }

      &[data-changes] {
        padding: var(--lw-space-8);
      }
    }
  }

  @container (min-width: 34rem) {
    tr {
      grid-template-columns: 11fr 14fr 14fr;
    }

    :is(thead, tbody) tr {
      padding-block-end: 0;
    }

    thead td {
      display: block;
    }

    :is(thead th, td):nth-child(2) {
      padding-inline-start: var(--lw-space-12);
    }

    tbody :is(th, td) {
      grid-column: auto;
      padding-block: var(--lw-space-16);
    }
  }
`;
