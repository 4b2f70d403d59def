import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { debitSentOn, unconfirmedDebit } from './debit-sent.ts';

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
