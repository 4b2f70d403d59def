import { keyedAttempts, notProvided, type Stopped } from '@linework/parts/flow/chart';
import { fromPromise } from 'xstate';
import { scheduledPaymentMachine } from './scheduled-payment.machine.ts';
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
  return { address, waiting, ended };
}

const stopped = (stop: Stopped) => ({ ...stop, payment: null, lastChange: null });

/** The chart with the portal's ports behind its names. */
export function providedMachine(ports: ScheduledPaymentPorts) {
  const sendOnce = keyedAttempts(ports);
  return scheduledPaymentMachine.provide({
    actors: {
      loadStart: fromPromise(({ input }) => start(ports, input)),
      loadWarnings: fromPromise(({ input }) =>
        input ? ports.loadWarnings(input.paymentId, input) : notProvided(),
      ),
      changePayment: fromPromise(({ input }) =>
        input
          ? sendOnce({
              // What proves a saved card's code makes no other request.
              request: JSON.stringify({ ...input, cardDataToken: null }),
              send: (key) => ports.changePayment(input, key),
              unanswered: 'LW-SCH-010',
              stopped,
            })
          : notProvided(),
      ),
      cancelPayment: fromPromise(({ input }) =>
        input
          ? sendOnce({
              request: input,
              send: (key) => ports.cancelPayment(input, key),
              unanswered: 'LW-PAY-070',
              stopped,
            })
          : notProvided(),
      ),
    },
  });
}
