import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { stateNames } from './state-names.ts';

const machine = createMachine({
  initial: 'enteringAmount',
  states: {
    enteringAmount: {},
    choosingMethod: { initial: 'saved', states: { saved: {}, newCard: {} } },
    paid: { type: 'final' },
  },
});

it('counts every state a customer can be in, by flow and path, and no mere group of them', () => {
  expect(stateNames([{ id: 'pay', machine }])).toEqual([
    'pay.enteringAmount',
    'pay.choosingMethod.saved',
    'pay.choosingMethod.newCard',
    'pay.paid',
  ]);
});
