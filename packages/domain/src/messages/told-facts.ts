import type { MethodSnapshot } from '../method/payment-method.ts';
import type { Payment } from '../payment/payment.ts';
import type { ToldMethod, ToldPayment } from './message.ts';

/** A method without the name that its owner gave it. */
export const toldMethod = ({
  methodId,
  type,
  brand,
  accountType,
  lastFourDigits,
}: MethodSnapshot): ToldMethod => ({ methodId, type, brand, accountType, lastFourDigits });

export const toldPayment = ({
  id,
  reference,
  status,
  statusReason,
  returnReason,
  returnedDate,
  amount,
  paymentDate,
  requestedAt,
  channel,
  method,
}: Payment): ToldPayment => ({
  id,
  reference,
  status,
  statusReason,
  returnReason,
  returnedDate,
  amount,
  paymentDate,
  requestedAt,
  channel,
  method: toldMethod(method),
});
