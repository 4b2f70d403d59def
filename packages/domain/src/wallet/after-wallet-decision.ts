import type { AccountFacts } from '../facts/account-facts.ts';
import { snapshotOf } from '../method/method-snapshot.ts';
import type { MethodSnapshot, PaymentMethod } from '../method/payment-method.ts';
import type { MethodChange } from './wallet.ts';
import type { WalletDone } from './wallet-decision.ts';
import type { WalletState } from './wallet-state.ts';

/** What tells of a method elsewhere, as it is from now on. */
const follow =
  (method: PaymentMethod) =>
  <Told extends { readonly method: MethodSnapshot }>(told: Told): Told =>
    told.method.methodId === method.id ? { ...told, method: snapshotOf(method) } : told;

/** What money was paid with stays as it was; only the customer's own name for it is the method's. */
function afterEdit(facts: AccountFacts, method: PaymentMethod): AccountFacts {
  const followed = follow(method);
  const named = (told: AccountFacts['payments'][number]) =>
    told.method.methodId === method.id ? { ...told, method: { ...told.method, name: method.name } } : told;
  return {
    ...facts,
    payments: facts.payments.map((one) => (one.status === 'scheduled' ? followed(one) : named(one))),
    autoPay: facts.autoPay && followed(facts.autoPay),
    mobileAutoPay: facts.mobileAutoPay && followed(facts.mobileAutoPay),
    lastAutoPay: facts.lastAutoPay && followed(facts.lastAutoPay),
    lastMobileAutoPay: facts.lastMobileAutoPay && followed(facts.lastMobileAutoPay),
  };
}

const withMethods = (
  facts: AccountFacts,
  methods: readonly PaymentMethod[],
  preferredId: string | null,
): AccountFacts => ({
  ...facts,
  methods: methods.map((method) =>
    preferredId === null ? method : { ...method, isPreferred: method.id === preferredId },
  ),
});

function factsAfter({ facts }: WalletState, done: WalletDone): AccountFacts {
  const { methods } = facts;
  switch (done.ending) {
    case 'added':
      return withMethods(facts, [...methods, done.method], done.method.isPreferred ? done.method.id : null);
    case 'edited': {
      const { after } = done;
      const all = methods.map((method) => (method.id === after.id ? after : method));
      return withMethods(afterEdit(facts, after), all, after.isPreferred ? after.id : null);
    }
    case 'removed': {
      const gone = new Set(done.cancels.map(({ id }) => id));
      const payments = facts.payments.map((payment) =>
        gone.has(payment.id) ? { ...payment, status: 'cancelled' as const } : payment,
      );
      const left = methods.filter(({ id }) => id !== done.method.id);
      return withMethods({ ...facts, payments }, left, done.preferredNext?.id ?? null);
    }
  }
}

/** The wallet after what was decided. @param by whose doing it is, and when */
export function afterWalletDecision(
  state: WalletState,
  done: WalletDone,
  by: Pick<MethodChange, 'at' | 'by'>,
): WalletState {
  const lastChange: MethodChange = { change: done.ending, at: by.at, by: by.by };
  const methodId = done.ending === 'edited' ? done.after.id : done.method.id;
  const facts = factsAfter(state, done);
  if (done.ending === 'added') {
    const record = { methodId, version: 1, fingerprint: done.fingerprint, savedAt: by.at, lastChange };
    return { ...state, facts, records: [...state.records, record] };
  }
  const records = state.records.map((record) => {
    if (record.methodId !== methodId) return record;
    const fingerprint =
      done.ending === 'edited' && done.replaced ? done.replaced.fingerprint : record.fingerprint;
    return { ...record, version: record.version + 1, fingerprint, lastChange };
  });
  return { ...state, facts, records };
}
