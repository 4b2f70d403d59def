import {
  type AskedScheduledChange,
  isScheduledAsAsked,
  isScheduledCanceled,
  type Payment,
  type ScheduledAnswer,
} from '@linework/domain';
import { keyedAttempts, notProvided, type Stopped } from '@linework/parts/flow/chart';
import { fromPromise } from 'xstate';
import { scheduledPaymentMachine } from './scheduled-payment.machine.ts';
import { isOwedAgain } from './scheduled-payment.rules.ts';
import type {
  ScheduledPaymentAddress,
  ScheduledPaymentPorts,
  ScheduledPaymentStart,
} from './scheduled-payment.types.ts';

async function start(
  ports: ScheduledPaymentPorts,
  address: ScheduledPaymentAddress,
): Promise<ScheduledPaymentStart> {
  const waiting = await ports.loadScheduled();
  const isWaiting = waiting.some(({ payment }) => payment.id === address.payment);
  const ended = address.payment && !isWaiting ? await ports.findPayment(address.payment) : null;
  // What became of it is told without figures too.
  const isOwed = ended !== null && (isScheduledCanceled(ended) || isOwedAgain(ended));
  const optionsNow = isOwed ? await ports.loadOptions().catch(() => null) : null;
  return { address, waiting, ended, optionsNow };
}

/** What was asked for about a payment that nobody answered: by which code either way is told, and when it was done. */
interface Unanswered {
  readonly paymentId: string;
  readonly unanswered: 'LW-SCH-010' | 'LW-PAY-070';
  readonly done: 'LW-SCH-001' | 'LW-SCH-002';
  readonly isDone: (now: Payment) => boolean;
}

/** The chart with the portal's ports behind its names. */
export function providedMachine(ports: ScheduledPaymentPorts) {
  const sendOnce = keyedAttempts(ports);

  /** Nobody answered, or not of the payment: it is looked up whether it was done all the same. */
  async function lookedUp(stop: Stopped, asked: Unanswered): Promise<ScheduledAnswer> {
    const isOpen = stop.outcome === asked.unanswered;
    const payment = isOpen ? await ports.findPayment(asked.paymentId).catch(() => null) : null;
    return payment && asked.isDone(payment)
      ? { outcome: asked.done, payment, lastChange: null, reference: payment.reference }
      : { ...stop, payment: null, lastChange: null };
  }

  const change = (asked: AskedScheduledChange): Promise<ScheduledAnswer> =>
    sendOnce({
      // What proves a saved card's code makes no other request.
      request: JSON.stringify({ ...asked, cardDataToken: null }),
      send: (key) => ports.changePayment(asked, key),
      unanswered: 'LW-SCH-010',
      stopped: (stop) =>
        lookedUp(stop, {
          paymentId: asked.paymentId,
          unanswered: 'LW-SCH-010',
          done: 'LW-SCH-001',
          isDone: (now) => isScheduledAsAsked(now, asked),
        }),
    });

  const cancel = (paymentId: string): Promise<ScheduledAnswer> =>
    sendOnce({
      request: paymentId,
      send: (key) => ports.cancelPayment(paymentId, key),
      unanswered: 'LW-PAY-070',
      stopped: (stop) =>
        lookedUp(stop, {
          paymentId,
          unanswered: 'LW-PAY-070',
          done: 'LW-SCH-002',
          isDone: isScheduledCanceled,
        }),
    });

  return scheduledPaymentMachine.provide({
    actors: {
      loadStart: fromPromise(({ input }) => start(ports, input)),
      loadWarnings: fromPromise(({ input }) =>
        input ? ports.loadWarnings(input.paymentId, input) : notProvided(),
      ),
      changePayment: fromPromise(({ input }) => (input ? change(input) : notProvided())),
      cancelPayment: fromPromise(({ input }) => (input ? cancel(input) : notProvided())),
    },
  });
}
