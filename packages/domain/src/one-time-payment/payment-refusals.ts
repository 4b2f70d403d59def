import type { BusinessDate } from '../dates/business-date.ts';
import { type ExpirationProblem, expirationProblem } from '../method/card-expiration.ts';
import type { MethodBlockedReason } from '../method/method-eligibility.ts';
import type { PaymentMethodType } from '../method/payment-method.ts';
import { paysOnline, restrictionStandings } from '../method/restriction-standing.ts';
import { isSame } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import { dateOutcome } from './date-outcome.ts';
import { type AmountProblem, amountProblem, needsOverpaymentConfirmation } from './payment-amount.ts';
import { type DateProblem, dateProblem } from './payment-date.ts';
import type { PaymentOptions } from './payment-options.ts';
import type { RequestedPayment } from './requested-payment.ts';

/** What the single-use token of the card-data endpoint proves: nothing was sent, it is over, or it holds. */
export type TokenProof = 'missing' | 'notValid' | 'valid';

/** What a request wants to pay with: a saved method, whose security code a token proves, or a new one known by its token. */
export type PayingMethod =
  | { readonly methodId: string; readonly proof: TokenProof }
  | { readonly methodId: null; readonly proof: 'missing' | 'notValid' }
  | {
      readonly methodId: null;
      readonly proof: 'valid';
      readonly type: PaymentMethodType;
      /** `YYYY-MM`; `null` for a bank account. */
      readonly expiration: string | null;
    };

/** What the rules of a payment judge: what is asked for, and the method as it was found. */
export interface JudgedPayment
  extends Pick<RequestedPayment, 'amount' | 'paymentDate' | 'expectedAmountDue' | 'overpaymentConfirmed'> {
  readonly method: PayingMethod;
}

/** The member of a request that must change; `null` when it is none of them. */
export type RefusedField =
  | 'amount'
  | 'overpaymentConfirmed'
  | 'paymentDate'
  | 'paymentMethodId'
  | 'cardDataToken';

type MethodProblem =
  | MethodBlockedReason
  | ExpirationProblem
  | 'unknown'
  | 'securityCodeMissing'
  | 'methodMissing';

export interface PaymentRefusal {
  readonly code: OutcomeCode;
  readonly field: RefusedField | null;
  /** What is wrong with the field, where the code alone does not say it. */
  readonly problem: AmountProblem | DateProblem | MethodProblem | null;
}

const refusal = (
  code: OutcomeCode,
  field: PaymentRefusal['field'] = null,
  problem: PaymentRefusal['problem'] = null,
): PaymentRefusal => ({ code, field, problem });

/**
 * Why a one-time payment is refused, by every rule of the spec's section 5 and in the order in which a customer is told:
 * what stands in the way of any payment comes first and alone (one that is running or being checked, too many refused
 * attempts, the account's restrictions, then figures that have changed since the review); after that what amount, date
 * and method got wrong, all at once. The first is the outcome of the whole.
 * @param mustWait too many attempts were refused lately
 * @returns nothing when the payment may be made
 */
export function paymentRefusals(
  request: JudgedPayment,
  options: PaymentOptions,
  { mustWait = false }: { readonly mustWait?: boolean } = {},
): readonly PaymentRefusal[] {
  const obstacle = obstacleTo(request, options, mustWait);
  if (obstacle) return [obstacle];
  const { amount, paymentDate } = request;
  const wrong = [
    amountRefusal(amount, request.overpaymentConfirmed, options),
    dateRefusal(paymentDate, options),
    methodRefusal(request.method, paymentDate, options),
  ];
  return wrong.filter((found) => found !== null);
}

function obstacleTo(
  { expectedAmountDue }: JudgedPayment,
  { openPayment, restriction, balance }: PaymentOptions,
  mustWait: boolean,
): PaymentRefusal | null {
  if (openPayment) return refusal('LW-PAY-041');
  if (mustWait) return refusal('LW-PAY-045');
  if (restriction && !paysOnline(restriction)) return refusal(restrictionStandings[restriction].outcome);
  return isSame(expectedAmountDue, balance.amountDue) ? null : refusal('LW-PAY-020');
}

/** Why an amount is refused: outside what can be paid, or more than is due and not confirmed. */
export function amountRefusal(
  amount: Money,
  isConfirmed: boolean,
  options: PaymentOptions,
): PaymentRefusal | null {
  const problem = amountProblem(amount, options);
  if (problem) return refusal('LW-PAY-022', 'amount', problem);
  const isTooMuch = needsOverpaymentConfirmation(amount, options.balance.amountDue);
  return isTooMuch && !isConfirmed ? refusal('LW-PAY-024', 'overpaymentConfirmed') : null;
}

/** Why a day is refused. */
export function dateRefusal(date: BusinessDate, { dates }: PaymentOptions): PaymentRefusal | null {
  const problem = dateProblem(date, dates);
  return problem && refusal(dateOutcome[problem], 'paymentDate', problem);
}

const restrictedType = {
  creditCard: { restriction: 'card', code: 'LW-PAY-030' },
  bankAccount: { restriction: 'bank', code: 'LW-PAY-031' },
} as const satisfies Record<PaymentMethodType, { restriction: string; code: OutcomeCode }>;

/** A kind of method that the account may not use is told before what is wrong with this one. */
function typeRefusal(type: PaymentMethodType, { restriction }: PaymentOptions): PaymentRefusal | null {
  const restricted = restrictedType[type];
  return restriction === restricted.restriction ? refusal(restricted.code) : null;
}

/** A token that is asked for, and was not sent or holds no more. */
interface ProofRefusal extends PaymentRefusal {
  readonly field: 'cardDataToken';
  readonly problem: 'methodMissing' | 'securityCodeMissing' | null;
}

const proofRefusal = (
  proof: Exclude<TokenProof, 'valid'>,
  missing: 'methodMissing' | 'securityCodeMissing',
): ProofRefusal =>
  proof === 'missing'
    ? { code: 'LW-PAY-046', field: 'cardDataToken', problem: missing }
    : { code: 'LW-PAY-013', field: 'cardDataToken', problem: null };

/** Why a saved method may not be used yet: a card's security code is not proven. A bank account has none. */
export const unprovenRefusal = (type: PaymentMethodType, proof: TokenProof): ProofRefusal | null =>
  type === 'bankAccount' || proof === 'valid' ? null : proofRefusal(proof, 'securityCodeMissing');

function methodRefusal(
  paying: PayingMethod,
  date: BusinessDate,
  options: PaymentOptions,
): PaymentRefusal | null {
  if (paying.methodId !== null) return savedMethodRefusal(paying.methodId, paying.proof, date, options);
  if (paying.proof !== 'valid') return proofRefusal(paying.proof, 'methodMissing');
  return typeRefusal(paying.type, options) ?? expirationRefusal(paying.expiration, date, options);
}

/** Why a saved method is refused for a day. */
export function savedMethodRefusal(
  methodId: string,
  proof: TokenProof,
  date: BusinessDate,
  options: PaymentOptions,
): PaymentRefusal | null {
  const option = options.methods.find(({ method }) => method.id === methodId);
  if (!option) return refusal('LW-PAY-034', 'paymentMethodId', 'unknown');
  const { method, blockedReason } = option;
  const restricted = typeRefusal(method.type, options);
  if (restricted) return restricted;
  if (blockedReason) return refusal('LW-PAY-034', 'paymentMethodId', blockedReason);
  if (method.type === 'bankAccount') return null;
  return unprovenRefusal(method.type, proof) ?? expirationRefusal(method.expirationDate, date, options);
}

/** Why a card is refused for a day. @param expiration `YYYY-MM`; `null` for a bank account */
export function expirationRefusal(
  expiration: string | null,
  paymentDate: BusinessDate,
  { dates: { today } }: PaymentOptions,
): PaymentRefusal | null {
  const problem = expiration === null ? null : expirationProblem(expiration, { today, paymentDate });
  return problem && refusal('LW-PAY-034', 'paymentMethodId', problem);
}
