import type { BusinessDate } from '../dates/business-date.ts';
import { canUseForAutoPay } from '../method/auto-pay-method.ts';
import { isExpired } from '../method/card-expiration.ts';
import type { MethodBlockedReason } from '../method/method-eligibility.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import { isMore, isPositive, isSame } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { amountProblem } from '../one-time-payment/payment-amount.ts';
import type { MethodOption, PaymentOptions } from '../one-time-payment/payment-options.ts';
import { chargedAtOnce, type FirstCharge } from './first-debit.ts';

/** What can be paid in the pass that turns Auto Pay on, and why it cannot be where that is so. */
export interface PayNowOffer {
  readonly amount: Money;
  readonly problem: 'paymentOpen' | 'tooMuchAtOnce' | 'tooLittle' | null;
}

type PayNowFigures = Pick<PaymentOptions, 'balance' | 'left' | 'openPayment' | 'minimum' | 'maximum'>;

/** What is due and nothing else is set to pay (spec section 2.5, "amount due"); `null` where that is nothing. */
export function payNowOffer(options: PayNowFigures): PayNowOffer | null {
  const { balance, left, openPayment, maximum } = options;
  const amount = left ?? balance.amountDue;
  if (!isPositive(amount)) return null;
  if (openPayment) return { amount, problem: 'paymentOpen' };
  if (!amountProblem(amount, options)) return { amount, problem: null };
  return { amount, problem: isMore(amount, maximum) ? 'tooMuchAtOnce' : 'tooLittle' };
}

/** Whether what is due is left to Auto Pay unless somebody says otherwise: nothing is past due, and it comes by the due date. */
export const isLeftToAutoPay = (
  { pastDueNet, nextDueDate }: Pick<PaymentOptions['balance'], 'pastDueNet' | 'nextDueDate'>,
  first: Pick<FirstCharge, 'date'> | null,
): boolean => !isPositive(pastDueNet) && first !== null && nextDueDate !== null && first.date <= nextDueDate;

/**
 * Whether what is due is paid now without being asked about: Auto Pay by itself would charge the same today. Paid, it leaves
 * every day of the month to choose. It is asked where a saved method works for Auto Pay and not for a one-time payment: the
 * answer decides whether that method can be chosen.
 * @param first what Auto Pay charges first where nothing is paid now
 */
export const isPaidEitherWay = (
  options: PayNowFigures & Pick<PaymentOptions, 'methods' | 'dates'>,
  first: FirstCharge | null,
): boolean => {
  const due = payNowOffer(options);
  return (
    due?.problem === null &&
    isSame(chargedAtOnce(first, options.dates.today), due.amount) &&
    options.methods.every(({ blockedReason }) => blockedReason !== 'usedForAutoPay')
  );
};

/** A saved method as it is offered, with why it is not to be had for what is asked. */
export interface OfferedMethod extends Omit<MethodOption, 'blockedReason'> {
  readonly blockedReason:
    | MethodBlockedReason
    | 'prepaid'
    | 'mobileTakesCards'
    | 'massManagedTakesCards'
    | 'expiresBeforeDebit'
    | 'usedNow'
    | null;
}

/** What a method is to be debited for. */
export interface AutoPayUse {
  /** It pays in the same pass too. */
  readonly isPaying: boolean;
  /** The first day on which it would be debited; `null` while that is not known. */
  readonly firstDebit: BusinessDate | null;
  /** All services where none are named. */
  readonly scopes?: readonly AutoPayScope[];
  /** All services are managed together, and take cards only. */
  readonly isMassManaged?: boolean;
  /** It takes the place of what is debited now: that one is no choice. */
  readonly isChange?: boolean;
}

function blockedFor(
  { method, blockedReason }: MethodOption,
  { isPaying, firstDebit, scopes = ['allServices'], isMassManaged = false, isChange = false }: AutoPayUse,
): OfferedMethod['blockedReason'] {
  const isPrepaid = !canUseForAutoPay(method, 'allServices', false);
  // Mobile service never takes it, which its own restrictions only follow.
  if (!isPrepaid && scopes.includes('mobile') && !canUseForAutoPay(method, 'mobile', false))
    return 'mobileTakesCards';
  // What Auto Pay debits for something else may be debited for this too, and pays nothing besides.
  if (blockedReason !== null && (blockedReason !== 'usedForAutoPay' || isPaying)) return blockedReason;
  if (isChange && scopes.every((scope) => method.usedBy.includes(scope))) return 'usedNow';
  if (isPrepaid) return 'prepaid';
  if (!scopes.every((scope) => canUseForAutoPay(method, scope, isMassManaged)))
    return 'massManagedTakesCards';
  const expires =
    firstDebit !== null && method.type === 'creditCard' && isExpired(method.expirationDate, firstDebit);
  return expires ? 'expiresBeforeDebit' : null;
}

/** The saved methods for Auto Pay (spec section 5). */
export const methodsForAutoPay = (methods: readonly MethodOption[], use: AutoPayUse): OfferedMethod[] =>
  methods.map((option) => ({ ...option, blockedReason: blockedFor(option, use) }));
