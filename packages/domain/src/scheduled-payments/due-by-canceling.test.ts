import { expect, test } from 'vitest';
import { autoPay, card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { fixedClock } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { usd } from '../money/arithmetic.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { type DueByCanceling, dueByCanceling } from './due-by-canceling.ts';
import { scheduledOverviews } from './scheduled-overview.ts';

const clock = fixedClock('2026-11-22T15:00:00Z');
const first = payment('scheduled', 6_000, '2026-12-02');
const second = payment('scheduled', 4_000, '2026-12-03', { id: 'second' });
const afterDue = payment('scheduled', 10_000, '2026-12-10');
const bill = charge('2026-12-06', 10_000);
const dueOnTheSixth = (cents: number): DueByCanceling => ({
  kind: 'due',
  amount: usd(cents),
  dueDate: '2026-12-06',
  pastDueFrom: '2026-12-07',
});

test.each<[string, Partial<AccountFacts>, DueByCanceling | null]>([
  ['it alone pays the bill', { ledger: [bill], payments: [first] }, dueOnTheSixth(10_000)],
  ['another pays a part', { ledger: [bill], payments: [first, second] }, dueOnTheSixth(6_000)],
  ['it comes after the due date', { ledger: [bill], payments: [afterDue] }, dueOnTheSixth(10_000)],
  [
    'Auto Pay takes the rest in time',
    { ledger: [bill], payments: [first], methods: [card()], autoPay: autoPay(6) },
    null,
  ],
  ['nothing is due', { payments: [first] }, null],
  [
    'something is past due, whatever is due besides',
    { ledger: [charge('2026-11-10', 2_500), bill], payments: [first] },
    { kind: 'pastDue', amount: usd(2_500), brings: 'staysOn' },
  ],
  [
    'what is past due is paid by a payment on its way',
    {
      ledger: [charge('2026-11-10', 2_500), bill],
      payments: [first, payment('pending', 2_500, '2026-11-21', { id: 'sent' })],
    },
    dueOnTheSixth(10_000),
  ],
])('what stays due is told before a payment is canceled, where %s', (_, changes, told) => {
  const [overview] = scheduledOverviews(factsWith(changes), defaultPaymentSettings, clock);
  expect(overview && dueByCanceling(overview)).toEqual(told);
});
