import { media } from '@linework/design-system';
import { styled } from 'styled-components';

/** From this width on, each text is a line of a table; below it, each is a card of its own. */
const sideBySide = media.wide;

/** What is said about a text, rather than the text. */
export const Note = styled.span`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  line-height: var(--lw-line-height-13);
  font-variant-numeric: tabular-nums;
`;

/** The head of a cell's column, said again where there are no columns. */
export const CellLabel = styled.span`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-13);
  font-weight: var(--lw-font-weight-medium);
  line-height: var(--lw-line-height-13);

  ${sideBySide} {
    display: none;
  }
`;

/** What a cell holds, one under the other. */
export const Stack = styled.div`
  display: grid;
  gap: var(--lw-space-4);
  justify-items: start;
  min-inline-size: 0;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  & th,
  & td {
    overflow-wrap: anywhere;
    font-weight: var(--lw-font-weight-regular);
    text-align: start;
    vertical-align: top;
  }

  &,
  & tbody,
  & tr,
  & tbody th,
  & td {
    display: block;
  }

  & thead {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & tbody tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--lw-space-12);
    padding-block: var(--lw-space-20);
    border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
  }

  ${sideBySide} {
    & {
      display: table;
    }

    & thead {
      position: static;
      display: table-header-group;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      clip-path: none;
    }

    & tbody {
      display: table-row-group;
    }

    & tr,
    & tbody tr {
      display: table-row;
    }

    & tbody th,
    & td,
    & thead th {
      display: table-cell;
      padding: var(--lw-space-16) var(--lw-space-12);
      border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
    }

    & tr > :first-child {
      padding-inline-start: 0;
    }

    & tr > :last-child {
      padding-inline-end: 0;
    }

    & thead th {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      padding-block: var(--lw-space-12);
      border-block-end: var(--lw-border-hairline) solid var(--lw-color-line-strong);
      background: var(--lw-color-surface);
      color: var(--lw-color-muted);
      font-size: var(--lw-font-size-13);
      font-weight: var(--lw-font-weight-medium);
    }
  }

  & tbody tr:last-child,
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
`;

/** The same as a surface of its own, as wide as the page. */
export const TextSheet = styled(Table)`
  box-sizing: border-box;
  padding-inline: var(--lw-space-20);
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-surface);

  /* Cards that are wide enough have both languages side by side. */
  @media (min-width: 600px) and (max-width: 1089.98px) {
    & tbody tr {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    & tbody th {
      grid-column: 1 / -1;
    }
  }

  ${sideBySide} {
    padding-inline: var(--lw-space-24);
  }

  & thead th:first-child {
    border-start-start-radius: var(--lw-radius-card);
  }

  & thead th:last-child {
    border-start-end-radius: var(--lw-radius-card);
  }
`;
