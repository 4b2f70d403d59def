import type { AmountChoice } from '@linework/domain';
import type { PaymentAddress } from './one-time-payment.types.ts';

/** How a customer comes to the flow. */
export type WayIn =
  /** To what became of a payment, by its address. */
  | { readonly kind: 'result'; readonly paymentId: string }
  /** Back to a step: a reload, the browser's Back, the way back from the bank or from signing in again. */
  | { readonly kind: 'resume'; readonly choice: AmountChoice | null }
  /** By a button with a figure, which wins over whatever was kept. */
  | { readonly kind: 'figure'; readonly choice: AmountChoice }
  /** With nothing said. */
  | { readonly kind: 'open' };

/** The way in that an address stands for. A result without a payment is no place: nothing was made there. */
export function wayInOf({ step, amount, payment }: PaymentAddress): WayIn {
  if (payment) return { kind: 'result', paymentId: payment };
  if (step && step !== 'result') return { kind: 'resume', choice: amount ?? null };
  return amount ? { kind: 'figure', choice: amount } : { kind: 'open' };
}
