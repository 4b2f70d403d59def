import type { CardBrand } from './method-kinds.ts';

/** How many digits a security code has: 4 for American Express, 3 for others, either while the brand is unknown. */
export type SecurityCodeLength = 3 | 4 | '3or4';

export function securityCodeLength(brand: CardBrand | null): SecurityCodeLength {
  if (brand === null) return '3or4';
  return brand === 'amex' ? 4 : 3;
}

export function isSecurityCode(code: string, brand: CardBrand | null): boolean {
  const length = securityCodeLength(brand);
  return length === '3or4' ? /^\d{3,4}$/.test(code) : /^\d+$/.test(code) && code.length === length;
}
