/** One invariant that does not hold, in a sentence that names the account and the payment. */
export interface Breach {
  /** Short and stable, for whoever counts them. */
  readonly rule: AuditRule;
  readonly sentence: string;
}

export const auditRules = [
  'ledger-equals-balance',
  'device-equals-ledger',
  'mobile-bill-equals-ledger',
  'bill-equals-lines',
  'mobile-bill-equals-lines',
  'bill-charged-once',
  'pending-equals-payments',
  'one-open-payment',
  'payment-posted-once',
  'refund-within-payment',
  'payment-has-audit-trail',
  'uses-a-saved-method',
  'one-preferred-method',
  'ten-methods-at-most',
  'order-equals-items',
  'payment-has-one-charge',
  'charge-has-one-payment',
] as const;
export type AuditRule = (typeof auditRules)[number];

export interface AuditTotals {
  readonly accounts: number;
  readonly payments: number;
  readonly ledgerEntries: number;
  readonly postedCents: number;
  readonly pendingCents: number;
  /** Charges by the processor's own record. */
  readonly charges: number;
  readonly chargedCents: number;
  /** Payments whose end is not known yet; reconciliation settles them. */
  readonly checking: number;
}

export interface AuditReport {
  readonly breaches: readonly Breach[];
  readonly totals: AuditTotals;
}
