import { expect, test } from 'vitest';
import { outcomes } from '../outcomes/outcomes.ts';
import { paysOnline, restrictionStandings } from './restriction-standing.ts';

test.each([
  { restriction: null, pays: true },
  { restriction: 'card', pays: true },
  { restriction: 'bank', pays: true },
  { restriction: 'cardAndBank', pays: false },
  { restriction: 'blocked', pays: false },
] as const)('an account with the restriction $restriction pays online: $pays', ({ restriction, pays }) => {
  expect(paysOnline(restriction)).toBe(pays);
});

test('an account pays online with what its restriction leaves', () => {
  expect(restrictionStandings.card.accepts).toEqual(['bank']);
  expect(restrictionStandings.bank.accepts).toEqual(['card']);
  for (const { accepts, outcome } of [restrictionStandings.cardAndBank, restrictionStandings.blocked]) {
    expect(accepts).toEqual([]);
    expect(outcomes[outcome].nextActions).toContain('findStore');
  }
});
