import { fromDecimal, type Money, toDecimal } from '@linework/domain';

/** Money as it travels: a unit and a decimal string. */
export interface WireMoney {
  readonly unit: string;
  readonly value: string;
}

export const moneyToWire = (money: Money): WireMoney => ({ unit: money.currency, value: toDecimal(money) });

/** @throws RangeError for another currency, or a value that is not dollars and cents */
export function moneyFromWire({ unit, value }: WireMoney): Money {
  if (unit !== 'USD') throw new RangeError('Only US dollars are understood');
  return fromDecimal(value);
}
