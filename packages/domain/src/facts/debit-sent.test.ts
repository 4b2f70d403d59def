import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { debitOfEarlierMethod, debitSentOn, unconfirmedDebit, unconfirmedDebitFor } from './debit-sent.ts';

const today = '2026-11-21';

test.each([
  ['charged today by Auto Pay', payment('pending', 500, today, { channel: 'autoPay' }), true],
  ['charged before', payment('pending', 500, '2026-11-20', { channel: 'autoPay' }), false],
  ['being charged', payment('running', 500, today, { channel: 'autoPay' }), false],
  ['charged, if anybody can confirm it', payment('unknown', 500, today, { channel: 'autoPay' }), false],
  ['declined', payment('failed', 500, today, { channel: 'autoPay' }), false],
  ['made by somebody', payment('pending', 500, today), false],
])('what was %s is a debit sent today: %s', (_, made, is) => {
  expect(debitSentOn([made], today)).toEqual(is ? made : null);
});

test.each([
  ['being charged', payment('running', 500, today, { channel: 'autoPay' }), true],
  [
    'charged the day before, if anybody can confirm it',
    payment('unknown', 500, '2026-11-20', { channel: 'autoPay' }),
    true,
  ],
  ['charged', payment('pending', 500, today, { channel: 'autoPay' }), false],
  ['made by somebody, if anybody can confirm it', payment('unknown', 500, today), false],
])('what was %s is a debit that nobody can confirm: %s', (_, made, is) => {
  expect(unconfirmedDebit([made])).toEqual(is ? made : null);
});

test('of what nobody can confirm, the mobile bill’s debit is mobile Auto Pay’s, and the other is not', () => {
  const ofAccount = payment('unknown', 500, today, { channel: 'autoPay' });
  const device = { id: 'mobile', name: null, lineLastFour: null };
  const ofMobile = payment('unknown', 700, today, { channel: 'autoPay', device });
  const facts = { payments: [ofAccount], devicePayments: [ofMobile] };
  expect(unconfirmedDebitFor(facts, 'allServices')).toEqual(ofAccount);
  expect(unconfirmedDebitFor(facts, 'mobile')).toEqual(ofMobile);
  expect(unconfirmedDebitFor({ payments: [ofAccount] }, 'mobile')).toBeNull();
});

test.each([
  ['another that is saved', 'another', true],
  ['one that is not saved yet', null, true],
  ['its own', 'card', false],
])('a debit goes to an earlier method where Auto Pay charges %s: %s', (_, methodId, is) => {
  const debit = payment('unknown', 500, today, { channel: 'autoPay' });
  expect(debitOfEarlierMethod(debit, methodId)).toEqual(is ? debit : null);
  expect(debitOfEarlierMethod(null, methodId)).toBeNull();
});
