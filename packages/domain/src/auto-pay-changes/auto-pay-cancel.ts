import type { AutoPayEnrolment } from '../auto-pay/enrolment.ts';
import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { type Balance, balanceOn } from '../facts/balance.ts';
import { debitSum } from '../facts/debit-sum.ts';
import { debitedFacts } from '../facts/debited-facts.ts';
import { enrolledScopes, isMissingAutoPay } from '../facts/enrolled-services.ts';
import { debitedOn, discountOf, type NextDebit } from '../facts/next-debit.ts';
import type { AutoPayScope } from '../method/method-kinds.ts';
import { isPositive, largest, subtract, usd, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Payment } from '../payment/payment.ts';
import type { PaymentSettings } from '../payment/settings.ts';
import { changeReach } from './change-reach.ts';

const monthsOfYear = 12;

/** What cancelling Auto Pay today comes to, told before it is done (product decision "Consequence preview"). */
export interface AutoPayCancelPreview {
  /** The discount that later bills go without; `null` where there is none. */
  readonly discountLost: { readonly month: Money; readonly year: Money } | null;
  /** The debit that it is too late to stop; `null` where nothing is debited any more. */
  readonly stillMade: NextDebit | null;
  /** What is left for the customer to pay by hand, and when it is, or was, due. */
  readonly toPay: { readonly amount: Money; readonly dueDate: BusinessDate | null };
  /** Payments that leave all the same, soonest first. */
  readonly scheduledStay: readonly Payment[];
  /** Auto Pay that stays on for something else. */
  readonly scopesStay: readonly AutoPayScope[];
  /** Mobile service requires Auto Pay, and would be left without (spec section 5). */
  readonly mobileIsMissing: boolean;
}

/** By when what is left is to be paid by hand: by a day; at once; or at once as far as it is past due. */
export type DueByHand =
  | { readonly due: 'by'; readonly date: BusinessDate }
  | { readonly due: 'now' }
  | { readonly due: 'partNow'; readonly pastDue: Money };

/** @param pastDueNet what is past due beside what is on its way */
export function dueByHand(
  { amount, dueDate }: AutoPayCancelPreview['toPay'],
  { pastDueNet }: Pick<Balance, 'pastDueNet'>,
): DueByHand {
  if (isPositive(pastDueNet) && pastDueNet.cents < amount.cents)
    return { due: 'partNow', pastDue: pastDueNet };
  return isPositive(pastDueNet) || dueDate === null ? { due: 'now' } : { due: 'by', date: dueDate };
}

/** What cancelling Auto Pay now comes to, of all services or of mobile service; `null` without it. */
export function autoPayCancelPreview(
  all: AccountFacts,
  now: Date,
  settings: Pick<PaymentSettings, 'cutOff'>,
  retries?: AutoPaySettings,
  scope: AutoPayScope = 'allServices',
): AutoPayCancelPreview | null {
  const today = dayIn(now, all.account.timeZone);
  const facts = debitedFacts(all, scope, today);
  const { autoPay } = facts;
  const reach = changeReach(facts, now, settings, retries);
  if (!autoPay || !reach) return null;
  const { oldestUnpaidDueDate, nextDueDate, pastDueNet } = balanceOn(facts, today);
  const stillMade = reach.reaches === 'theOneAfter' ? asLast(facts, autoPay, reach.stillMade, today) : null;
  const withoutAutoPay = debitSum(facts, nextDueDate ?? today, today).debit;
  const month = discountOf(facts);
  const after = withoutScope(all, scope);
  return {
    discountLost: month && { month, year: usd(month.cents * monthsOfYear) },
    stillMade,
    toPay: {
      amount: largest(subtract(withoutAutoPay, stillMade?.estimatedAmount ?? zero), zero),
      dueDate: isPositive(pastDueNet) ? oldestUnpaidDueDate : nextDueDate,
    },
    scheduledStay: facts.payments
      .filter(({ status }) => status === 'scheduled')
      .sort((a, b) => a.paymentDate.localeCompare(b.paymentDate)),
    scopesStay: enrolledScopes(after),
    mobileIsMissing: isMissingAutoPay(after),
  };
}

/** A debit as it is made once Auto Pay has ended: of what was billed by the last day for changes. */
function asLast(
  facts: AccountFacts,
  autoPay: AutoPayEnrolment,
  debit: NextDebit,
  today: BusinessDate,
): NextDebit {
  const ended = { ...facts, autoPay: null, lastAutoPay: { ...autoPay, debitDate: debit.date } };
  return { ...debit, estimatedAmount: debitedOn(ended, debit.date, today) };
}

const withoutScope = (facts: AccountFacts, scope: AutoPayScope): AccountFacts => ({
  ...facts,
  ...(scope === 'mobile' ? { mobileAutoPay: null } : { autoPay: null }),
  methods: facts.methods.map((method) => ({
    ...method,
    usedBy: method.usedBy.filter((used) => used !== scope),
  })),
});
