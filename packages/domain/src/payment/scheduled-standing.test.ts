import { expect, test } from 'vitest';
import { bankSnapshot, payment } from '../../test/sample-facts.ts';
import { paymentStatuses } from './payment-status.ts';
import {
  isChargedNow,
  scheduledDates,
  scheduledStanding,
  type UnchangeableCause,
} from './scheduled-standing.ts';

const newYork = 'America/New_York';
const settings = { cutOff: '20:00' };
const saturday = '2026-12-05';

test.each([
  ['a card', {}, '2026-12-05'],
  ['a bank', { method: bankSnapshot }, '2026-12-07'],
] as const)('from %s on a Saturday: leaves %j on %s, to be changed through Friday', (_, from, leavesOn) => {
  expect(scheduledDates(payment('scheduled', 4_000, saturday, from))).toEqual({
    date: saturday,
    leavesOn,
    changeBy: '2026-12-04',
  });
});

test.each([
  ['days before', '2026-12-01T12:00:00Z', newYork, true],
  ['the day before until the cut-off', '2026-12-05T00:59:59Z', newYork, true],
  ['the day before from the cut-off on', '2026-12-05T01:00:00Z', newYork, false],
  ['the day before in a zone where it is earlier', '2026-12-05T01:00:00Z', 'Pacific/Honolulu', true],
  ['on its day', '2026-12-05T05:00:00Z', newYork, false],
])('a payment that waits can be changed %s: %s in %s, %s', (_, instant, zone, isOpen) => {
  const waiting = payment('scheduled', 4_000, saturday);
  expect(scheduledStanding(waiting, new Date(instant), zone, settings)).toEqual(
    isOpen
      ? { changes: 'open', changeBy: '2026-12-04' }
      : { changes: 'closed', cause: 'cutOffPassed', outcome: 'LW-PAY-070' },
  );
});

const causes: Record<(typeof paymentStatuses)[number], UnchangeableCause | null> = {
  scheduled: null,
  running: 'leaving',
  unknown: 'leaving',
  pending: 'left',
  successful: 'left',
  returned: 'left',
  failed: 'failed',
  cancelled: 'cancelled',
};
test.each(paymentStatuses)('a payment that is %s says why it can be changed no more', (status) => {
  const standing = scheduledStanding(
    payment(status, 100, saturday),
    new Date('2026-11-21T12:00:00Z'),
    newYork,
    settings,
  );
  expect(standing.changes === 'closed' ? standing.cause : null).toBe(causes[status]);
});

test.each([
  ['the day before', 'scheduled', '2026-12-04', false],
  ['on its day', 'scheduled', saturday, true],
  ['after a day on which nobody charged it', 'scheduled', '2026-12-06', true],
  ['once it was charged', 'pending', saturday, false],
  ['where it was canceled', 'cancelled', saturday, false],
] as const)('%s a payment that is %s is charged now on %s: %s', (_, status, today, isNow) => {
  expect(isChargedNow(payment(status, 100, saturday), today)).toBe(isNow);
});
