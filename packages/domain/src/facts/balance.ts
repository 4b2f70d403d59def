import { type OnceSettled, type OwedAgain, owedAgain } from '../bill/owed-again.ts';
import { onceSettled } from '../bill/settled-in.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { isPositive, largest, smallest, subtract, sum, usd, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { AccountFacts } from './account-facts.ts';

/** What is left to pay of one charge once posted payments and credits have covered the oldest first. */
export interface OpenCharge {
  readonly id: string;
  /** A bill, a payment that the bank sent back or that we gave back, or something charged apart. */
  readonly kind: 'bill' | 'return' | 'refund' | 'charge';
  /** The day it was written: a bill's own. */
  readonly date: BusinessDate;
  readonly dueDate: BusinessDate;
  readonly remaining: Money;
  /** What is covered of it: with what remains, it is what was charged. */
  readonly paid: Money;
  /** Of a payment that came back, the bills that it leaves owed again; nothing for anything else. */
  readonly owedAgain: readonly OwedAgain[];
}

/**
 * How the amount due adds up (product decision "How this adds up"):
 * `pastDue + newCharges − pending − credit`, which is `amountDue` when positive and `creditBalance` turned round when not.
 */
export interface Balance {
  /** Charges whose due day is over, gross of payments still on their way. The due day itself is not overdue. */
  readonly pastDue: Money;
  readonly newCharges: Money;
  /** Payments accepted and not posted yet: pending, running and unknown ones. */
  readonly pending: Money;
  /** Posted money and credits beyond every charge. */
  readonly credit: Money;
  readonly amountDue: Money;
  /** What the customer is ahead by; zero while anything is owed. */
  readonly creditBalance: Money;
  /** The part of the past due amount that payments on their way will not clear. */
  readonly pastDueNet: Money;
  readonly oldestUnpaidDueDate: BusinessDate | null;
  /** The next day on which new charges fall due; `null` when there are none. */
  readonly nextDueDate: BusinessDate | null;
}

/**
 * What would be due if payments that nobody can confirm had not gone through, as far as it is theirs to cover: nothing where
 * others cover it.
 * @param unknown what these payments come to; they are among what is pending
 */
export const dueUnlessConfirmed = (
  { pastDue, newCharges, pending, credit }: Pick<Balance, 'pastDue' | 'newCharges' | 'pending' | 'credit'>,
  unknown: Money,
): Money =>
  largest(smallest(unknown, subtract(sum([pastDue, newCharges, unknown]), sum([pending, credit]))), zero);

/** Whether the day on which a charge falls due is over: the due day itself is not. */
export const isOverdue = ({ dueDate }: Pick<OpenCharge, 'dueDate'>, today: BusinessDate): boolean =>
  dueDate < today;

/**
 * Whether the amount due is made of more than one figure: a sum of one line proves nothing.
 * @param charges where each has a line, and what is paid of it one more; else what is past due is one figure, what is new another
 */
export function isSum(
  { pastDue, newCharges, pending, credit }: Pick<Balance, 'pastDue' | 'newCharges' | 'pending' | 'credit'>,
  charges?: readonly OpenCharge[],
): boolean {
  const owed = charges?.flatMap(({ remaining, paid }) => [remaining, paid]) ?? [pastDue, newCharges];
  return [...owed, pending, credit].filter(isPositive).length > 1;
}

/** Covers charges oldest due first with everything posted. Earlier due, then the order they were written. */
export function openCharges({ ledger }: Pick<AccountFacts, 'ledger'>): {
  charges: OpenCharge[];
  credit: Money;
} {
  let covering = sum(ledger.filter((entry) => entry.amount.cents < 0).map((entry) => entry.amount));
  const owed = ledger
    .filter((entry) => entry.amount.cents > 0)
    .map((entry) => ({ ...entry, dueDate: entry.dueDate ?? entry.date }))
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  const covered = owed.map((entry) => {
    const paid = smallest(entry.amount, usd(-covering.cents));
    covering = usd(covering.cents + paid.cents);
    return { ...entry, paid, remaining: subtract(entry.amount, paid) };
  });
  const open = covered.filter(({ remaining }) => isPositive(remaining));
  const charges = open.map((entry): OpenCharge => {
    const { id, kind, billId, date, dueDate, remaining, paid } = entry;
    return {
      id,
      kind: kind === 'return' || kind === 'refund' ? kind : billId ? 'bill' : 'charge',
      date,
      dueDate,
      remaining,
      paid,
      owedAgain: kind === 'return' ? owedAgain(remaining, onceSettledOf(entry, ledger), open) : [],
    };
  });
  return { charges, credit: usd(-covering.cents) };
}

type PostedEntry = AccountFacts['ledger'][number];

/** What a payment that came back had settled: told with its return, where not all that posted is at hand. */
const onceSettledOf = (
  { settled, paymentId }: Pick<PostedEntry, 'settled' | 'paymentId'>,
  ledger: readonly PostedEntry[],
): readonly OnceSettled[] => {
  if (settled) return settled;
  const lines = ledger.map((entry) => ({ ...entry, isBill: entry.billId !== null }));
  return paymentId === null ? [] : onceSettled(lines, paymentId);
};

/** A payment that was accepted and has not posted. */
export const isOnItsWay = ({ status }: Pick<AccountFacts['payments'][number], 'status'>): boolean =>
  status === 'pending' || status === 'running' || status === 'unknown';

/** Payments that were accepted and have not posted: their money is on its way, or may be. */
export function paymentsOnTheirWay<P extends Pick<AccountFacts['payments'][number], 'status'>>(
  payments: readonly P[],
): P[] {
  return payments.filter(isOnItsWay);
}

/** The account's balance on a day. */
export function balanceOn(facts: Pick<AccountFacts, 'ledger' | 'payments'>, today: BusinessDate): Balance {
  const { charges, credit } = openCharges(facts);
  const overdue = charges.filter((charge) => isOverdue(charge, today));
  const upcoming = charges.filter((charge) => !isOverdue(charge, today));
  const pastDue = sum(overdue.map((charge) => charge.remaining));
  const newCharges = sum(upcoming.map((charge) => charge.remaining));
  const pending = sum(paymentsOnTheirWay(facts.payments).map((payment) => payment.amount));
  const net = usd(pastDue.cents + newCharges.cents - pending.cents - credit.cents);
  return {
    pastDue,
    newCharges,
    pending,
    credit,
    amountDue: largest(net, zero),
    creditBalance: largest(usd(-net.cents), zero),
    pastDueNet: largest(subtract(pastDue, pending), zero),
    oldestUnpaidDueDate: overdue[0]?.dueDate ?? null,
    nextDueDate: upcoming[0]?.dueDate ?? null,
  };
}
