import { css } from 'styled-components';

/** The same lines as a table of columns, where there is room for them. */
export const columns = css`
  @container (min-width: 36rem) {
    display: table;

    caption {
      display: table-caption;
      padding-inline: var(--lw-space-20);
    }

    thead {
      display: table-header-group;
    }

    thead tr {
      display: table-row;
    }

    thead th:not(:has(button)) {
      position: static;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      clip-path: none;
    }

    tbody {
      display: table-row-group;
    }

    :is(tr[data-part="month"], tr[data-part="line"]) {
      display: table-row;
    }

    :is(th, td) {
      display: table-cell;
      padding-inline: var(--lw-space-20) 0;
      vertical-align: middle;
    }

    :is(th, td):last-child {
      padding-inline-end: var(--lw-space-20);
      text-align: end;
    }

    tr[data-part="month"] th {
      padding: var(--lw-space-20) var(--lw-space-20) var(--lw-space-4);
      border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
      text-align: start;
    }

    tr[data-part="line"] :is(th, td) {
      padding-block: var(--lw-space-12);
    }

    tr[data-part="line"] + tr[data-part="line"] :is(th, td) {
      border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
    }

    td[data-part="date"] {
      inline-size: 5.25rem;
      font-size: var(--lw-font-size-16);
      white-space: nowrap;
    }

    td[data-part="status"] {
      inline-size: 10rem;
      text-align: start;
    }

    td[data-part="amount"] {
      inline-size: 8rem;
    }
  }
`;
