import { expect, test } from 'vitest';
import { charge, factsWith, payment } from '../../test/sample-facts.ts';
import { addDays } from '../dates/business-date.ts';
import { payingBrings } from './paying-brings.ts';

const today = '2026-11-21';
const owed = (days: number) => [charge(addDays(today, -days), 5_000)];

test.each([
  ['nothing is past due', {}, [charge('2026-12-05', 5_000)], null],
  ['a day past due', {}, owed(1), 'staysOn'],
  ['the day before service is turned off', {}, owed(49), 'staysOn'],
  ['the day on which it is turned off', {}, owed(50), 'comesBack'],
  ['limited long before that day', { serviceState: 'hotlined' }, owed(1), 'liftsLimit'],
  ['turned off before that day', { serviceState: 'softDisconnected' }, owed(1), 'comesBack'],
  ['the day on which equipment is asked for', {}, owed(76), 'comesBackByCall'],
  ['disconnected', { status: 'disconnected' }, owed(1), 'comesBackByCall'],
  ['inactive', { status: 'inactive' }, owed(1), 'reopensByCall'],
] as const)('what paying does for the service: %s', (_, account, ledger, brings) => {
  expect(payingBrings(factsWith({ account, ledger: [...ledger] }), today)).toBe(brings);
});

test('a pending payment that covers what is past due leaves nothing to bring', () => {
  const facts = factsWith({ ledger: owed(50), payments: [payment('pending', 5_000)] });
  expect(payingBrings(facts, today)).toBeNull();
});
