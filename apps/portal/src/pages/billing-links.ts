import { paths } from '../addresses/paths.ts';

/** Where billing's own buttons lead. */
export const billingLinks = {
  pay: paths.billing.payBill({ open: 'otp', amount: 'amountDue' }),
  payPastDue: paths.billing.payBill({ open: 'otp', amount: 'pastDue' }),
  payment: (id: string) => paths.billing.payBill({ open: 'otp', step: 'result', payment: id }),
  paperless: paths.billing.payBill({ open: 'ppl' }),
} as const;
