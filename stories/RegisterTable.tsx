import { media } from '@linework/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Scroller = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  & th,
  & td {
    padding: var(--lw-space-12);
    border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
    text-align: start;
    vertical-align: top;
    font-weight: var(--lw-font-weight-regular);
  }

  & thead th {
    color: var(--lw-color-muted);
    white-space: nowrap;
  }

  & tbody th {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

/** Columns as wide as they are said to be; on a phone a line's cells stand below each other, across the page. */
const FixedTable = styled(Table)`
  table-layout: fixed;

  & tbody th {
    white-space: normal;
  }

  & code {
    overflow-wrap: anywhere;
  }

  ${media.narrow} {
    &,
    & tbody,
    & tbody tr,
    & tbody :is(th, td) {
      display: block;
      inline-size: auto;
    }

    & thead {
      display: none;
    }

    & tbody tr {
      padding-block: var(--lw-space-12);
      border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
    }

    & tbody :is(th, td) {
      padding: var(--lw-space-4) 0;
      border: 0;
    }

    & tbody th {
      font-weight: var(--lw-font-weight-semibold);
    }
  }
`;

export interface RegisterTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** How wide each column is, `9rem` or `auto`, where what they hold would share the room badly. */
  readonly widths?: readonly string[];
  /** One `<tr>` a line. */
  readonly children: ReactNode;
}

/** A table of everything of a kind; where the page is narrow it scrolls sideways on its own, or stacks if its widths are said. */
export function RegisterTable({ label, columns, widths, children }: RegisterTableProps) {
  const Shape = widths ? FixedTable : Table;
  return (
    <Scroller tabIndex={0} role="group" aria-label={label}>
      <Shape>
        {widths && (
          <colgroup>
            {columns.map((column, at) => (
              <col key={column} style={{ inlineSize: widths[at] }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Shape>
    </Scroller>
  );
}
