import { expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { optionalMessages } from './message-kinds.ts';
import { messageSettings, receiptAddress, receiptEmailedTo } from './message-settings.ts';

test.each([
  ['nothing', [], []],
  ['receipts', ['paymentMade'], ['paymentMade']],
  ['what cannot be switched off, or is no message', ['debitComing', 'weather'], []],
])('who switched off %s is told everything else', (_, switchedOff, off) => {
  const settings = messageSettings(switchedOff);
  expect(settings.map(({ kind }) => kind)).toEqual(optionalMessages);
  expect(settings.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(off);
});

test.each([
  ['who switched nothing off', [], 'CONSUMER', 'ana@maple.example'],
  ['who switched other things off', ['methodAdded'], 'CONSUMER', 'ana@maple.example'],
  ['who switched receipts off', ['paymentMade'], 'CONSUMER', null],
  ['who acts on behalf of a customer', [], 'CSR', null],
] as const)('%s has receipts emailed or not', (_, switchedOff, userType, expected) => {
  const settings = messageSettings(switchedOff);
  expect(receiptAddress({ address: 'ana@maple.example', settings }, userType)).toBe(expected);
});

const address = 'ana@maple.example';
const paid = payment('successful', 500, '2026-11-21');
const { userId } = paid.createdBy;
test.each([
  ['on the day of the payment', paid, { userId, address, today: '2026-11-21' }, address],
  ['before it is known which day it is', paid, { userId, address, today: null }, address],
  ['the day after', paid, { userId, address, today: '2026-11-22' }, null],
  ['to a colleague', paid, { userId: 'somebody-else', address, today: '2026-11-21' }, null],
  ['of what Auto Pay took', { ...paid, channel: 'autoPay' }, { userId, address, today: '2026-11-21' }, null],
  ['where receipts are switched off', paid, { userId, address: null, today: '2026-11-21' }, null],
] as const)('a receipt says where it was emailed, %s', (_, told, reader, expected) => {
  expect(receiptEmailedTo(told, reader)).toBe(expected);
});
