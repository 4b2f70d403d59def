import type { Payment } from '@linework/domain';
import type { FastifyBaseLogger } from 'fastify';

/** Told of every step in a payment's life, so that the log is found by the reference that its customer reads. */
export type NotePayment = (payment: Payment) => void;

/** Writes a line a step: what the payment is called, and what it is now. */
export const paymentLog =
  (log: FastifyBaseLogger): NotePayment =>
  ({ id, reference, status, statusReason, inSupportQueue }) =>
    log.info({ paymentId: id, paymentReference: reference, status, statusReason, inSupportQueue }, 'payment');
