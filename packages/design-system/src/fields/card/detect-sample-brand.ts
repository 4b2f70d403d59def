import type { CardBrand } from './card-brand.ts';

/** Enough of the brands' number ranges for stories; applications bring their own rule. */
export function detectSampleBrand(digits: string): CardBrand | undefined {
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^6011|^65/.test(digits)) return 'discover';
  if (/^5[1-5]|^2[2-7]/.test(digits)) return 'mc';
  if (digits.startsWith('4')) return 'visa';
  return undefined;
}

export const sampleBrandNames = {
  amex: 'American Express',
  discover: 'Discover',
  mc: 'Mastercard',
  visa: 'Visa',
} satisfies Record<CardBrand, string>;
