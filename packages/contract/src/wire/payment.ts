import { confirmationNumberOf, type Payment, paymentMoneyState } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

export type WirePayment = graph.PaymentFieldsFragment;

export const paymentToWire = (payment: Payment): schema.Payment => ({
  id: payment.id,
  reference: payment.reference,
  status: payment.status,
  statusReason: payment.statusReason,
  returnReason: payment.returnReason,
  returnedDate: payment.returnedDate,
  moneyState: paymentMoneyState[payment.status],
  amount: moneyToWire(payment.amount),
  device: payment.device,
  paymentDate: payment.paymentDate,
  requestedAt: payment.requestedAt,
  postedDate: payment.postedDate,
  confirmationNumber: confirmationNumberOf(payment),
  channel: payment.channel,
  paymentMethod: payment.method,
  wasMethodSaved: payment.wasMethodSaved,
  createdBy: payment.createdBy,
  inSupportQueue: payment.inSupportQueue,
  wasChecked: payment.wasChecked,
  failedAt: payment.failedAt,
  restoresService: payment.restoresServiceBy ? { expectedBy: payment.restoresServiceBy } : null,
});

export const paymentFromWire = (wire: WirePayment): Payment => ({
  id: wire.id,
  reference: wire.reference,
  status: wire.status,
  statusReason: wire.statusReason,
  returnReason: wire.returnReason,
  returnedDate: wire.returnedDate,
  amount: moneyFromWire(wire.amount),
  device: wire.device,
  paymentDate: wire.paymentDate,
  requestedAt: wire.requestedAt,
  postedDate: wire.postedDate,
  channel: wire.channel,
  method: wire.paymentMethod,
  wasMethodSaved: wire.wasMethodSaved,
  createdBy: wire.createdBy,
  inSupportQueue: wire.inSupportQueue,
  wasChecked: wire.wasChecked,
  failedAt: wire.failedAt,
  restoresServiceBy: wire.restoresService?.expectedBy ?? null,
});
