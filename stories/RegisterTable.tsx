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

export interface RegisterTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** One `<tr>` a line. */
  readonly children: ReactNode;
}

/** A table of everything of a kind; scrolls sideways on its own where the page is narrow. */
export function RegisterTable({ label, columns, children }: RegisterTableProps) {
  return (
    <Scroller tabIndex={0} role="group" aria-label={label}>
      <Table>
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
      </Table>
    </Scroller>
  );
}
