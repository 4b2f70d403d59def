import { useCopy, useFormat } from '@linework/copy';
import {
  type BusinessDate,
  billOr,
  type Money,
  type Statement,
  type StatementActivity,
} from '@linework/domain';
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
  const textOf = ({ kind, payment, postedDate }: StatementActivity): string => {
    if (kind !== 'payment' && kind !== 'refund') return t(`since.${kind}Text`);
    if (!payment) return t(`since.${kind}TextUnknown`);
    const { method, reference: number } = payment;
    const text = t(`since.${kind}Text`, { method: methodLabel(method, 'inSentence'), number });
    return kind === 'payment' && postedDate
      ? `${text} ${t('since.posted', { day: write(postedDate) })}`
      : text;
  };
  return (line) => {
    const { id, kind, amount, payment } = line;
    const day = write(line.date);
    const name = billOr(line, kind);
    const key = name === 'payment' ? (`payment.${payment?.channel ?? 'unknown'}` as const) : name;
    return {
      id,
      amount,
      label: t(`since.${key}`, { day }),
      // What a bill is for is told by its own statement.
      explained: name === 'bill' ? undefined : { ask: t(`since.${kind}Ask`, { day }), text: textOf(line) },
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
