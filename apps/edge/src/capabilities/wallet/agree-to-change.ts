import type { WalletDone } from '@linework/domain';
import {
  type AgreementAnswer,
  type ProcessorPort,
  ProcessorSilent,
  ProcessorUnavailable,
} from '../../processor/processor-port.ts';

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
): Promise<ChangeAgreed> {
  if (!needsAgreement(done)) return 'done';
  try {
    const to = done.ending === 'removed' ? null : after;
    const answer = await processor.agree({ from: before, to });
    if (answer === 'lost') await processor.agree({ from: null, to: before });
    return agreed[answer];
  } catch (error) {
    if (error instanceof ProcessorSilent || error instanceof ProcessorUnavailable) return 'away';
    throw error;
  }
}

/** Nothing was written: what was agreed to before is agreed to again, where the processor can be asked. */
export async function agreeAsBefore(
  processor: ProcessorPort,
  done: WalletDone,
  { before, after }: TokensOfChange,
): Promise<void> {
  const from = done.ending === 'removed' ? null : after;
  if (needsAgreement(done)) await processor.agree({ from, to: before }).catch(() => undefined);
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
