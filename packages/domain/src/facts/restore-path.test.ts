import { expect, test } from 'vitest';
import { charge, factsWith, posted } from '../../test/sample-facts.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { balanceOn } from './balance.ts';
import { restoreLadder } from './restore-ladder.ts';
import { restorePath } from './restore-path.ts';
import { standingOn } from './standing.ts';

const bakery = factsWith({ ledger: [charge('2026-10-10', 16_429), charge('2026-11-22', 17_825)] });

const pathOn = (today: BusinessDate, scheduled: BusinessDate | null = null, facts = bakery) =>
  restorePath(
    {
      today,
      restoreLadder: restoreLadder(facts, today),
      standing: standingOn(facts, today),
      balance: balanceOn(facts, today),
    },
    scheduled,
  );
const told = (...of: Parameters<typeof pathOn>) =>
  pathOn(...of).map(({ code, day, position }) => `${code} ${day} ${position}`);

test.each<[string, BusinessDate, string[]]>([
  [
    'before the first step, today comes first',
    '2026-10-22',
    ['null 12 today', '30 30 upcoming', '43 43 upcoming', '50 50 upcoming', '76 76 upcoming'],
  ],
  [
    'on the day of a step, the step is today’s place',
    '2026-11-22',
    ['30 30 passed', '43 43 today', '50 50 upcoming', '76 76 upcoming'],
  ],
  [
    'between two steps, today has a place of its own',
    '2026-11-24',
    ['30 30 passed', '43 43 passed', '43 45 today', '50 50 upcoming', '76 76 upcoming'],
  ],
  [
    'after the last step, each stands on its own day',
    '2027-01-22',
    ['30 30 passed', '43 43 passed', '50 50 passed', '76 76 passed', '76 104 today'],
  ],
])('%s', (_, today, places) => {
  expect(told(today)).toEqual(places);
});

test('service ends on the day that the network has scheduled', () => {
  const [, , end] = pathOn('2026-11-22', '2026-11-27');
  expect(end).toMatchObject({ code: 50, date: '2026-11-27', day: 48 });
});

test('no notice comes once the network has turned service off', () => {
  expect(told('2026-10-22', '2026-11-12')).toEqual([
    'null 12 today',
    '30 30 upcoming',
    '50 33 upcoming',
    '76 76 upcoming',
  ]);
});

test('one amount up to the day on which service is turned off, after it with what falls due by then', () => {
  const amounts = (today: BusinessDate) => pathOn(today).map(({ amount }) => amount.cents);
  expect(amounts('2026-10-22')).toEqual([16_429, 16_429, 16_429, 16_429, 34_254]);
  expect(amounts('2026-11-22')).toEqual([16_429, 16_429, 16_429, 34_254]);
  expect(amounts('2026-11-23')).toEqual([34_254, 34_254, 34_254, 34_254, 34_254]);
});

test('limited service is still to be turned off, on the day that the network has scheduled or that of the code', () => {
  const limited = factsWith({ account: { serviceState: 'hotlined' }, ledger: bakery.ledger });
  expect(told('2026-11-24', null, limited)).toEqual([
    '30 30 passed',
    '43 43 passed',
    '43 45 today',
    '50 50 upcoming',
    '76 76 upcoming',
  ]);
  const [, , , end] = pathOn('2026-11-24', '2026-11-27', limited);
  expect(end).toMatchObject({ code: 50, date: '2026-11-27', day: 48 });
});

test('where service is limited long after that day, nothing says that it was turned off', () => {
  const limited = factsWith({ account: { serviceState: 'hotlined' }, ledger: bakery.ledger });
  expect(told('2026-12-09', null, limited)).toEqual([
    '30 30 passed',
    '43 43 passed',
    '43 60 today',
    '76 76 upcoming',
  ]);
});

test('where service is off already, no notice of it is still to come', () => {
  const off = factsWith({ account: { serviceState: 'softDisconnected' }, ledger: bakery.ledger });
  expect(told('2026-10-22', null, off)).toEqual(['null 12 today', '76 76 upcoming']);
});

test('with nothing past due there is no way to show', () => {
  expect(pathOn('2026-10-10')).toEqual([]);
});

test('a disconnected account is told of no disconnection to come, whatever of it is paid', () => {
  const disconnected = factsWith({ account: { status: 'disconnected' }, ledger: bakery.ledger });
  expect(told('2026-12-10', null, disconnected)).toEqual([
    '30 30 passed',
    '43 43 passed',
    '50 50 passed',
    '50 61 today',
  ]);
});

test('service that was turned off counts on from that day, so that paying a part puts nothing off', () => {
  const partly = factsWith({
    account: { softDisconnectDate: '2026-11-29' },
    ledger: [charge('2026-10-10', 16_429), charge('2026-11-09', 16_429), posted(20_000)],
  });
  expect(told('2026-11-28', null, partly)).toEqual([
    'null 19 today',
    '30 30 upcoming',
    '43 43 upcoming',
    '50 50 upcoming',
    '76 76 upcoming',
  ]);
  expect(told('2026-11-30', null, partly)).toEqual(['50 20 passed', '50 21 today', '76 46 upcoming']);
  expect(told('2026-12-25', null, partly)).toEqual(['50 20 passed', '76 46 today']);
  expect(told('2026-12-26', null, partly)).toEqual(['50 20 passed', '76 46 passed', '76 47 today']);
});
