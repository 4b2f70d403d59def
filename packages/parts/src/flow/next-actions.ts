import type { NextAction } from '@linework/domain';
import { type FlowProps, type OutwardAction, outwardActions } from './flow-props.ts';

/** What a flow can do itself about an outcome. */
export type InwardAction = Exclude<NextAction, OutwardAction>;

/** What can be done about an outcome from where a flow is. */
export interface ActionView<Event> extends Pick<FlowProps, 'links' | 'offersAction' | 'onAction'> {
  readonly send: (event: Event) => void;
  /** Whether an event leads anywhere from the state the flow is in. */
  readonly can: (event: Event) => boolean;
}

const isInward = (action: NextAction): action is InwardAction =>
  !outwardActions.some((one) => one === action);

/** Which next actions lead somewhere from where a flow is, and how they are taken. */
export interface NextActions<Event> {
  isPossible(view: ActionView<Event>, action: NextAction): boolean;
  /** In the flow where it belongs there, through the portal where it does not. */
  take(view: ActionView<Event>, action: NextAction): void;
}

/**
 * Next actions as a flow takes them: `events` has what it sends for each, what comes first first. One that it sends nothing
 * for is not possible.
 */
export function nextActions<Event>(
  events: Readonly<Partial<Record<InwardAction, readonly Event[]>>>,
): NextActions<Event> {
  const eventFor = ({ can }: ActionView<Event>, action: InwardAction) =>
    events[action]?.find((event) => can(event));
  return {
    isPossible(view, action) {
      if (action === 'print') return true;
      if (isInward(action)) return eventFor(view, action) !== undefined;
      if (view.offersAction?.(action) === false) return false;
      if (action === 'findStore') return view.links.stores !== null;
      return action !== 'contactSupport' || view.links.support !== null;
    },
    take(view, action) {
      if (isInward(action)) {
        const event = eventFor(view, action);
        if (event) view.send(event);
      } else {
        view.onAction(action);
      }
    },
  };
}
