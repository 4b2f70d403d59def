import { outcomes } from '@linework/domain';
import { describe, expect, it } from 'vitest';
import { bankFlowActions } from './bank-actions.ts';
import type { MethodEvent } from './chart/method-states.ts';
import type { ActionView } from './next-actions.ts';

type Event = MethodEvent | { type: 'payment.retried' } | { type: 'method.reopened' };
const ways = bankFlowActions<Event>({
  tryAgain: [{ type: 'payment.retried' }, { type: 'method.reopened' }],
  useAnotherMethod: [{ type: 'method.reopened' }],
});

/** A flow in a state from which some events lead on, with what was sent. */
function from(...possible: readonly Event['type'][]) {
  const sent: string[] = [];
  const view: ActionView<Event> = {
    links: { home: '/', stores: null, support: null },
    can: ({ type }) => possible.includes(type),
    send: ({ type }) => void sent.push(type),
    onAction: () => {},
  };
  const offered = (code: 'LW-PAY-060' | 'LW-PAY-061') =>
    outcomes[code].nextActions.filter((action) => ways.isPossible(view, action));
  return { view, sent, offered };
}

describe('where the bank could not be reached', () => {
  const { view, sent, offered } = from('bankConnection.started', 'bankNumbers.requested', 'method.reopened');

  it('its page is offered again, and the numbers, before another method', () => {
    expect(offered('LW-PAY-061')).toEqual(['tryAgain', 'enterNumbers', 'useAnotherMethod', 'backToBilling']);
  });

  it('trying again opens the bank’s page, and no form', () => {
    ways.take(view, 'tryAgain');
    ways.take(view, 'enterNumbers');
    expect(sent).toEqual(['bankConnection.started', 'bankNumbers.requested']);
  });
});

describe('where no bank was asked', () => {
  it('the same payment is tried again, and that is offered once', () => {
    const { view, sent, offered } = from('payment.retried', 'method.reopened');
    expect(offered('LW-PAY-060')).toEqual(['tryAgain', 'useAnotherMethod', 'backToBilling']);
    ways.take(view, 'tryAgain');
    expect(sent).toEqual(['payment.retried']);
  });
});
