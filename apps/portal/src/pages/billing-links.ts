import { paths } from '../addresses/paths.ts';

const pay = 'one-time-payment';

/** Where the buttons of what is due lead. */
export const billingLinks = {
  pay: paths.flow(pay, { amount: 'amountDue' }),
  payPastDue: paths.flow(pay, { amount: 'pastDue' }),
  payLeft: paths.flow(pay, { amount: 'left' }),
  billing: paths.billing.payBill(),
  howYouPay: paths.billing.howYouPay(),
  statements: (statement?: string) => paths.billing.statements(statement === undefined ? {} : { statement }),
  payment: (id: string) => paths.flow(pay, { step: 'result', payment: id }),
  activity: paths.billing.accountActivity(),
  mobileActivity: paths.billing.mobileActivity(),
  orders: paths.billing.mobileOrders(),
  transaction: (shown: string) => paths.billing.accountActivity({ shown }),
} as const;
