import type { MethodEvent } from './chart/method-states.ts';
import { type InwardAction, type NextActions, nextActions } from './next-actions.ts';

const toBank = { type: 'bankConnection.started' } as const satisfies MethodEvent;
const toNumbers = { type: 'bankNumbers.requested' } as const satisfies MethodEvent;

/** A next action that flows which connect banks take in ways of their own. */
export type OwnAction = Exclude<InwardAction, 'enterNumbers'>;

/**
 * Next actions of a flow that connects banks. Where the bank could not be reached its page is opened again before all else,
 * which the catalogue does not say of the outcome: elsewhere there is no page to open.
 */
export function bankFlowActions<Event>(
  events: Readonly<Partial<Record<OwnAction, readonly Event[]>>>,
): NextActions<Event | MethodEvent> {
  const ways = nextActions<Event | MethodEvent>({
    ...events,
    tryAgain: [toBank, ...(events.tryAgain ?? [])],
    enterNumbers: [toNumbers],
  });
  return {
    ...ways,
    offeredBy(view, code) {
      const offered = ways.offeredBy(view, code);
      return view.can(toBank) ? ['tryAgain', ...offered] : offered;
    },
  };
}
