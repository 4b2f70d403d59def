/** The card brands that are drawn and grouped in their own way. */
export type CardBrand = 'amex' | 'discover' | 'mc' | 'visa';
