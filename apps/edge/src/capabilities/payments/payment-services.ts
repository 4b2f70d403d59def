import type { GuardedContext } from '../../graph/resolvers.ts';
import type { Caller, PaymentServices } from './payment-attempt.ts';
import { paymentLog } from './payment-log.ts';

/** What payments stand on, for the request at hand. */
export const paymentServices = ({ services, log }: GuardedContext): PaymentServices => ({
  database: services.database,
  processor: services.processor,
  clock: services.clock,
  settings: services.configuration.payments,
  retries: services.configuration.autoPay,
  isBillPayUnavailable: services.runtime.isBillPayUnavailable,
  notePayment: paymentLog(log),
  onFault: (error, paymentId) => log.error({ err: error, paymentId }, 'payment left to reconciliation'),
});

/** Who asks, of the request at hand. */
export const callerOf = ({ tokenHash, address, names, admit }: GuardedContext): Caller => ({
  tokenHash,
  address,
  ...names,
  admit,
});
