import { type BusinessDate, daysBetween } from '../dates/business-date.ts';
import type { OpenCharge } from '../facts/balance.ts';
import { sum } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/** How old what is owed can be, in days past due: the steps of nonpayment are at 30, 43, 50 and 76 (spec section 4). */
const ages = [
  { age: 'current', fromDay: 0 },
  { age: 'days1to29', fromDay: 1 },
  { age: 'days30to42', fromDay: 30 },
  { age: 'days43to49', fromDay: 43 },
  { age: 'days50to75', fromDay: 50 },
  { age: 'days76andMore', fromDay: 76 },
] as const;

export type Age = (typeof ages)[number]['age'];
export const ageNames: readonly Age[] = ages.map(({ age }) => age);

/** What is owed of one age. */
export interface AgedAmount {
  readonly age: Age;
  readonly amount: Money;
}

/** How old something is that falls, or fell, due on a day. The due day itself is not past due. */
export function ageOn(dueDate: BusinessDate, today: BusinessDate): Age {
  const days = daysBetween(dueDate, today);
  return ages.findLast(({ fromDay }) => fromDay <= days)?.age ?? 'current';
}

/** What is owed on a day by its age, each age once; together they are what is owed. */
export const ageingOn = (
  charges: readonly Pick<OpenCharge, 'dueDate' | 'remaining'>[],
  today: BusinessDate,
): readonly AgedAmount[] =>
  ageNames.map((age) => ({
    age,
    amount: sum(
      charges.filter(({ dueDate }) => ageOn(dueDate, today) === age).map(({ remaining }) => remaining),
    ),
  }));
