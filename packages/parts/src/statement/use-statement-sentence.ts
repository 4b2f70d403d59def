import { useCopy } from '@linework/copy';
import { isPositive, type Statement } from '@linework/domain';
import { statementCopy } from './statement.copy.ts';

export interface StatementSentence {
  readonly lead: string;
  readonly cents: number;
  readonly rest: string;
}

/** What a statement comes to, as one sentence: what, how much, until when. */
export function useStatementSentence({ kind, total, billDate, dueDate: date }: Statement): StatementSentence {
  const { t } = useCopy(statementCopy);
  const isFinal = kind === 'final';
  if (total.cents < 0) {
    const lead = t(isFinal ? 'leadFinalCredit' : 'leadCredit');
    return { lead, cents: -total.cents, rest: t('nothingDue') };
  }
  const lead = t(isFinal ? 'leadFinal' : 'lead');
  // The year is the bill's own, which stands over it, unless it turns in between.
  const due = t(date.slice(0, 4) === billDate.slice(0, 4) ? 'due' : 'dueFull', { date });
  return { lead, cents: total.cents, rest: isPositive(total) ? due : t('nothingDue') };
}
