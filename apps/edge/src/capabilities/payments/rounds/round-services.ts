import type { FastifyBaseLogger } from 'fastify';
import type { WorkerServices } from '../../../worker/worker-services.ts';
import { type NotePayment, paymentLog } from '../payment-log.ts';

/** What a round that moves payments stands on. */
export interface PaymentRoundServices extends WorkerServices {
  readonly notePayment: NotePayment;
}

export const paymentRoundServices = (
  worker: WorkerServices,
  log: FastifyBaseLogger,
): PaymentRoundServices => ({ ...worker, notePayment: paymentLog(log) });
