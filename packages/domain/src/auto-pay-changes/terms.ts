/** What somebody accepts before Auto Pay is turned on or changed (spec section 5). */
export const autoPayTerms = ['electronicPayment', 'service'] as const;
export type AutoPayTerms = (typeof autoPayTerms)[number];

/** The terms that are not accepted yet. */
export const missingTerms = (accepted: readonly AutoPayTerms[]): AutoPayTerms[] =>
  autoPayTerms.filter((terms) => !accepted.includes(terms));
