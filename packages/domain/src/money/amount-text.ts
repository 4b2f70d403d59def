import { usd } from './arithmetic.ts';
import type { Money } from './money.ts';

const grouped = /^\d{1,3}(,\d{3})+$/;
const plain = /^\d+$/;

/**
 * Reads an amount as a customer types or pastes it: `189.42`, `$1,234.5`, ` 20 `. US Spanish writes money the same way.
 * @returns the amount, or `null` when the text is no amount of dollars and cents (a sign, a third decimal, odd grouping)
 */
export function parseAmount(text: string): Money | null {
  const bare = text.trim().replace(/^\$\s*/, '');
  const [whole = '', cents, ...more] = bare.split('.');
  if (more.length > 0 || (cents !== undefined && !/^\d{0,2}$/.test(cents))) return null;
  if (whole === '' ? !cents : !(plain.test(whole) || grouped.test(whole))) return null;
  const total = Number(whole.replaceAll(',', '') || '0') * 100 + Number((cents ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(total) ? usd(total) : null;
}

/** The decimal string of an amount, as it stands on the wire and in an amount field: `189.42`, `-50.00`. */
export function toDecimal({ cents }: Money): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads a decimal string from the wire. @throws RangeError when it is not dollars and cents */
export function fromDecimal(value: string): Money {
  const match = /^(-?)(\d+)\.(\d{2})$/.exec(value);
  if (!match) throw new RangeError('Not a decimal amount of dollars and cents');
  const cents = Number(match[2]) * 100 + Number(match[3]);
  return usd(match[1] === '-' ? -cents : cents);
}
