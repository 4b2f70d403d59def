import { useCopy, useFormat } from '@linework/copy';
import type { BusinessDate, Money, Statement, StatementActivity } from '@linework/domain';
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

/** How the days of lines are written: with their years, where these don't go without saying. */
export type WriteDay = (day: BusinessDate) => string;

/** A line of the account between two bills, or of a range of days, in words. */
export function useActivityLine(write: WriteDay): (line: StatementActivity) => ToldLine {
  const { t } = useCopy(statementCopy);
  const methodLabel = useMethodLabel();
  return ({ id, kind, date, postedDate, amount, payment }) => {
    const day = write(date);
    if (kind === 'payment') {
      return {
        id,
        amount,
        label: t(`since.payment.${payment?.channel ?? 'unknown'}`, { day }),
        explained: payment
          ? {
              ask: t('since.paymentAsk', { day }),
              text: [
                t('since.paymentText', {
                  method: methodLabel(payment.method, 'inSentence'),
                  number: payment.reference,
                }),
                ...(postedDate ? [t('since.posted', { day: write(postedDate) })] : []),
              ].join(' '),
            }
          : undefined,
      };
    }
    const explainedOf = () => {
      if (kind === 'return') return { ask: t('since.returnAsk', { day }), text: t('since.returnText') };
      if (kind !== 'refund' || !payment) return undefined;
      const method = methodLabel(payment.method, 'inSentence');
      return {
        ask: t('since.refundAsk', { day }),
        text: t('since.refundText', { method, number: payment.reference }),
      };
    };
    return {
      id,
      amount,
      label: t(`since.${kind}`, { day }),
      explained: explainedOf(),
    };
  };
}

/** What happened since the bill before, in words: what it came to, then each payment and charge. */
export function usePreviousLines(): (previous: Statement['previous']) => readonly ToldLine[] {
  const { t } = useCopy(statementCopy);
  // They lie between two bills, of which this one names its year.
  const { dayMonth } = useFormat();
  const lineOf = useActivityLine(dayMonth);
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
