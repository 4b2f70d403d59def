import type { MethodSnapshot } from '../method/payment-method.ts';
import type { Payment } from '../payment/payment.ts';
import type { ToldMethod, ToldPayment } from './message.ts';

/** A method with no more of it than its messages need. */
export const toldMethod = ({
  methodId,
  name,
  type,
  brand,
  accountType,
  lastFourDigits,
}: MethodSnapshot): ToldMethod => ({ methodId, name, type, brand, accountType, lastFourDigits });

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
  device,
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
  device,
  method: toldMethod(method),
});
