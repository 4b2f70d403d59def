import { useCopy } from '@linework/copy';
import { Card } from '@linework/design-system';
import { isPaying, type Money, type StatementActivity, sum } from '@linework/domain';
import { useActivityLine, type WriteDay } from '@linework/parts/statement';
import { styled } from 'styled-components';
import { SumTable, type SumTableRow } from './SumTable.tsx';
import { statementsCopy } from './statements.copy.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
  align-items: start;

  @container (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--lw-space-48);
  }
`;

export interface PaymentsAndChargesProps {
  /** What they are for, where the same page tells charges another way too. */
  readonly lead?: string;
  readonly payments: readonly SumTableRow[];
  readonly paid: Money;
  readonly charges: readonly SumTableRow[];
  readonly charged: Money;
  /** Money that went back to the customer, or to their bank, is among the charges: they are more than charges then. */
  readonly hasGivenBack: boolean;
  /** How many older lines only the totals have. */
  readonly leftOut?: number;
}

/** What was paid and what was charged, each as a table with its total. */
export function PaymentsAndCharges(props: PaymentsAndChargesProps) {
  const { lead, payments, paid, charges, charged, hasGivenBack, leftOut = 0 } = props;
  const { t } = useCopy(statementsCopy);
  return (
    <Card title={t('tables.heading')}>
      {lead && <p>{lead}</p>}
      <Pair>
        {payments.length === 0 ? (
          <p>{t('tables.noPayments')}</p>
        ) : (
          <SumTable
            caption={t('tables.payments')}
            what={t('tables.what')}
            amount={t('tables.amount')}
            rows={payments}
            total={{ label: t('tables.total'), amount: paid }}
          />
        )}
        {charges.length === 0 ? (
          <p>{t('tables.noCharges')}</p>
        ) : (
          <SumTable
            caption={t(hasGivenBack ? 'tables.chargesAndGivenBack' : 'tables.charges')}
            what={t('tables.what')}
            amount={t('tables.amount')}
            rows={charges}
            total={{ label: t('tables.total'), amount: charged }}
          />
        )}
      </Pair>
      {leftOut > 0 && <p>{t('tables.leftOut', { count: leftOut })}</p>}
    </Card>
  );
}

/** Lines of the account as rows of these tables: what brings down what is owed, and what adds to it. */
export function useActivityRows(write: WriteDay): (activity: readonly StatementActivity[]) => {
  readonly payments: readonly SumTableRow[];
  readonly charges: readonly SumTableRow[];
  readonly paid: Money;
  readonly charged: Money;
  readonly hasGivenBack: boolean;
} {
  const lineOf = useActivityLine(write);
  const rowsOf = (lines: readonly StatementActivity[]): readonly SumTableRow[] =>
    lines.map((line) => {
      const { id, label, amount, explained } = lineOf(line);
      return { id, label, amount, note: line.payment ? explained?.text : undefined };
    });
  return (activity) => {
    const down = activity.filter(isPaying);
    const up = activity.filter((line) => !isPaying(line));
    return {
      payments: rowsOf(down),
      charges: rowsOf(up),
      paid: sum(down.map(({ amount }) => amount)),
      charged: sum(up.map(({ amount }) => amount)),
      hasGivenBack: up.some(({ kind }) => kind !== 'charge'),
    };
  };
}
