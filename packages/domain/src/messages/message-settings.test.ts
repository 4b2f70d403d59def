import { expect, test } from 'vitest';
import { optionalMessages } from './message-kinds.ts';
import { messageSettings } from './message-settings.ts';

test.each([
  ['nothing', [], []],
  ['receipts', ['paymentMade'], ['paymentMade']],
  ['what cannot be switched off, or is no message', ['debitComing', 'weather'], []],
])('who switched off %s is told everything else', (_, switchedOff, off) => {
  const settings = messageSettings(switchedOff);
  expect(settings.map(({ kind }) => kind)).toEqual(optionalMessages);
  expect(settings.filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(off);
});
