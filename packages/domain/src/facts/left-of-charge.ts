import { countedPending, returnedOf, type StandingFacts } from '../bill/bill-standing.ts';
import { isPositive, largest, smallest, subtract, sum, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { OpenCharge } from './balance.ts';

type Charges = readonly OpenCharge[];

/** What is left to pay of the account, the oldest first, and what is on its way for it. */
type CoveredCharges = Pick<StandingFacts, 'openPayment' | 'news'> & {
  readonly openCharges: Charges;
  readonly balance: Pick<StandingFacts['balance'], 'pending'>;
};

function leftWhere(charges: Charges, pending: Money, isIt: (charge: OpenCharge) => boolean): Money | null {
  let covering = pending;
  for (const charge of charges) {
    const covered = smallest(charge.remaining, covering);
    covering = subtract(covering, covered);
    if (!isIt(charge)) continue;
    const left = subtract(charge.remaining, covered);
    return (isPositive(charge.paid) || isPositive(covered)) && isPositive(left) ? left : null;
  }
  return null;
}

/**
 * What is left of a charge that payments cover in part; `null` where they cover nothing of it, or all.
 * @param charges what is left to pay of the account, the oldest first
 * @param pending what is on its way, as far as it counts as paid
 */
export const leftOfCharge = (
  charge: Pick<OpenCharge, 'id'>,
  charges: Charges,
  pending: Money = zero,
): Money | null => leftWhere(charges, pending, ({ id }) => id === charge.id);

/**
 * The same of a bill, which is known by the day it was written. `null` too where something is set to pay it: what is left
 * beside that is told where it is asked for.
 */
export const leftOfBill = (
  { billDate }: { readonly billDate: OpenCharge['date'] },
  summary: CoveredCharges & {
    readonly balance: Pick<StandingFacts['balance'], 'nextDueDate'>;
    readonly setToPay: object | null;
  },
): Money | null =>
  leftWhere(
    summary.openCharges,
    countedPending(summary),
    ({ kind, date, dueDate }) =>
      kind === 'bill' && date === billDate && !(summary.setToPay && dueDate === summary.balance.nextDueDate),
  );

/**
 * What is left of all that a statement of a day asks for, earlier bills included, once payments have covered the oldest of
 * it. What was charged since is none of it, but for what a payment of that bill that came back leaves owed again of it and of
 * bills before.
 */
export function leftOfStatement(
  { billDate }: { readonly billDate: OpenCharge['date'] },
  summary: CoveredCharges,
): Money {
  const asked = summary.openCharges.map((charge) =>
    charge.date <= billDate ? charge.remaining : askedAgain(charge, billDate),
  );
  return largest(subtract(sum(asked), countedPending(summary)), zero);
}

/** What a payment that came back leaves owed again of a bill and of those before it. */
function askedAgain(charge: OpenCharge, billDate: OpenCharge['date']): Money {
  if (!returnedOf({ billDate }, [charge])) return zero;
  const later = charge.owedAgain.filter((owed) => owed.billDate > billDate);
  return subtract(charge.remaining, sum(later.map(({ amount }) => amount)));
}
