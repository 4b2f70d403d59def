import { expect, test } from 'vitest';
import { autoPay, card } from '../../test/sample-facts.ts';
import type { AutoPayTurn } from '../auto-pay-changes/auto-pay-turn.ts';
import { messageSchema } from './message.ts';
import { messagesOfTurn, type TurnMaker } from './messages-of-turn.ts';

const old = { enrolment: autoPay(6, { id: 'old' }), debitDate: null };
const begun = { enrolment: autoPay(12, { id: 'new' }), method: card(), lookOn: null };
const mobile = { enrolment: autoPay(12, { id: 'phones', scope: 'mobile' }), method: card(), lookOn: null };
const maker: TurnMaker = { why: 'changed', by: 'Dana Reyes', userId: 'u1' };

test.each<[string, AutoPayTurn, Partial<TurnMaker>, object[]]>([
  [
    'turned on',
    { ends: [], begins: [begun] },
    {},
    [{ kind: 'autoPayOn', enrolmentId: 'new', lastDebit: null }],
  ],
  [
    'changed',
    { ends: [old], begins: [begun] },
    {},
    [{ kind: 'autoPayChanged', enrolmentId: 'new', authorization: { debitDay: 12, acceptedBy: 'Dana' } }],
  ],
  [
    'changed too late for a debit',
    { ends: [{ ...old, debitDate: '2026-12-06' }], begins: [begun] },
    {},
    [{ kind: 'autoPayChanged', lastDebit: '2026-12-06' }],
  ],
  [
    'turned off',
    { ends: [{ ...old, debitDate: '2026-12-06' }], begins: [] },
    { why: 'cancelled' },
    [
      {
        kind: 'autoPayOff',
        enrolmentId: 'old',
        lastDebit: '2026-12-06',
        wasGivenUp: false,
        by: 'Dana Reyes',
      },
    ],
  ],
  [
    'given up by a bank',
    { ends: [old], begins: [] },
    { why: 'failed' },
    [{ kind: 'autoPayOff', wasGivenUp: true }],
  ],
  [
    'turned on for another service',
    { ends: [old], begins: [mobile] },
    {},
    [
      { kind: 'autoPayOn', enrolmentId: 'phones' },
      { kind: 'autoPayOff', enrolmentId: 'old' },
    ],
  ],
])('Auto Pay that was %s', (_, turn, other, messages) => {
  const events = messagesOfTurn(turn, { ...maker, ...other });
  expect(events.map(({ message }) => message)).toMatchObject(messages);
  expect(new Set(events.map(({ key }) => key)).size).toBe(messages.length);
  for (const { message } of events) expect(messageSchema.parse(message)).toEqual(message);
});
