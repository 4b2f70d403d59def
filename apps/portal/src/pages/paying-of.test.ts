import { buildPayment } from '@linework/fixtures';
import { expect, test } from 'vitest';
import { payingOf } from './paying-of.ts';

const ofDevice = (id: string, name: string | null) => ({
  payment: buildPayment({ device: { id, name, lineLastFour: name && '1234' } }),
});

test.each([
  ['the account’s line', 'everything', { payment: null }, 'one-time-payment', {}],
  ['the account’s payment', 'payments', { payment: buildPayment() }, 'one-time-payment', {}],
  ['a mobile bill', 'mobile', { payment: null }, 'device-payment', { device: 'bill' }],
  ['a payment of the mobile bill', 'mobile', ofDevice('a1', null), 'device-payment', { device: 'bill' }],
  ['a payment of a device', 'mobile', ofDevice('d1', 'Phone'), 'device-payment', { device: 'd1' }],
] as const)('%s that is owed leads to where that is paid', (_, scope, line, flow, query) =>
  expect(payingOf(scope, line)).toEqual({ flow, query }),
);
