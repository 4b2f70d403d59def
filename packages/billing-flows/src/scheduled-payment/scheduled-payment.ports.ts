import type { ScheduledAnswer } from '@linework/domain';
import { keyedAttempts, notProvided } from '@linework/parts/flow/chart';
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

/** The chart with the portal's ports behind its names. */
export function providedMachine(ports: ScheduledPaymentPorts) {
  const sendOnce = keyedAttempts<ScheduledAnswer>(ports.newKey, (stop) => ({
    ...stop,
    payment: null,
    lastChange: null,
  }));
  return scheduledPaymentMachine.provide({
    actors: {
      loadStart: fromPromise(({ input }) => start(ports, input)),
      loadWarnings: fromPromise(({ input }) =>
        input ? ports.loadWarnings(input.paymentId, input) : notProvided(),
      ),
      changePayment: fromPromise(({ input }) =>
        input
          ? sendOnce(JSON.stringify(input), (key) => ports.changePayment(input, key), 'LW-SCH-010')
          : notProvided(),
      ),
      cancelPayment: fromPromise(({ input }) =>
        input ? sendOnce(input, (key) => ports.cancelPayment(input, key), 'LW-PAY-070') : notProvided(),
      ),
    },
  });
}
