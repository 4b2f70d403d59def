import type { NextAction, PaymentOptions } from '@linework/domain';
import type { OneTimePaymentContext } from './one-time-payment.context.ts';
import type { OneTimePaymentEvent } from './one-time-payment.events.ts';
import type { OneTimePaymentFlowProps, OutwardAction } from './one-time-payment.types.ts';

/** What every screen of the flow is made from. */
export interface FlowView extends OneTimePaymentFlowProps {
  readonly context: OneTimePaymentContext;
  readonly send: (event: OneTimePaymentEvent) => void;
  /** Whether an event leads anywhere from the state the flow is in. */
  readonly can: (event: OneTimePaymentEvent) => boolean;
}

/** The same once the figures are there. */
export interface LoadedView extends FlowView {
  readonly options: PaymentOptions;
}

/** What the flow itself can do about a next action, the first that is possible. */
const events = {
  tryAgain: [{ type: 'payment.retried' }, { type: 'load.retried' }, { type: 'method.reopened' }],
  useAnotherMethod: [{ type: 'method.reopened' }],
  checkSecurityCode: [{ type: 'method.reopened' }],
  reviewAmount: [{ type: 'amount.reopened' }],
  changeAmount: [{ type: 'amount.reopened' }],
  changeDate: [{ type: 'date.reopened' }],
  enterNumbers: [{ type: 'bankNumbers.requested' }],
  seePayment: [{ type: 'openPayment.requested' }],
  print: [],
} as const satisfies Record<Exclude<NextAction, OutwardAction>, readonly OneTimePaymentEvent[]>;

const isInward = (action: NextAction): action is keyof typeof events => Object.hasOwn(events, action);

const eventFor = ({ can }: FlowView, action: keyof typeof events): OneTimePaymentEvent | undefined =>
  events[action].find((event) => can(event));

/** Whether a next action of an outcome can be taken from here. */
export function isPossible(view: FlowView, action: NextAction): boolean {
  if (action === 'print') return true;
  if (isInward(action)) return eventFor(view, action) !== undefined;
  if (view.offersAction?.(action) === false) return false;
  if (action === 'findStore') return view.links.stores !== null;
  return action !== 'contactSupport' || view.links.support !== null;
}

/** Takes a next action: in the flow where it belongs there, through the portal where it does not. */
export function take(view: FlowView, action: NextAction): void {
  if (isInward(action)) {
    const event = eventFor(view, action);
    if (event) view.send(event);
  } else {
    view.onAction(action);
  }
}
