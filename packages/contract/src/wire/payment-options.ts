import type { PaymentOptions, PaymentPreview } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { balanceFromWire, balanceToWire, nextDebitFromWire, nextDebitToWire } from './balance.ts';
import { mobileDeviceFromWire, mobileDeviceToWire } from './mobile.ts';
import { moneyFromWire, moneyToWire } from './money.ts';
import { paymentFromWire, paymentToWire } from './payment.ts';
import { methodFromWire, methodToWire } from './payment-method.ts';

export const paymentOptionsToWire = (options: PaymentOptions): schema.PaymentOptions => ({
  device: options.device && mobileDeviceToWire(options.device),
  mobileBillId: options.mobileBillId,
  minimum: moneyToWire(options.minimum),
  maximum: moneyToWire(options.maximum),
  balance: balanceToWire(options.balance),
  dates: options.dates,
  methods: options.methods.map(methodToWire),
  restriction: options.restriction,
  openPayment: options.openPayment && paymentToWire(options.openPayment),
  countedPayments: options.countedPayments.map(paymentToWire),
  bankConnect: options.bankConnect,
  left: options.left && moneyToWire(options.left),
  autoPayDebit: options.autoPayDebit && nextDebitToWire(options.autoPayDebit),
  scheduledPayments: options.scheduledPayments.map(paymentToWire),
  payingBrings: options.payingBrings,
  callNeeded: options.callNeeded,
});

export const paymentOptionsFromWire = (wire: graph.PaymentOptionsFieldsFragment): PaymentOptions => ({
  device: wire.device && mobileDeviceFromWire(wire.device),
  mobileBillId: wire.mobileBillId,
  minimum: moneyFromWire(wire.minimum),
  maximum: moneyFromWire(wire.maximum),
  balance: balanceFromWire(wire.balance),
  dates: wire.dates,
  methods: wire.methods.map(methodFromWire),
  restriction: wire.restriction,
  openPayment: wire.openPayment && paymentFromWire(wire.openPayment),
  countedPayments: wire.countedPayments.map(paymentFromWire),
  bankConnect: wire.bankConnect,
  left: wire.left && moneyFromWire(wire.left),
  autoPayDebit: wire.autoPayDebit && nextDebitFromWire(wire.autoPayDebit),
  scheduledPayments: wire.scheduledPayments.map(paymentFromWire),
  payingBrings: wire.payingBrings,
  callNeeded: wire.callNeeded,
});

export const paymentPreviewToWire = (preview: PaymentPreview): schema.PaymentPreview => ({
  nearbyDebits: preview.nearbyDebits.map((debit) => ({ ...debit, amount: moneyToWire(debit.amount) })),
  autoPayEffect: preview.autoPayEffect && {
    ...preview.autoPayEffect,
    before: moneyToWire(preview.autoPayEffect.before),
    after: moneyToWire(preview.autoPayEffect.after),
  },
});

export const paymentPreviewFromWire = (
  wire: graph.PaymentPreviewQuery['paymentPreview'],
): PaymentPreview => ({
  nearbyDebits: wire.nearbyDebits.map((debit) => ({ ...debit, amount: moneyFromWire(debit.amount) })),
  autoPayEffect: wire.autoPayEffect && {
    ...wire.autoPayEffect,
    before: moneyFromWire(wire.autoPayEffect.before),
    after: moneyFromWire(wire.autoPayEffect.after),
  },
});
