import type { ScheduledAnswer } from '@linework/domain';
import { emptyContext } from './scheduled-payment.rules.ts';
import type { ScheduledPaymentContext, ScheduledPaymentStart } from './scheduled-payment.types.ts';

/** The states in which the flow can begin. */
export const startingStates = [
  'listing',
  'viewing',
  'enteringAmount',
  'choosingMethod',
  'choosingDate',
  'confirmingCancel',
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

/** What is known once the flow has begun. A payment that waits no more is told with what became of it. */
export function withStart(start: ScheduledPaymentStart): ScheduledPaymentContext {
  const { address, waiting, ended, optionsNow } = start;
  const told = { payment: ended, lastChange: null, reference: ended?.reference ?? null };
  const isCanceled = startingState(start) === 'canceled';
  const result: ScheduledAnswer = { outcome: isCanceled ? 'LW-SCH-002' : 'LW-SCH-011', ...told };
  const chosen = namedIn(start);
  return { ...emptyContext, address, waiting, chosen, optionsNow, result: ended ? result : null };
}

/** Where the flow begins: at the payment and the step that the address names, where that can be; else at what waits. */
export function startingState(start: ScheduledPaymentStart): (typeof startingStates)[number] {
  const { address, ended } = start;
  const chosen = namedIn(start);
  if (!chosen) {
    if (!ended) return 'listing';
    // Nothing was being changed: it was canceled before, by whomever.
    return ended.status === 'cancelled' ? 'canceled' : 'changedMeanwhile';
  }
  if (address.step === 'list') return 'listing';
  return isEdit(address.step) && chosen.closed === null ? stateOfStep[address.step] : 'viewing';
}
