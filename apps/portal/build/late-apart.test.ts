import { expect, test } from 'vitest';
import { type FirstLoad, lateIn } from './late-apart.ts';

const at = '/linework';
const load: FirstLoad = {
  atOnce: [`${at}/apps/portal/src/main.tsx`, `${at}/packages/domain/src/outcomes/outcome.ts`],
  afterwards: [`${at}/apps/portal/src/analytics/queue/queue.ts`],
};
const having = (part: keyof FirstLoad, file: string): FirstLoad => ({
  ...load,
  [part]: [...load[part], `${at}/${file}`],
});

test('a first page brings itself, and what tells of use once it is drawn', () => {
  expect([...lateIn('signIn', load), ...lateIn('payBill', load)]).toEqual([]);
});

test.each([
  'node_modules/zod/v4/core/schemas.js',
  'node_modules/@internationalized/date/dist/CalendarDate.mjs',
  'node_modules/xstate/dist/xstate.esm.js',
  'packages/billing-flows/src/one-time-payment/one-time-payment.machine.ts',
  'packages/domain/src/outcomes/families/payment-outcomes.ts',
])('%s comes with no first page, neither before it is drawn nor after', (file) => {
  expect(lateIn('signIn', having('atOnce', file))).toHaveLength(1);
  expect(lateIn('payBill', having('afterwards', file))).toHaveLength(1);
});

test('fields to type into come where somebody signs in, and not with billing home', () => {
  const fields = having('atOnce', 'packages/design-system/src/fields/text/TextField.tsx');
  expect(lateIn('signIn', fields)).toEqual([]);
  expect(lateIn('payBill', fields)).toHaveLength(1);
});

test('what tells of use holds no page up', () => {
  const queue = having('atOnce', 'apps/portal/src/analytics/queue/queue.ts');
  expect(lateIn('payBill', queue)).toHaveLength(1);
});
