import { onlineRestriction } from '../method/online-restriction.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import { restrictionStandings } from '../method/restriction-standing.ts';
import type { KnownMethod } from './added-method.ts';
import { methodNameProblem } from './method-name.ts';
import type { MethodRecord } from './wallet.ts';
import type { WalletRefusal } from './wallet-answer.ts';
import type { WalletDecision } from './wallet-decision.ts';
import type { WalletState } from './wallet-state.ts';

/** What changes nothing. */
export type Undone = Extract<WalletDecision, { ending: 'refused' | 'changedMeanwhile' }>;

export const refused = (
  code: WalletRefusal['code'],
  field: WalletRefusal['field'] = null,
  problem: string | null = null,
  methodId: string | null = null,
): Undone => ({ ending: 'refused', refusals: [{ code, field, problem }], methodId });

/** What the account may not pay with is not saved either. */
export function kindRefusal({ facts }: WalletState, { type }: PaymentMethod): Undone | null {
  const restriction = onlineRestriction(facts.account.restrictions);
  if (!restriction) return null;
  const { outcome, accepts } = restrictionStandings[restriction];
  const isAccepted = accepts.some((kind) => kind === (type === 'creditCard' ? 'card' : 'bank'));
  return isAccepted ? null : refused(outcome);
}

export function nameRefusal(name: string | null, methodId: string | null = null): Undone | null {
  const problem = methodNameProblem(name);
  return problem && refused('LW-WAL-016', 'name', problem, methodId);
}

const savedIn = ({ facts, records }: WalletState): MethodRecord[] => {
  const saved = new Set(facts.methods.map(({ id }) => id));
  return records.filter(({ methodId }) => saved.has(methodId));
};

/** Whose numbers are taken: what is saved, and what is about to be. */
export const takenIn = (state: WalletState): KnownMethod[] => [...savedIn(state), ...state.toBeSaved];

/** One that a payment has yet to save is nobody's to see. */
export const savedId = ({ facts }: WalletState, methodId: string): string | null =>
  facts.methods.some(({ id }) => id === methodId) ? methodId : null;

interface Found {
  readonly method: PaymentMethod;
  readonly record: MethodRecord;
}

/** The method as it was seen, or why it is not. */
export function seen(
  { facts, records }: WalletState,
  { methodId, version }: { readonly methodId: string; readonly version: number },
): Found | Undone {
  const method = facts.methods.find(({ id }) => id === methodId);
  const record = records.find((one) => one.methodId === methodId);
  if (!record) return refused('LW-PAY-034', 'methodId', 'unknown', null);
  const { lastChange } = record;
  return method && record.version === version
    ? { method, record }
    : { ending: 'changedMeanwhile', field: 'version', methodId, lastChange };
}
