import type { AmountChoice, BusinessDate, Money } from '@linework/domain';
import type { CardDataToken } from '@linework/parts/ports';
import type { PaymentResult } from './one-time-payment.context.ts';
import type { MethodChoice } from './one-time-payment.types.ts';

type NewMethod = Extract<MethodChoice, { kind: 'new' }>;

/** What a customer can do in the flow. */
export type OneTimePaymentEvent =
  | { type: 'load.retried' }
  | { type: 'draft.continued' }
  /** With an empty form, whatever was kept. */
  | { type: 'flow.restarted' }
  | { type: 'amount.submitted'; choice: AmountChoice; money: Money }
  | { type: 'overpayment.confirmed' }
  | { type: 'overpayment.refused' }
  | { type: 'savedMethod.submitted'; methodId: string; token: CardDataToken | null }
  | { type: 'newMethod.submitted'; token: CardDataToken; method: NewMethod['method']; save: boolean }
  /** The new method given before stands. */
  | { type: 'newMethod.kept' }
  | { type: 'card.requested' }
  | { type: 'bankAccount.requested' }
  | { type: 'bankNumbers.requested' }
  | { type: 'bankConnection.started' }
  /** The card-data endpoint refused for a reason that no field of the form is to blame for. */
  | { type: 'cardData.refused'; result: PaymentResult }
  | { type: 'expiringCard.confirmed' }
  | { type: 'expiringCard.refused' }
  | { type: 'date.submitted'; date: BusinessDate }
  | { type: 'payment.submitted' }
  | { type: 'payment.retried' }
  | { type: 'openPayment.requested' }
  | { type: 'step.back' }
  | { type: 'amount.reopened' }
  | { type: 'method.reopened' }
  | { type: 'bank.reopened' }
  | { type: 'date.reopened' }
  | { type: 'review.reopened' };
