import type { ScheduledAnswer } from '@linework/domain';
import { emptyContext, isOwedAgain } from './scheduled-payment.rules.ts';
import type { ScheduledPaymentContext, ScheduledPaymentStart } from './scheduled-payment.types.ts';

/** The states in which the flow can begin. */
export const startingStates = [
  'listing',
  'viewing',
  'enteringAmount',
  'choosingMethod',
  'choosingDate',
  'confirmingCancel',
  'changed',
  'canceled',
  'changedMeanwhile',
] as const;

const stateOfStep = {
  amount: 'enteringAmount',
  method: 'choosingMethod',
  date: 'choosingDate',
  cancel: 'confirmingCancel',
} as const;

const isEdit = (step: string | undefined): step is keyof typeof stateOfStep =>
  step !== undefined && Object.hasOwn(stateOfStep, step);

const namedIn = ({ address, waiting }: ScheduledPaymentStart) =>
  waiting.find(({ payment }) => payment.id === address.payment) ?? null;

const outcomeOfStart = {
  changed: 'LW-SCH-001',
  canceled: 'LW-SCH-002',
  changedMeanwhile: 'LW-SCH-011',
} as const;

/** What is told of the payment that the address names, as it is now; `null` where the flow begins at no result. */
function resultOf(start: ScheduledPaymentStart): ScheduledAnswer | null {
  const state = startingState(start);
  const payment = start.ended ?? namedIn(start)?.payment;
  if (!payment || (state !== 'changed' && state !== 'canceled' && state !== 'changedMeanwhile')) return null;
  return { outcome: outcomeOfStart[state], payment, lastChange: null, reference: payment.reference };
}

/** What is known once the flow has begun. A payment that was changed, or waits no more, is told with what became of it. */
export function withStart(start: ScheduledPaymentStart): ScheduledPaymentContext {
  const { address, waiting, optionsNow } = start;
  return { ...emptyContext, address, waiting, chosen: namedIn(start), optionsNow, result: resultOf(start) };
}

/** Where the flow begins: at the payment and the step that the address names, where that can be; else at what waits. */
export function startingState(start: ScheduledPaymentStart): (typeof startingStates)[number] {
  const { address, ended } = start;
  const chosen = namedIn(start);
  const isDone = address.step === 'result' && address.done === 'changed';
  if (!chosen) {
    if (!ended) return 'listing';
    // Nothing was being changed: it was canceled before, by whomever.
    if (ended.status === 'cancelled') return 'canceled';
    // Moved to today it is charged within minutes, after which its page may be loaded again.
    return isDone && !isOwedAgain(ended) ? 'changed' : 'changedMeanwhile';
  }
  if (address.step === 'list') return 'listing';
  if (isDone) return 'changed';
  return isEdit(address.step) && chosen.closed === null ? stateOfStep[address.step] : 'viewing';
}
