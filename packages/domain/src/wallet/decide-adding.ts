import { onlineRestriction } from '../method/online-restriction.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import { paysOnline, restrictionStandings } from '../method/restriction-standing.ts';
import { addedMethod } from './added-method.ts';
import { methodName } from './method-name.ts';
import type { AskedMethod } from './wallet-answer.ts';
import type { VerifiedNumber, WalletDecision } from './wallet-decision.ts';
import { kindRefusal, nameRefusal, refused, savedId, takenIn } from './wallet-refusals.ts';
import type { WalletState } from './wallet-state.ts';

const adding = {
  prepaid: 'LW-WAL-015',
  savedAlready: 'LW-WAL-013',
  walletFull: 'LW-WAL-014',
} as const;

/** What adding a method comes to. @param number `null` where the token is over, or stands for no new method */
export function decideAdding(
  state: WalletState,
  asked: Pick<AskedMethod, 'name' | 'makePreferred'>,
  number: VerifiedNumber | null,
): WalletDecision {
  const restriction = onlineRestriction(state.facts.account.restrictions);
  if (restriction && !paysOnline(restriction)) return refused(restrictionStandings[restriction].outcome);
  if (!number) return refused('LW-PAY-013', 'cardDataToken');
  const { method, fingerprint } = number;
  const kind = kindRefusal(state, method);
  if (kind) return kind;
  const added = addedMethod({ funding: fundingOf(method), fingerprint }, takenIn(state));
  if (added.adding === 'refused') {
    const methodId = added.why === 'savedAlready' ? savedId(state, added.methodId) : null;
    return refused(adding[added.why], 'cardDataToken', added.why, methodId);
  }
  const name = nameRefusal(asked.name);
  if (name) return name;
  const isPreferred = asked.makePreferred || state.facts.methods.length === 0;
  return {
    ending: 'added',
    method: { ...method, name: methodName(asked.name), isPreferred, usedBy: [] },
    fingerprint,
  };
}

const fundingOf = (method: PaymentMethod) => (method.type === 'creditCard' ? method.funding : null);
