import { draftOf, writeDraft } from './draft.ts';
import { actorsOf, inOrder, type Wait } from './one-time-payment.actors.ts';
import { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import type { OneTimePaymentPorts } from './one-time-payment.types.ts';

const nobodyWaits = () => {};

/** The chart with the portal's ports behind its names. */
export function providedMachine(portal: OneTimePaymentPorts, rest?: Wait) {
  const ports = inOrder(portal);
  return oneTimePaymentMachine.provide({
    actors: actorsOf(ports, rest),
    actions: {
      keepDraft: ({ context }, { step }) => {
        const draft = draftOf(context, step);
        if (draft) ports.saveDraft(writeDraft(draft)).catch(nobodyWaits);
      },
      discardDraft: () => {
        ports.discardDraft().catch(nobodyWaits);
      },
    },
  });
}
