import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { styled } from 'styled-components';
import type { BillRow } from './bill-row.types.ts';
import { billsCopy } from './bills.copy.ts';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  caption {
    padding-block-end: var(--lw-space-8);
    color: var(--lw-color-muted);
    text-align: start;
  }

  :is(th, td) {
    padding-block: var(--lw-space-8);
    padding-inline-end: var(--lw-space-12);
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
    color: var(--lw-color-body);
    font-weight: var(--lw-font-weight-regular);
    text-align: start;
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
  }

  thead th {
    color: var(--lw-color-muted);
  }

  @media print {
    && a[href] {
      display: inline;
      color: inherit;
    }
  }

  td:nth-child(2) {
    color: var(--lw-color-ink);
    font-variant-numeric: tabular-nums;
    font-weight: var(--lw-font-weight-medium);
    white-space: nowrap;
  }
`;

export interface BillsTableProps {
  readonly caption: string;
  /** Oldest first, as the chart has them; the table begins with the newest. */
  readonly rows: readonly BillRow[];
  /** Where the statement of a bill is, by the bill's id. */
  readonly hrefOf: (id: string) => string;
}

/** What the chart shows, as a table. */
export function BillsTable({ caption, rows, hrefOf }: BillsTableProps) {
  const { t } = useCopy(billsCopy);
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          <th scope="col">{t('amount')}</th>
          <th scope="col">{t('status')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ id, name, amount, note }) => (
          <tr key={id}>
            <th scope="row">
              <Link href={hrefOf(id)}>{name}</Link>
            </th>
            <td>{amount}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
