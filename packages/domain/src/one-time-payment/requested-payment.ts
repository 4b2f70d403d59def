import type { BusinessDate } from '../dates/business-date.ts';
import type { Money } from '../money/money.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { Payment } from '../payment/payment.ts';
import type { PaymentOptions } from './payment-options.ts';

/** A one-time payment that somebody asks for. */
export interface RequestedPayment {
  /** The mobile device that is paid off, or the mobile bill (`mobileBillId`); without one it is what the account owes. */
  readonly deviceId?: string | null | undefined;
  readonly amount: Money;
  readonly paymentDate: BusinessDate;
  /** A saved method; `null` for a new one, which its token names. */
  readonly paymentMethodId: string | null;
  /** Of a new method, or of a saved card's verified security code. */
  readonly cardDataToken: string | null;
  /** Keep a new method once the payment succeeded. */
  readonly savePaymentMethod: boolean;
  /** What was due, of the account or of the device, when the customer reviewed it, net of pending payments. */
  readonly expectedAmountDue: Money;
  readonly overpaymentConfirmed: boolean;
}

/** A payment under its idempotency key: however often it is sent, it is made once. */
export interface KeyedPayment extends RequestedPayment {
  readonly key: string;
}

/** What came of a payment that was asked for. */
export interface PaymentAnswer {
  readonly outcome: OutcomeCode;
  readonly payment: Payment | null;
  /** Fresh figures, when the amount due changed or a rule refused. */
  readonly options: PaymentOptions | null;
  /** What support finds the answer by. */
  readonly reference: string | null;
}
