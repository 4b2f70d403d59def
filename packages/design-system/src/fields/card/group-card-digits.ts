import type { CardBrand } from './card-brand.ts';

/** The longest card number that exists (ISO/IEC 7812). */
const LONGEST = 19;

/** The digits of a card number, whatever stands between them. */
export function cardDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, LONGEST);
}

/** A card number as it is embossed: 4-6-5 on American Express, in fours on the others. */
export function groupCardDigits(digits: string, brand: CardBrand | undefined): string {
  const groups =
    brand === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/\d{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}
