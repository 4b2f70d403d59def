import type { CardBrand } from './method-kinds.ts';

/** Digits of a number typed or pasted with spaces and dashes. */
export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

const patterns = {
  amex: { prefix: /^3[47]/, lengths: [15] },
  visa: { prefix: /^4/, lengths: [13, 16, 19] },
  mc: { prefix: /^(5[1-5]|2(2(2[1-9]|[3-9])|[3-6]|7([01]|20)))/, lengths: [16] },
  discover: { prefix: /^6(011|5|4[4-9]|22(12[6-9]|1[3-9]|[2-8]|9([01]|2[0-5])))/, lengths: [16, 19] },
} as const satisfies Record<CardBrand, { prefix: RegExp; lengths: readonly number[] }>;

const brands = Object.keys(patterns) as readonly CardBrand[];

/** The brand that a number, or its beginning, belongs to; `null` when it is none the provider takes, or not yet clear. */
export function cardBrand(number: string): CardBrand | null {
  const digits = digitsOf(number);
  return brands.find((brand) => patterns[brand].prefix.test(digits)) ?? null;
}

/** The check digit every card number carries (ISO/IEC 7812-1, Luhn). */
export function hasValidCheckDigit(digits: string): boolean {
  const total = [...digits].reverse().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length > 0 && total % 10 === 0;
}

export type CardNumberProblem = 'missing' | 'notDigits' | 'brandNotAccepted' | 'wrongLength' | 'checkDigit';

/** What is wrong with a card number; `null` when nothing is. */
export function cardNumberProblem(number: string): CardNumberProblem | null {
  const digits = digitsOf(number);
  if (digits === '') return 'missing';
  if (!/^\d+$/.test(digits)) return 'notDigits';
  const brand = cardBrand(digits);
  if (!brand) return 'brandNotAccepted';
  const lengths: readonly number[] = patterns[brand].lengths;
  if (!lengths.includes(digits.length)) return 'wrongLength';
  return hasValidCheckDigit(digits) ? null : 'checkDigit';
}
