import { Money } from '@linework/design-system';
import type { Money as Sum } from '@linework/domain';
import { styled } from 'styled-components';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  caption {
    padding-block-end: var(--lw-space-8);
    color: var(--lw-color-ink);
    font-size: var(--lw-font-size-16);
    font-weight: var(--lw-font-weight-semibold);
    line-height: var(--lw-line-height-16);
    text-align: start;
  }

  :is(th, td) {
    padding-block: 0.625rem;
    padding-inline-end: var(--lw-space-12);
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
    font-weight: var(--lw-font-weight-regular);
    text-align: start;
    vertical-align: baseline;
    /* A name without a space must not make the table wider than a phone. */
    overflow-wrap: anywhere;
  }

  thead th {
    color: var(--lw-color-muted);
    font-weight: var(--lw-font-weight-medium);
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
    color: var(--lw-color-ink);
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  thead th:last-child {
    color: var(--lw-color-muted);
  }

  tfoot :is(th, td) {
    border-block-start-color: var(--lw-color-line-strong);
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-semibold);
  }

  /* Letters twice as large on a phone: the amount goes under what it is of. */
  @container (max-width: 18rem) {
    thead {
      display: none;
    }

    :is(tbody, tfoot) :is(tr, th, td) {
      display: block;
      padding-inline-end: 0;
      text-align: start;
    }

    :is(tbody, tfoot) td {
      padding-block-start: 0;
      border-block-start: 0;
    }

    :is(tbody, tfoot) th {
      padding-block-end: 0;
    }
  }

  tbody th small {
    display: block;
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-13);
    line-height: var(--lw-line-height-13);
  }
`;

export interface SumTableRow {
  readonly id: string;
  readonly label: string;
  /** Smaller, under it. */
  readonly note?: string | undefined;
  readonly amount: Sum;
}

export interface SumTableProps {
  readonly caption: string;
  /** What the rows are: "Service", "Days past due". */
  readonly what: string;
  readonly amount: string;
  readonly rows: readonly SumTableRow[];
  readonly total: { readonly label: string; readonly amount: Sum };
}

/** Amounts, a row each, and what they come to. */
export function SumTable({ caption, what, amount, rows, total }: SumTableProps) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.label}
              {row.note && <small>{row.note}</small>}
            </th>
            <td>
              <Money cents={row.amount.cents} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.label}</th>
          <td>
            <Money cents={total.amount.cents} />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
