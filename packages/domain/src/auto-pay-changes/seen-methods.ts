import type { PaymentOptions } from '../one-time-payment/payment-options.ts';
import type { SeenMethod } from './asked-auto-pay.ts';

/** The saved methods as figures show them, for whoever authorizes debits by what they see. */
export const seenMethods = ({ methods }: Pick<PaymentOptions, 'methods'>): SeenMethod[] =>
  methods.map(({ method: { id, version } }) => ({ methodId: id, version }));
