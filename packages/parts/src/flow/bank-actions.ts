import type { MethodEvent } from './chart/method-states.ts';
import { type InwardAction, type NextActions, nextActions } from './next-actions.ts';

/** A next action that flows which connect banks take in ways of their own. */
export type OwnAction = Exclude<InwardAction, 'enterNumbers'>;

/**
 * Next actions of a flow that connects banks: where the bank could not be reached, trying again opens its page, and the
 * numbers can be typed instead.
 */
export const bankFlowActions = <Event>(
  events: Readonly<Partial<Record<OwnAction, readonly Event[]>>>,
): NextActions<Event | MethodEvent> =>
  nextActions<Event | MethodEvent>({
    ...events,
    tryAgain: [{ type: 'bankConnection.started' }, ...(events.tryAgain ?? [])],
    enterNumbers: [{ type: 'bankNumbers.requested' }],
  });
