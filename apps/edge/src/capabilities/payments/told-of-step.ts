import {
  type BusinessDate,
  type MessageEvent,
  messageOfMethod,
  messageOfPayment,
  type Payment,
  type PaymentStatus,
} from '@linework/domain';
import type { Actor, KeptMethod } from './payment-record.ts';

/** A step in a payment's life, and the new method that is saved with it. */
interface Step {
  readonly from: PaymentStatus | null;
  readonly after: Payment;
  readonly keepMethod: KeptMethod | null;
  readonly actor: Actor;
  readonly today: BusinessDate;
}

/** What customers are told of it: of the payment, and of a method that is saved from now on. */
export function toldOfStep({ from, after, keepMethod, actor, today }: Step): MessageEvent[] {
  const { createdBy, method } = after;
  const by = after.channel === 'autoPay' ? null : createdBy.name;
  const payment = messageOfPayment({ from, after, isWatched: actor.sessionId !== null, today }, by);
  const { methodId } = method;
  const isSaved = keepMethod !== null && methodId === keepMethod.id && methodId !== null;
  const added = isSaved
    ? messageOfMethod('methodAdded', { ...method, methodId }, { by, userId: createdBy.userId })
    : null;
  return [payment, added].filter((event) => event !== null);
}
