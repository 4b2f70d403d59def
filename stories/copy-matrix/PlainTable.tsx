import type { ReactNode } from 'react';
import { Table } from './table-styles.ts';

export interface Column {
  readonly head: string;
  /** Of the whole table, where its columns stand side by side. */
  readonly width: string;
}

export interface PlainTableProps {
  readonly label: string;
  readonly columns: readonly Column[];
  /** One `<tr>` a line. */
  readonly children: ReactNode;
  /** What draws the table. */
  readonly as?: typeof Table;
}

/** Lines with heads; where the page is narrow, each line is a card. */
export function PlainTable({ label, columns, children, as: Drawn = Table }: PlainTableProps) {
  return (
    <Drawn aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ head, width }) => (
            <th scope="col" key={head} style={{ inlineSize: width }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Drawn>
  );
}
