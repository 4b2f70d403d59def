import {
  isAccepted,
  type KeyedPayment,
  type Payment,
  type PaymentAnswer,
  type PaymentOptions,
  type PaymentPreview,
  type RequestedPayment,
} from '@linework/domain';
import { askUntilAnswered, type Wait } from './attempts.ts';
import { type PaymentResult, resultOf, stoppedBy } from './payment-results.ts';
import { stopOfSending } from './stopped.ts';

/** How a payment is looked up and made, in every flow that pays. */
export interface PaymentPorts {
  loadOptions(): Promise<PaymentOptions>;
  /** The duplicate shield and what Auto Pay will do. */
  loadPreview(payment: Pick<RequestedPayment, 'amount' | 'paymentDate'>): Promise<PaymentPreview>;
  /**
   * Sends the payment. Resolves whenever the server answered with an outcome of the payment, refusals (`userErrors`, a
   * problem document with an LW-PAY code) included. Rejects with a `PortProblem` for session, maintenance and system
   * codes, and with any other error when no answer came.
   */
  submitPayment(request: KeyedPayment): Promise<PaymentAnswer>;
  /** The payment that a key made; `null` when it made none. Asked while checking, every few seconds. */
  findPayment(key: string): Promise<Payment | null>;
}

/** A key that has made no payment this many times in a row made none; one look could be ahead of the request itself. */
const looksUntilNone = 3;

/** Sends a payment once. What failed without an answer is looked for by its key, never called refused. */
export const sendPayment = (
  { submitPayment }: Pick<PaymentPorts, 'submitPayment'>,
  payment: KeyedPayment,
): Promise<PaymentResult> =>
  submitPayment(payment).catch((problem: unknown) => stoppedBy(stopOfSending(problem, 'LW-PAY-043')));

/** How long the end of a payment waits for the figures with it in them, in milliseconds. */
const figuresWithin = 1_000;

/** A payment's result with what is owed after it: how it ended is told without that too, where that takes its time. */
export async function withFiguresAfter(
  result: PaymentResult,
  { loadOptions }: Pick<PaymentPorts, 'loadOptions'>,
  signal: AbortSignal,
  rest: Wait,
): Promise<PaymentResult> {
  if (result.options || !isAccepted(result.payment?.status ?? null)) return result;
  const none = rest(figuresWithin, signal).then(() => null);
  return { ...result, options: await Promise.race([loadOptions(), none]).catch(() => null) };
}

/** Looks for a payment until it is settled, or was never made. */
export function watchUntilSettled(
  look: () => Promise<Payment | null>,
  { loadOptions }: Pick<PaymentPorts, 'loadOptions'>,
  signal: AbortSignal,
  rest: Wait,
) {
  let absent = 0;
  const ask = async (): Promise<PaymentResult | null> => {
    const payment = await look().catch(() => undefined);
    absent = payment === null ? absent + 1 : 0;
    if (absent === looksUntilNone) {
      return { ...stoppedBy({ outcome: 'LW-PAY-060', reference: null }), isUnanswered: true };
    }
    const result = payment ? resultOf(payment) : null;
    if (!result || result.outcome === 'LW-PAY-040') return null;
    // What is owed with it; how it ended is told without that too.
    return { ...result, options: await loadOptions().catch(() => null) };
  };
  return askUntilAnswered(ask, signal, rest);
}
