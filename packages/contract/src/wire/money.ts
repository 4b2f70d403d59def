import { fromDecimal, type Money, toDecimal } from '@linework/domain';

/** Money as it travels: a unit and a decimal string. */
export interface WireMoney {
  readonly unit: string;
  readonly value: string;
}

export const moneyToWire = (money: Money): WireMoney => ({ unit: money.currency, value: toDecimal(money) });

/** Ten billion dollars: more than any account has, and far from where sums of amounts stop being exact. */
const mostCents = 1_000_000_000_000;

/** @throws RangeError for another currency, or a value that is not dollars and cents within any account's reach */
export function moneyFromWire({ unit, value }: WireMoney): Money {
  if (unit !== 'USD') throw new RangeError('Only US dollars are understood');
  const money = fromDecimal(value);
  if (Math.abs(money.cents) > mostCents) throw new RangeError('No amount of any account');
  return money;
}
