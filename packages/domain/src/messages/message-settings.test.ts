import { expect, test } from 'vitest';
import { optionalMessages } from './message-kinds.ts';
import { messageSettings, receiptAddress } from './message-settings.ts';

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
