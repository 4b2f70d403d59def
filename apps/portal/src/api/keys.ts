/** SWR's keys, one place for all: what of which account. */
export const keys = {
  billingSummary: (accountId: string) => ['billingSummary', accountId] as const,
  methods: (accountId: string) => ['paymentMethods', accountId] as const,
  bills: (accountId: string) => ['customerBills', accountId] as const,
  transactions: (accountId: string) => ['transactions', accountId] as const,
  keptPayment: (accountId: string) => ['keptPayment', accountId] as const,
  account: (accountId: string) => ['account', accountId] as const,
  services: (accountId: string) => ['services', accountId] as const,
  delinquencySchedule: (accountId: string) => ['delinquencySchedule', accountId] as const,
  compliance: (accountId: string) => ['compliance', accountId] as const,
} as const;
