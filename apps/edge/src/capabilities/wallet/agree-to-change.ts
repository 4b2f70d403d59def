import type { WalletDone } from '@linework/domain';
import { agreeOrNote, type OnOtherwise } from '../../processor/agree-or-note.ts';
import {
  type AgreementAnswer,
  type ProcessorPort,
  ProcessorSilent,
  ProcessorUnavailable,
} from '../../processor/processor-port.ts';
import type { ChargedMethod } from './method-records.ts';

/** What bank or card network says to a change: it may go, not with this card, or not now. */
export type ChangeAgreed = 'done' | 'refused' | 'away';

/** The processor's tokens of a method, before and after. */
export interface TokensOfChange {
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Has bank or card network agree that Auto Pay goes on with another card, or that a method is debited no more. Where it has
 * given the old up and does not take the new, the old is agreed to again: nothing changes then.
 */
export async function agreeToChange(
  processor: ProcessorPort,
  done: WalletDone,
  { before, after }: TokensOfChange,
  onOtherwise: OnOtherwise,
): Promise<ChangeAgreed> {
  if (!needsAgreement(done)) return 'done';
  try {
    const to = done.ending === 'removed' ? null : after;
    const answer = await processor.agree({ from: before, to });
    if (answer === 'lost') await agreeOrNote(processor, { from: null, to: before }, onOtherwise);
    return agreed[answer];
  } catch (error) {
    if (error instanceof ProcessorSilent || error instanceof ProcessorUnavailable) return 'away';
    throw error;
  }
}

/**
 * Nothing was written: bank and card network are told how it stands. What was given up is agreed to again where Auto Pay still
 * debits it, and what was agreed to is given up; unless the same request, sent twice, was written down meanwhile.
 * @param now the method as it stands now
 * @param onOtherwise hears of what could not be put right, for somebody to look at
 */
export async function agreeAsItStands(
  processor: ProcessorPort,
  done: WalletDone,
  { before, after }: TokensOfChange,
  now: ChargedMethod,
  onOtherwise: OnOtherwise,
): Promise<void> {
  if (!needsAgreement(done)) return;
  const from = done.ending === 'removed' ? null : after;
  const to = now.isDebited && now.processorToken === before ? before : null;
  const isKept = from !== null && from === now.processorToken;
  if (isKept || from === to) return;
  await agreeOrNote(processor, { from, to }, onOtherwise);
}

const agreed = {
  done: 'done',
  refused: 'refused',
  lost: 'refused',
} as const satisfies Record<AgreementAnswer, ChangeAgreed>;

/** What is debited by itself, and what is debited no more. */
const needsAgreement = (done: WalletDone): boolean =>
  done.ending === 'removed' ||
  (done.ending === 'edited' && done.replaced !== null && done.after.usedBy.length > 0);
