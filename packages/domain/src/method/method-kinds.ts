/** The brands that the provider takes (spec section 3). */
export const cardBrands = ['amex', 'discover', 'mc', 'visa'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** Which debits an Auto Pay enrolment makes. */
export const autoPayScopes = ['allServices', 'mobile'] as const;
export type AutoPayScope = (typeof autoPayScopes)[number];

export const cardFundings = ['credit', 'debit', 'prepaid'] as const;
export type CardFunding = (typeof cardFundings)[number];
