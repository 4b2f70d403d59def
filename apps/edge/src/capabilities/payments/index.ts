/* What other capabilities may use of payments: how one is found, written down and charged beside a customer's request. */
export { auditInsert, writeEvents } from './audit-trail.ts';
export { findByKey } from './await-answer.ts';
export { claimPayment } from './claim-payment.ts';
export { methodInsert } from './keep-method.ts';
export { makePayment } from './make-payment.ts';
export { keptMethod } from './method-choice.ts';
export type { Caller, PaymentServices } from './payment-attempt.ts';
export { asPayment } from './payment-call.ts';
export { findPayment } from './payment-page.ts';
export { type Actor, type KeptMethod, type PaymentRecord, worker } from './payment-record.ts';
export { callerOf, paymentServices } from './payment-services.ts';
export { requestHash } from './request-hash.ts';
export { chargeOrWait } from './rounds/charge-or-wait.ts';
export type { Waiting } from './rounds/find-payments.ts';
export { type PaymentRoundServices, paymentRoundServices } from './rounds/round-services.ts';
