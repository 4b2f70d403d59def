import { useCopy } from '@linework/copy';
import { type BillingSummary, isPositive, type Statement, statementNote, zero } from '@linework/domain';
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

export type NoteTone = 'positive' | 'information' | 'warning';

/** Whether a statement is paid, covered or to be paid, and what of it is of earlier bills. */
export function useStatementNote(
  statement: Statement,
  summary: BillingSummary | null,
): { readonly tone: NoteTone; readonly text: string; readonly besides: string | null } {
  const { t } = useCopy(statementCopy);
  const note = statementNote(statement, summary);
  const { left } = statement.previous;
  const besides = (): string | null => {
    if (left.cents > 0) return t('note.includes', { amount: left });
    return left.cents < 0 ? t('note.credited', { amount: { ...left, cents: -left.cents } }) : null;
  };
  // What is owed of it besides is late already.
  const isBehind =
    note.kind === 'unpaid' && isPositive(left) && isPositive(summary?.balance.pastDueNet ?? zero);
  return { tone: isBehind ? 'warning' : tones[note.kind], text: words(), besides: besides() };

  function words(): string {
    if (note.kind === 'unpaidRest' || note.kind === 'pastDueRest')
      return t(`note.${note.kind}`, { left: note.left });
    if (note.kind !== 'covered' && note.kind !== 'partly') return t(`note.${note.kind}`);
    const [only, ...others] = note.debits;
    if (note.kind === 'covered' && only?.madeBy === null && others.length === 0)
      return t('note.autoPay', { date: only.date });
    const debits = note.debits.map(({ madeBy, date, amount }) =>
      madeBy === null ? t('note.debit.autoPay', { date }) : t('note.debit.scheduled', { date, amount }),
    );
    return t(`note.${note.kind}`, { debits, left: note.left });
  }
}

const tones = {
  paid: 'positive',
  covered: 'positive',
  nothing: 'positive',
  pending: 'information',
  partly: 'information',
  unpaid: 'information',
  unpaidRest: 'information',
  pastDue: 'warning',
  pastDueRest: 'warning',
} as const satisfies Record<ReturnType<typeof statementNote>['kind'], NoteTone>;
