import { expect, test } from 'vitest';
import { channelOf, isMadeInPortal } from './payment-channel.ts';

test.each([
  ['CONSUMER', 'online'],
  ['BOBO', 'online'],
  ['CSR', 'agentAssisted'],
] as const)('a payment that a %s makes in the portal is told as made %s', (userType, channel) => {
  expect(channelOf(userType)).toBe(channel);
  expect(isMadeInPortal(channel)).toBe(true);
});

test.each(['phone', 'inStore', 'autoPay', 'chatAssisted'] as const)(
  'a payment %s is made elsewhere',
  (channel) => {
    expect(isMadeInPortal(channel)).toBe(false);
  },
);
