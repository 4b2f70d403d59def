import { canSaveCard } from '../method/method-eligibility.ts';
import type { CardMethod, PaymentMethod } from '../method/payment-method.ts';
import { methodWithNumber } from './added-method.ts';
import { methodName } from './method-name.ts';
import type { AskedMethodEdit } from './wallet-answer.ts';
import type { VerifiedNumber, WalletDecision } from './wallet-decision.ts';
import { kindRefusal, nameRefusal, refused, savedId, seen, takenIn, type Undone } from './wallet-refusals.ts';
import type { WalletState } from './wallet-state.ts';

/**
 * What editing a method comes to. Another card takes the place of its numbers under the same id, so that Auto Pay and
 * scheduled payments go on with it.
 * @param number of the token that was sent; `null` where that is over, `undefined` where none was sent
 */
export function decideEditing(
  state: WalletState,
  asked: AskedMethodEdit,
  number: VerifiedNumber | null | undefined,
): WalletDecision {
  const found = seen(state, asked);
  if ('ending' in found) return found;
  const { method } = found;
  const wrong =
    (number === undefined ? null : replacementRefusal(state, method, number)) ??
    nameRefusal(asked.name, method.id);
  if (wrong) return wrong;
  const replaced = number ?? null;
  const name = methodName(asked.name);
  const isPreferred = method.isPreferred || asked.makePreferred;
  const version = method.version + 1;
  const after = { ...(replaced ? withNumber(method, replaced) : method), name, isPreferred, version };
  const isNew = replaced !== null || name !== method.name || isPreferred !== method.isPreferred;
  return { ending: 'edited', before: method, after, replaced, isNew };
}

/** What belongs to the number is the new one's; what the customer made of the method stays. */
function withNumber(method: PaymentMethod, { method: other }: VerifiedNumber): PaymentMethod {
  const { id, name, isPreferred, isRestricted, usedBy } = method;
  return { ...other, id, name, isPreferred, isRestricted, usedBy };
}

const isCard = (method: PaymentMethod): method is CardMethod => method.type === 'creditCard';

/** Why a card may not take the place of a method's numbers. */
function replacementRefusal(
  state: WalletState,
  method: PaymentMethod,
  number: VerifiedNumber | null,
): Undone | null {
  const { id } = method;
  if (!number) return refused('LW-PAY-013', 'cardDataToken', null, id);
  const { method: other, fingerprint } = number;
  if (!isCard(method) || !isCard(other)) return refused('LW-PAY-034', 'cardDataToken', 'notACard', id);
  if (method.isRestricted) return refused('LW-PAY-034', 'methodId', 'methodRestricted', id);
  const kind = kindRefusal(state, other);
  if (kind) return kind;
  if (!canSaveCard(other.funding)) return refused('LW-WAL-015', 'cardDataToken', 'prepaid', id);
  const others = takenIn(state).filter(({ methodId }) => methodId !== id);
  const known = methodWithNumber(fingerprint, others);
  if (known) return refused('LW-WAL-013', 'cardDataToken', 'savedAlready', savedId(state, known.methodId));
  // It may wait for its day again, and would then be charged to the card of before.
  const isLeaving = state.facts.payments.some(
    ({ status, method: paying }) => status === 'running' && paying.methodId === id,
  );
  return isLeaving ? refused('LW-PAY-041', 'methodId', 'running', id) : null;
}
