import { expect, test } from 'vitest';
import { channelOf } from './payment-channel.ts';

test.each([
  ['CONSUMER', 'online'],
  ['BOBO', 'online'],
  ['CSR', 'agentAssisted'],
] as const)('a payment that a %s makes in the portal is told as made %s', (userType, channel) => {
  expect(channelOf(userType)).toBe(channel);
});
