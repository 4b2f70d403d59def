import { paths } from '../routes/paths.ts';

/** Where billing's own buttons lead. */
export const billingLinks = {
  pay: paths.billing.payBill({ open: 'otp' }),
  payPastDue: paths.billing.payBill({ open: 'otp', amount: 'pastDue' }),
} as const;
