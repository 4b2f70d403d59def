import { paymentOptionsOf, storyScenario } from '@linework/fixtures';
import { expect, test, vi } from 'vitest';
import { refused, samplePayment } from '../../payment/sample-payment.ts';
import { withFiguresAfter } from './payment-sending.ts';

const scenario = storyScenario('current');
const figures = paymentOptionsOf(storyScenario('nothingDue'));
const { signal } = new AbortController();
const never = () => new Promise<never>(() => undefined);
const atOnce = async () => undefined;

const result = (status: 'successful' | 'pending' | 'scheduled' | 'failed') => ({
  outcome: 'LW-PAY-001' as const,
  payment: samplePayment(scenario, { status }),
  options: null,
  reference: null,
});

test.each(['successful', 'pending'] as const)(
  'a %s payment is told with what is owed after it',
  async (status) => {
    const told = await withFiguresAfter(result(status), { loadOptions: async () => figures }, signal, never);
    expect(told).toEqual({ ...result(status), options: figures });
  },
);

test.each<[string, () => Promise<never>, () => Promise<undefined>]>([
  ['that fail', () => Promise.reject(new Error('away')), never],
  ['that take longer than a second', never, atOnce],
])('a payment is told without figures %s', async (_how, loadOptions, rest) => {
  expect(await withFiguresAfter(result('successful'), { loadOptions }, signal, rest)).toEqual(
    result('successful'),
  );
});

test.each([
  ['that is scheduled', result('scheduled')],
  ['that failed', result('failed')],
  ['that was refused', refused('LW-PAY-032')],
  ['whose answer brought them', { ...result('successful'), options: figures }],
])('figures are not asked for after a payment %s', async (_which, known) => {
  const loadOptions = vi.fn(never);
  expect(await withFiguresAfter(known, { loadOptions }, signal, never)).toBe(known);
  expect(loadOptions).not.toHaveBeenCalled();
});
