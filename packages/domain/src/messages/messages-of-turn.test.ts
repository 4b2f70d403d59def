import { describe, expect, test } from 'vitest';
import { autoPay, card, payment } from '../../test/sample-facts.ts';
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
  const events = messagesOfTurn(turn, { ...maker, ...other }, { payments: [] });
  expect(events.map(({ message }) => message)).toMatchObject(messages);
  expect(new Set(events.map(({ key }) => key)).size).toBe(messages.length);
  for (const { message } of events) expect(messageSchema.parse(message)).toEqual(message);
});

describe('a debit that nobody can confirm yet', () => {
  const debit = payment('unknown', 500, '2026-11-20', { channel: 'autoPay' });
  const phones = {
    enrolment: autoPay(6, { id: 'phones before', scope: 'mobile' }),
    debitDate: null,
  };
  const toAnother = {
    ...begun,
    enrolment: autoPay(6, { id: 'new', method: { ...debit.method, methodId: 'another' } }),
  };
  const told = { amount: debit.amount, paymentDate: debit.paymentDate, method: debit.method };
  test.each<[string, AutoPayTurn, Partial<TurnMaker>, object | null]>([
    ['by whom it was turned off', { ends: [old], begins: [] }, { why: 'cancelled' }, told],
    ['by a change of the method, to which it does not go', { ends: [old], begins: [toAnother] }, {}, told],
    ['not by a change of the day', { ends: [old], begins: [begun] }, {}, null],
    ['not as Auto Pay is turned on', { ends: [], begins: [toAnother] }, {}, null],
    [
      'not where a bank gave it up, so that it is not asked for again',
      { ends: [old], begins: [] },
      { why: 'failed' },
      null,
    ],
    ['not of what another service is charged', { ends: [phones], begins: [] }, { why: 'cancelled' }, null],
  ])('is told %s', (_, turn, other, unconfirmed) => {
    const [event] = messagesOfTurn(turn, { ...maker, ...other }, { payments: [debit] });
    expect(event?.message).toMatchObject({ unconfirmed });
    expect(messageSchema.parse(event?.message)).toEqual(event?.message);
  });

  test('is told of the mobile bill as its own Auto Pay is turned off', () => {
    const device = { id: 'mobile', name: null, lineLastFour: null };
    const facts = { payments: [], devicePayments: [{ ...debit, device }] };
    const [event] = messagesOfTurn({ ends: [phones], begins: [] }, { ...maker, why: 'cancelled' }, facts);
    expect(event?.message).toMatchObject({ unconfirmed: told });
  });
});
