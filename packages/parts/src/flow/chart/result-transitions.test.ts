import { type OutcomeCode, outcomeCodes, outcomes } from '@linework/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultTransitions } from './result-transitions.ts';

const states = ['told', 'asking', 'sessionEnded', 'serviceUnavailable'] as const;

describe('a result leads', () => {
  it('to the state that the flow has for it, else to where the customer signs in or comes back later', () => {
    const anyOwn = fc.dictionary(fc.constantFrom(...outcomeCodes), fc.constantFrom(...states));
    fc.assert(
      fc.property(anyOwn, fc.constantFrom(...outcomeCodes), (own, code) => {
        const shared = outcomes[code].withoutSession ? 'sessionEnded' : 'serviceUnavailable';
        expect(resultTransitions(states, own).stateOf(code)).toBe(own[code] ?? shared);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['LW-AUT-010', 'LW-AUT-020', 'LW-AUT-030', 'LW-AUT-040', 'LW-AUT-070'] as const)(
    'to the end of the session after %s, which a customer without one is told',
    (code) => expect(resultTransitions(states, {}).stateOf(code)).toBe('sessionEnded'),
  );

  it.each(['LW-AUT-050', 'LW-AUT-060', 'LW-AUT-080'] as const)(
    'not to the end of the session after %s, which is told within one',
    (code) => expect(resultTransitions(states, {}).stateOf(code)).toBe('serviceUnavailable'),
  );

  it('one way alone, whatever was told', () => {
    const { stateOf, told } = resultTransitions(states, { 'LW-PAY-001': 'told', 'LW-PAY-013': 'asking' });
    const ways = told((outcome: OutcomeCode) => ({ outcome }), 'keepResult');
    for (const code of outcomeCodes) {
      const open = ways.filter(({ guard }) => {
        const { to, state } = guard.params({ event: code });
        return to === state;
      });
      expect(open.map(({ target }) => target)).toEqual([stateOf(code)]);
      expect(open[0]?.actions.params({ event: code })).toEqual({ outcome: code });
    }
  });
});
