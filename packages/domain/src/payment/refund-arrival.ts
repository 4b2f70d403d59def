import { bankingDaysAfter } from '../dates/banking-days.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { PaymentMethodType } from '../method/payment-method.ts';

/** How many banking days a refund takes at most: a card's own bank posts it, a bank account gets it directly. */
const bankingDays = { creditCard: 5, bankAccount: 3 } as const satisfies Record<PaymentMethodType, number>;

/** The day by which a refund has arrived where the payment came from. */
export const refundArrivesBy = (sentOn: BusinessDate, to: PaymentMethodType): BusinessDate =>
  bankingDaysAfter(sentOn, bankingDays[to]);
