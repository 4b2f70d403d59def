import { useCopy } from '@linework/copy';
import { styled } from 'styled-components';
import { billingHomeCopy } from './billing-home.copy.ts';
import type { BillRow } from './use-bill-rows.ts';

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
}

/** What the chart shows, as a table. */
export function BillsTable({ caption, rows }: BillsTableProps) {
  const { t } = useCopy(billingHomeCopy);
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bills.month')}</th>
          <th scope="col">{t('bills.amount')}</th>
          <th scope="col">{t('bills.status')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ id, name, amount, note }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{amount}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
