import { useCopy } from '@linework/copy';
import {
  asksForWhole,
  type BillingSummary,
  behindOnStatement,
  broughtAlong,
  type Statement,
  statementNote,
} from '@linework/domain';
import type { ReactNode } from 'react';
import { useSupportPhone } from '../outcomes/support-phone.tsx';
import { statementCopy } from './statement.copy.ts';

export type NoteTone = 'positive' | 'information' | 'warning';

/** Whether a statement is paid, covered or to be paid, and what of it is of earlier bills. */
export function useStatementNote(
  statement: Statement,
  summary: BillingSummary | null,
): { readonly tone: NoteTone; readonly said: readonly [ReactNode, ReactNode] } {
  const { t, rich } = useCopy(statementCopy);
  const { slots, values } = useSupportPhone();
  const note = statementNote(statement, summary);
  const behind = summary && behindOnStatement(statement, summary);
  const tone = behind ? 'warning' : tones[note.kind];
  // What was added to a bill comes after what was taken off it, as in the sum.
  return { tone, said: note.kind === 'unpaidMore' ? [besides(), words()] : [words(), besides()] };

  function besides(): ReactNode {
    if (behind) return t('note.behind', { ...behind });
    // No bill comes after the final one that its credit could go toward.
    if (statement.total.cents < 0 && statement.kind === 'final')
      return 'phone' in values ? rich('note.creditBack', slots, values) : t('note.creditBackWithoutPhone');
    // Once something of a bill is paid, that is what it was made of and no longer what is owed.
    const brought = broughtAlong(statement);
    if (!brought) return null;
    const { charges, amount } = brought;
    const kind = brought.kind === 'includes' && !asksForWhole(note) ? 'included' : brought.kind;
    return charges ? t(`note.charges.${kind}`, { charges, amount }) : t(`note.${kind}`, { amount });
  }

  function words(): string {
    if (!('left' in note)) return t(`note.${note.kind}`);
    if (note.kind === 'unpaidMore')
      return t(`note.unpaidMore.${note.by}`, { added: note.added, left: note.left });
    if (!('debits' in note)) return t(`note.${note.kind}`, { left: note.left });
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
  unconfirmed: 'information',
  unpaidRest: 'information',
  unpaidMore: 'information',
  pastDue: 'warning',
  pastDueRest: 'warning',
  returned: 'warning',
} as const satisfies Record<ReturnType<typeof statementNote>['kind'], NoteTone>;
