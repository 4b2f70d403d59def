import { expect, test } from 'vitest';
import { card, charge, factsWith, payment } from '../../test/sample-facts.ts';
import { fixedClock } from '../dates/clock.ts';
import { defaultPaymentSettings } from '../payment/settings.ts';
import { creditByCanceling } from './credit-by-canceling.ts';
import { scheduledOverviews } from './scheduled-overview.ts';

const today = '2026-11-22';
const clock = fixedClock('2026-11-22T15:00:00Z');
const first = payment('scheduled', 6_000, '2026-12-02');
const second = payment('scheduled', 4_000, '2026-12-03');
const unsure = payment('unknown', 2_000, today, { inSupportQueue: true });
const expiring = { ...card(), id: 'expiring', expirationDate: '2026-11' };
const byExpiring = { ...first, method: { ...first.method, methodId: expiring.id } };

test.each([
  ['it pays what is due', [first], 17_325, null],
  ['a part of it becomes a credit', [first, second], 8_000, [2_000, 0]],
  ['all of it adds to a credit', [first, second], 3_000, [7_000, 1_000]],
  ['nothing is due', [first], 0, [6_000, 0]],
  ['its card expires before its day', [byExpiring, second], 3_000, null],
  ['nobody can confirm another payment', [first, unsure], 3_000, null],
] as const)(
  'what canceling takes of a credit is told before it is done, where %s',
  (_, payments, due, credit) => {
    const ledger = due > 0 ? [charge('2026-12-06', due)] : [];
    const facts = factsWith({ ledger, methods: [card(), expiring], payments: [...payments] });
    const [overview] = scheduledOverviews(facts, defaultPaymentSettings, clock);
    const told = overview ? creditByCanceling(overview) : null;
    expect(told && [told.before.cents, told.after.cents]).toEqual(credit);
  },
);
