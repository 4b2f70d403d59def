import { expect, test } from 'vitest';
import { alertLink } from './alert-link.ts';

const hosts = ['provider.example'];

test.each([
  [null, null],
  ['/billing/pay-bill?open=otp#due', '/billing/pay-bill?open=otp#due'],
  ['https://provider.example/outages', 'https://provider.example/outages'],
  ['https://status.provider.example/', 'https://status.provider.example/'],
  ['https://notprovider.example/', null],
  ['https://provider.example.evil.example/', null],
  ['https://provider.example@evil.example/', null],
  ['https://somebody@provider.example/', null],
  ['https://provider.example:8443/', null],
  ['http://provider.example/outages', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['/.//evil.example/', null],
  ['/%2e//evil.example/', null],
  ['outages', null],
  ['https://', null],
])('an alert that names %j leads to %j', (link, leads) => {
  expect(alertLink(link, hosts)).toBe(leads);
});
