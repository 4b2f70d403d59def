/* What other capabilities may use of payments: how one is written down and charged beside a customer's request. */
export { claimPayment } from './claim-payment.ts';
export { type PaymentRecord, worker } from './payment-record.ts';
export { chargeOrWait } from './rounds/charge-or-wait.ts';
export type { Waiting } from './rounds/find-payments.ts';
export { type PaymentRoundServices, paymentRoundServices } from './rounds/round-services.ts';
