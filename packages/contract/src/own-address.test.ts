import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

const origin = 'https://portal.example';

test.each([
  ['/billing/pay-bill?open=otp#top', '/billing/pay-bill?open=otp#top'],
  ['/billing/../account-summary', '/account-summary'],
  ['https://portal.example/login', '/login'],
  ['/billing/%2f%2fevil.example', '/billing/%2f%2fevil.example'],
])('%s is an address on this site', (wanted, address) => {
  expect(ownAddress(wanted, origin)).toBe(address);
});

test.each([
  'https://evil.example/billing',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/./\\evil.example',
  '/billing/..//evil.example',
  'javascript:alert(1)',
  'blob:https://portal.example/0b1c',
  'https://somebody@portal.example/billing',
  'https://',
])('%s is not', (wanted) => {
  expect(ownAddress(wanted, origin)).toBeNull();
});
