import type { AccountFacts, AutoPayTurn } from '@linework/domain';
import { agreeOrNote, type OnOtherwise } from '../../processor/agree-or-note.ts';
import {
  type AgreementAnswer,
  type AgreementChange,
  type ProcessorPort,
  ProcessorSilent,
  ProcessorUnavailable,
} from '../../processor/processor-port.ts';
import type { KeptMethod } from '../payments/index.ts';

/** What is given up and what is agreed to, an enrolment at a time. */
export function agreementChanges(
  { ends, begins }: AutoPayTurn,
  savedTokens: ReadonlyMap<string, string>,
  newMethod: KeptMethod | null,
): AgreementChange[] {
  const tokenOf = (methodId: string | null): string | null =>
    newMethod && methodId === newMethod.id
      ? newMethod.processorToken
      : (savedTokens.get(methodId ?? '') ?? null);
  const fromOf = (scope: string) =>
    tokenOf(ends.find(({ enrolment }) => enrolment.scope === scope)?.enrolment.method.methodId ?? null);
  const beginning = begins.map(({ enrolment, method }) => ({
    from: fromOf(enrolment.scope),
    to: tokenOf(method.id),
  }));
  const begun = new Set(begins.map(({ enrolment }) => enrolment.scope));
  const ending = ends
    .filter(({ enrolment }) => !begun.has(enrolment.scope))
    .map(({ enrolment }) => ({ from: tokenOf(enrolment.method.methodId), to: null }));
  return [...beginning, ...ending];
}

/** Asks for each. Where nobody answers nothing is changed here: what debits is what we wrote down. */
export async function agree(
  processor: ProcessorPort,
  changes: readonly AgreementChange[],
): Promise<AgreementAnswer> {
  try {
    for (const change of changes) {
      const answer = await processor.agree(change);
      if (answer !== 'done') return answer;
    }
    return 'done';
  } catch (error) {
    if (error instanceof ProcessorSilent || error instanceof ProcessorUnavailable) return 'refused';
    throw error;
  }
}

/**
 * What was agreed to was not written down: of the methods that it was about, those that Auto Pay debits now are agreed to
 * again, and the others are given up, where somebody can be asked.
 */
export async function agreeAsItStands(
  processor: ProcessorPort,
  changes: readonly AgreementChange[],
  { facts, savedTokens }: { readonly facts: AccountFacts; readonly savedTokens: ReadonlyMap<string, string> },
  onOtherwise: OnOtherwise,
): Promise<void> {
  const standing = [facts.autoPay, facts.mobileAutoPay, facts.lastAutoPay, facts.lastMobileAutoPay];
  const debited = new Set(standing.map((one) => savedTokens.get(one?.method.methodId ?? '')));
  const touched = new Set(changes.flatMap(({ from, to }) => [from, to]).filter((token) => token !== null));
  for (const token of touched) {
    const change = debited.has(token) ? { from: null, to: token } : { from: token, to: null };
    await agreeOrNote(processor, change, onOtherwise);
  }
}
