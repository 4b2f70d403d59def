import { addDays, type BusinessDate, daysBetween } from '../dates/business-date.ts';
import { nextDayOfMonth } from '../dates/months.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { openCharges } from '../facts/balance.ts';
import { leftDueBy } from '../facts/left-due.ts';
import { isPositive, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/** What a debit on a chosen day would be late for (spec section 5). The chosen day counts, whenever the money leaves. */
export interface LateDebit {
  readonly reason: 'late';
  readonly dueDate: BusinessDate;
  /** Whole days after the due date, 1 or more. */
  readonly daysLate: number;
}

/** A day of the month that Auto Pay may have, or why it may not. */
export type DebitDayChoice = {
  readonly day: number;
  /** The first debit on it. */
  readonly firstDebit: BusinessDate;
} & ({ readonly availability: 'available' } | ({ readonly availability: 'unavailable' } & LateDebit));

/** From when on debits are made on a chosen day, and what pays besides what the facts tell of. */
export interface DebitStart {
  readonly from: BusinessDate;
  /** Paid in the same pass, or by the debit before. */
  readonly covered: Money;
}

/** What a debit day can be; in a shorter month it is the last day (product decision "Debit days"). */
const daysOfMonth = Array.from({ length: 31 }, (_, index) => index + 1);
/** A year of bills has every length of month. */
const billsAhead = 12;

/** The day of the month on which bills fall due; the last day of a short month may stand for a later one. */
function dueDayOf({ bills }: Pick<AccountFacts, 'bills'>): number | null {
  const dueDates = bills.map(({ dueDate }) => dueDate).sort();
  const [newest, before] = [dueDates.at(-1), dueDates.at(-2)];
  if (!newest) return null;
  const day = Number(newest.slice(8));
  const isLastOfMonth = addDays(newest, 1).endsWith('-01');
  return isLastOfMonth && before ? Math.max(day, Number(before.slice(8))) : day;
}

const lateFor = (dueDate: BusinessDate, date: BusinessDate): LateDebit => ({
  reason: 'late',
  dueDate,
  daysLate: daysBetween(dueDate, date),
});

/** The next thing due that a first debit would come too late for; what is past due already is late on any day. */
function lateForWhatIsDue(facts: AccountFacts, firstDebit: BusinessDate, { from, covered }: DebitStart) {
  const { charges } = openCharges(facts);
  const missed = charges.find(
    ({ dueDate }) =>
      dueDate >= from && dueDate < firstDebit && isPositive(leftDueBy(facts, dueDate, covered)),
  );
  return missed ? lateFor(missed.dueDate, firstDebit) : null;
}

/** The next bill to come that a debit of each month would come too late for. */
function lateForBillsToCome(facts: AccountFacts, day: number, from: BusinessDate): LateDebit | null {
  const dueDay = dueDayOf(facts);
  if (dueDay === null) return null;
  let billed = from;
  for (let bill = 0; bill < billsAhead; bill += 1) {
    billed = nextDayOfMonth(facts.account.cycleDay, addDays(billed, 1));
    const dueDate = nextDayOfMonth(dueDay, addDays(billed, 1));
    const debit = nextDayOfMonth(day, billed);
    if (debit > dueDate) return lateFor(dueDate, debit);
  }
  return null;
}

/**
 * Whether a day of the month may be Auto Pay's (spec section 5: not where a payment would be late): its first debit comes in
 * time for all that is due and not paid otherwise, and in each month it falls between the day a bill is made and its due day.
 */
export function debitDayChoice(facts: AccountFacts, day: number, start: DebitStart): DebitDayChoice {
  const firstDebit = nextDayOfMonth(day, start.from);
  const late = lateForWhatIsDue(facts, firstDebit, start) ?? lateForBillsToCome(facts, day, start.from);
  return late
    ? { day, firstDebit, availability: 'unavailable', ...late }
    : { day, firstDebit, availability: 'available' };
}

/** Every day of the month, 1–31. */
export const debitDayChoices = (facts: AccountFacts, start: DebitStart): DebitDayChoice[] =>
  daysOfMonth.map((day) => debitDayChoice(facts, day, start));

/**
 * The day to begin with: the due day, or the day the bill is made where nothing was billed yet. Where that would be late
 * this time, the last one that is not; `null` where any would.
 */
export function defaultDebitDay(
  facts: AccountFacts,
  from: BusinessDate,
  covered: Money = zero,
): number | null {
  const available = debitDayChoices(facts, { from, covered }).filter(
    ({ availability }) => availability === 'available',
  );
  const wanted = dueDayOf(facts) ?? facts.account.cycleDay;
  if (available.some(({ day }) => day === wanted)) return wanted;
  return available.sort((a, b) => a.firstDebit.localeCompare(b.firstDebit)).at(-1)?.day ?? null;
}
