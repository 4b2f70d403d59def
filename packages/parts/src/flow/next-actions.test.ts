import type { NextAction } from '@linework/domain';
import { describe, expect, it } from 'vitest';
import { type ActionView, type InwardAction, nextActions } from './next-actions.ts';

type Event = 'retry' | 'reload' | 'reopen';
const events = {
  tryAgain: ['retry', 'reload'],
  useAnotherMethod: ['reopen'],
} as const satisfies Partial<Record<InwardAction, readonly Event[]>>;
const { isPossible, take } = nextActions<Event>(events);

/** A flow in a state from which some events lead on, with what was done. */
function from(possible: readonly Event[], changes: Partial<ActionView<Event>> = {}) {
  const done: (Event | NextAction)[] = [];
  const view: ActionView<Event> = {
    links: { home: '/', stores: null, support: null },
    can: (event) => possible.includes(event),
    send: (event) => void done.push(event),
    onAction: (action) => void done.push(action),
    ...changes,
  };
  return { view, done };
}

describe('a next action', () => {
  it('of the flow is the first thing that is possible from here, and is not shown where nothing is', () => {
    const { view, done } = from(['reload']);
    expect(isPossible(view, 'tryAgain')).toBe(true);
    expect(isPossible(view, 'useAnotherMethod')).toBe(false);
    expect(isPossible(view, 'changeDate')).toBe(false);
    take(view, 'tryAgain');
    take(view, 'useAnotherMethod');
    take(view, 'changeDate');
    expect(done).toEqual(['reload']);
  });

  it('that leads out of the flow is the portal’s, where it leads anywhere', () => {
    const { view, done } = from([], { offersAction: (action) => action !== 'manageAutoPay' });
    expect(isPossible(view, 'goHome')).toBe(true);
    expect(isPossible(view, 'manageAutoPay')).toBe(false);
    take(view, 'goHome');
    expect(done).toEqual(['goHome']);
  });

  it.each([
    ['findStore', 'stores'],
    ['contactSupport', 'support'],
  ] as const)('%s needs an address to go to', (action, link) => {
    const { view } = from([]);
    expect(isPossible(view, action)).toBe(false);
    expect(isPossible({ ...view, links: { ...view.links, [link]: '/there' } }, action)).toBe(true);
  });
});
