import { oneTimePaymentMachine } from './one-time-payment/one-time-payment.machine.ts';

/** Every machine there is, for the census and the flow atlas: Node can import this. */
export const machines = [{ id: 'one-time-payment', machine: oneTimePaymentMachine }] as const;
