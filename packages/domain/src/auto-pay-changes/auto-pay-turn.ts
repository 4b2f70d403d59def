import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { type AutoPayScope, autoPayScopes } from '../method/method-kinds.ts';
import type { PaymentMethod } from '../method/payment-method.ts';

/** An enrolment that begins. */
export interface BegunAutoPay {
  readonly enrolment: AutoPayEnrolment;
  /** What it debits, whole: a new method is saved with it. */
  readonly method: PaymentMethod;
  /** From when on whoever debits looks at it. */
  readonly lookOn: BusinessDate | null;
}

/** An enrolment that ends. */
export interface EndedAutoPay {
  readonly enrolment: AutoPayEnrolment;
  /** The day of the one debit that is still made. */
  readonly debitDate: BusinessDate | null;
}

/** What enrolling, changing or canceling does, all of it at once. */
export interface AutoPayTurn {
  readonly ends: readonly EndedAutoPay[];
  readonly begins: readonly BegunAutoPay[];
}

/** An account's enrolment for something. */
export const enrolmentFor = (
  { autoPay, mobileAutoPay }: AccountFacts,
  scope: AutoPayScope,
): AutoPayEnrolment | null => (scope === 'mobile' ? (mobileAutoPay ?? null) : autoPay);

/** The account as it stands after it. */
export function afterTurn(facts: AccountFacts, { ends, begins }: AutoPayTurn): AccountFacts {
  const standing = (scope: AutoPayScope): AutoPayEnrolment | null => {
    const begun = begins.find(({ enrolment }) => enrolment.scope === scope);
    const isEnded = ends.some(({ enrolment }) => enrolment.scope === scope);
    return begun?.enrolment ?? (isEnded ? null : enrolmentFor(facts, scope));
  };
  const lastOf = (scope: AutoPayScope) =>
    ends
      .filter(({ enrolment }) => enrolment.scope === scope)
      .map(({ enrolment, debitDate }) => debitDate && { ...enrolment, debitDate })
      .find((ended) => ended !== null);
  const known = new Set(facts.methods.map(({ id }) => id));
  const added = begins.map(({ method }) => method).filter(({ id }) => !known.has(id));
  const distinct = added.filter(({ id }, index) => added.findIndex((other) => other.id === id) === index);
  const touched = new Set([...ends, ...begins].map(({ enrolment }) => enrolment.scope));
  const isUsedBy = ({ id, usedBy }: PaymentMethod, scope: AutoPayScope): boolean =>
    touched.has(scope) ? standing(scope)?.method.methodId === id : usedBy.includes(scope);
  return {
    ...facts,
    autoPay: standing('allServices'),
    mobileAutoPay: standing('mobile'),
    lastAutoPay: lastOf('allServices') ?? facts.lastAutoPay,
    lastMobileAutoPay: lastOf('mobile') ?? facts.lastMobileAutoPay,
    methods: [...facts.methods, ...distinct].map((method) => ({
      ...method,
      usedBy: autoPayScopes.filter((scope) => isUsedBy(method, scope)),
    })),
  };
}
