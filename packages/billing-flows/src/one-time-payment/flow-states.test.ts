import { answerToAddress } from '@linework/parts/flow/chart';
import { describe, expect, it, test } from 'vitest';
import { addressOf, flowStates, places, type StateName } from './flow-states.tsx';
import { oneTimePaymentMachine } from './one-time-payment.machine.ts';
import { emptyContext } from './one-time-payment.rules.ts';
import type { OneTimePaymentContext } from './one-time-payment.types.ts';
import { type Step, steps } from './one-time-payment.types.ts';
import { answersOf } from './SampleFlow.tsx';

/** What Back or Forward to a step does from a state, everything having been answered. */
function asked(state: StateName, step: Step, changes: Partial<OneTimePaymentContext> = {}) {
  const context = { ...emptyContext, ...answersOf('current'), ...changes };
  const snapshot = oneTimePaymentMachine.resolveState({ value: state, context });
  return answerToAddress(places, state, step, (event) => snapshot.can(event));
}

const go = (type: string) => ({ does: 'go', event: { type } });
const isStateName = (name: string): name is StateName => Object.hasOwn(flowStates, name);
const states = Object.keys(flowStates).filter(isStateName);

describe('Back and Forward', () => {
  it.each(['paid', 'scheduled', 'pending', 'checking'] as const)('leave a payment that is %s', (state) => {
    expect(asked(state, 'date')).toEqual({ does: 'leave' });
  });

  it.each(['paymentBeingChecked', 'restricted', 'anotherPaymentInProgress', 'sessionEnded'] as const)(
    'leave where nothing can be changed: %s',
    (state) => expect(asked(state, 'review')).toEqual({ does: 'leave' }),
  );

  it.each(['declined', 'securityCodeFailed', 'serviceUnavailable', 'tooManyAttempts'] as const)(
    'lead from a payment that was %s into its form',
    (state) => expect(asked(state, 'date')).toEqual(go('method.reopened')),
  );

  it('lead to the amount where that is all that can be changed', () => {
    expect(asked('amountChanged', 'date')).toEqual(go('amount.reopened'));
  });

  it('lead out of a question, not past it', () => {
    expect(asked('confirmingExpiringCard', 'amount')).toEqual(go('step.back'));
    expect(asked('confirmingOverpayment', 'review')).toEqual(go('step.back'));
  });

  it('go to the step where it can be gone to, and nowhere where it cannot', () => {
    expect(asked('reviewing', 'method')).toEqual(go('method.reopened'));
    expect(asked('choosingMethod', 'date', { method: null })).toEqual({ does: 'stay' });
    expect(asked('submitting', 'date')).toEqual({ does: 'stay' });
  });
});

test('whatever is asked for by Back and Forward sends no payment', () => {
  for (const state of states) {
    for (const step of steps) {
      const answer = asked(state, step);
      if (answer.does === 'go') expect(answer.event.type).toMatch(/\.reopened$|^step\.back$/);
    }
  }
});

test.each([
  ['date', { step: 'date', amount: 'amountDue', when: 'later' }],
  ['review', { step: 'review', amount: 'amountDue', when: 'later' }],
  [null, { when: 'later' }],
  ['result', { step: 'result' }],
] as const)(
  'that the customer came to schedule stays in the address until there is a result: %s',
  (place, address) => {
    const context = { ...emptyContext, ...answersOf('current'), prefersLater: true };
    expect(addressOf(place, context)).toEqual(address);
  },
);
