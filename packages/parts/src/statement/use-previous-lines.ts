import { useCopy } from '@linework/copy';
import type { Money, Statement, StatementActivity } from '@linework/domain';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { statementCopy } from './statement.copy.ts';

/** A line of a statement in words. */
export interface ToldLine {
  readonly id: string;
  readonly label: string;
  readonly amount: Money;
  readonly note?: string | undefined;
  /** What it is, and what asks for that. */
  readonly explained?: { readonly ask: string; readonly text: string } | undefined;
}

/** A line of the account between two bills, or of a range of days, in words. */
export function useActivityLine(): (line: StatementActivity) => ToldLine {
  const { t } = useCopy(statementCopy);
  const methodLabel = useMethodLabel();
  return ({ id, kind, date, postedDate, amount, payment }) => {
    if (kind === 'payment') {
      return {
        id,
        amount,
        label: t(`since.payment.${payment?.channel ?? 'unknown'}`, { date }),
        explained: payment
          ? {
              ask: t('since.paymentAsk', { date }),
              text: [
                t('since.paymentText', {
                  method: methodLabel(payment.method, 'inSentence'),
                  number: payment.reference,
                }),
                ...(postedDate ? [t('since.posted', { date: postedDate })] : []),
              ].join(' '),
            }
          : undefined,
      };
    }
    const explainedOf = () => {
      if (kind === 'return') return { ask: t('since.returnAsk', { date }), text: t('since.returnText') };
      if (kind !== 'refund' || !payment) return undefined;
      const method = methodLabel(payment.method, 'inSentence');
      return {
        ask: t('since.refundAsk', { date }),
        text: t('since.refundText', { method, number: payment.reference }),
      };
    };
    return {
      id,
      amount,
      label: t(`since.${kind}`, { date }),
      explained: explainedOf(),
    };
  };
}

/** What happened since the bill before, in words: what it came to, then each payment and charge. */
export function usePreviousLines(): (previous: Statement['previous']) => readonly ToldLine[] {
  const { t } = useCopy(statementCopy);
  const lineOf = useActivityLine();
  return ({ billDate: month, balance, activity }) => [
    ...(month === null
      ? []
      : [
          {
            id: 'balance',
            label: t('since.balance', { month }),
            amount: balance,
            explained: { ask: t('since.balanceAsk', { month }), text: t('since.balanceText') },
          },
        ]),
    ...activity.map(lineOf),
  ];
}
