import type { OutcomeCode, ScheduledAnswer } from '@linework/domain';
import { notProvided, stopOfSending } from '@linework/parts/flow/chart';
import { NoConnection } from '@linework/parts/ports';
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

/** Without an answer the same is sent again with the same key; whatever was answered ends it. */
function keyedAttempts(ports: Pick<ScheduledPaymentPorts, 'newKey'>) {
  let open: { readonly request: string; readonly key: string } | null = null;
  return async (
    request: string,
    send: (key: string) => Promise<ScheduledAnswer>,
    unanswered: OutcomeCode,
  ): Promise<ScheduledAnswer> => {
    const { key } = open?.request === request ? open : { key: ports.newKey() };
    open = { request, key };
    try {
      const answer = await send(key);
      open = null;
      return answer;
    } catch (problem) {
      if (problem instanceof NoConnection) throw problem;
      return { ...stopOfSending(problem, unanswered), payment: null, lastChange: null };
    }
  };
}

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
          ? sendOnce(JSON.stringify(input), (key) => ports.changePayment(input, key), 'LW-SCH-010')
          : notProvided(),
      ),
      cancelPayment: fromPromise(({ input }) =>
        input ? sendOnce(input, (key) => ports.cancelPayment(input, key), 'LW-PAY-070') : notProvided(),
      ),
    },
  });
}
