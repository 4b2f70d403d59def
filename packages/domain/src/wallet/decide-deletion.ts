import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { PaymentSettings } from '../payment/settings.ts';
import { methodDeletion } from './method-deletion.ts';
import type { AskedMethodDeletion } from './wallet-answer.ts';
import type { WalletDecision } from './wallet-decision.ts';
import { refused, seen } from './wallet-refusals.ts';
import type { WalletState } from './wallet-state.ts';

const notDeleted = { chooseAnotherFirst: 'usedForAutoPay', afterPayment: 'leaving' } as const;

/** What deleting a method comes to, for somebody who was told which payments are canceled with it. */
export function decideDeletion(
  state: WalletState,
  asked: AskedMethodDeletion,
  now: Date,
  settings: Pick<PaymentSettings, 'cutOff'>,
  retries?: AutoPaySettings,
): WalletDecision {
  const found = seen(state, asked);
  if ('ending' in found) return found;
  const { method, record } = found;
  const deletion = methodDeletion(state.facts, method, now, settings, retries);
  if (deletion.deletion !== 'possible')
    return refused(deletion.outcome, 'methodId', notDeleted[deletion.deletion], method.id);
  const { cancels, preferredNext } = deletion;
  const told = new Set(asked.cancels);
  const isAsTold = told.size === cancels.length && cancels.every(({ id }) => told.has(id));
  if (!isAsTold) {
    const { lastChange } = record;
    return { ending: 'changedMeanwhile', field: 'cancels', methodId: method.id, lastChange };
  }
  return { ending: 'removed', method, cancels, preferredNext };
}
