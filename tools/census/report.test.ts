import { expect, it } from 'vitest';
import { takeCensus } from './count.ts';
import { censusReport } from './report.ts';

const census = takeCensus({
  known: {
    states: ['pay.a', 'pay.b', 'pay.c'],
    outcomes: ['X'],
    standings: ['x'],
    news: ['x'],
    services: ['x'],
    routes: [],
    headers: ['x'],
    dialogs: ['x'],
    roles: ['x'],
    languages: ['x'],
  },
  shown: [
    { tag: 'state:pay.a', by: 'pay--a' },
    { tag: 'state:pay.z', by: 'pay--z' },
  ],
  exemptions: [{ what: 'state:pay.c', reason: 'Only a machine passes through it.' }],
  waiting: [{ what: 'outcome:X', reason: 'Waits for the wallet screen.' }],
});

it('names what is missing, orphaned, exempt, waiting and uncounted', () => {
  const lines = censusReport(census)
    .split('\n')
    .map((line) => line.trim());
  expect(lines).toContain('states              1        3        1        1');
  expect(lines).toContain('state:pay.b');
  expect(lines).toContain('state:pay.z (pay--z): no such thing');
  expect(lines).toContain('state:pay.c: Only a machine passes through it.');
  expect(lines).toContain('outcome:X: Waits for the wallet screen.');
  expect(lines).toContain('routes: nothing to count');
  expect(lines.at(-1)).toBe('The catalog is not complete.');
});
