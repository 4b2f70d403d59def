import { expect, test } from 'vitest';
import { outcomes } from '../outcomes/outcomes.ts';
import { paysOnline, restrictionStandings, takesCards } from './restriction-standing.ts';

test.each([
  { restriction: null, pays: true, byCard: true },
  { restriction: 'card', pays: true, byCard: false },
  { restriction: 'bank', pays: true, byCard: true },
  { restriction: 'cardAndBank', pays: false, byCard: false },
  { restriction: 'blocked', pays: false, byCard: false },
] as const)(
  'an account with the restriction $restriction pays online: $pays, by card: $byCard',
  ({ restriction, pays, byCard }) => {
    expect(paysOnline(restriction)).toBe(pays);
    expect(takesCards(restriction)).toBe(byCard);
  },
);

test('an account pays online with what its restriction leaves', () => {
  expect(restrictionStandings.card.accepts).toEqual(['bank']);
  expect(restrictionStandings.bank.accepts).toEqual(['card']);
  for (const { accepts, outcome } of [restrictionStandings.cardAndBank, restrictionStandings.blocked]) {
    expect(accepts).toEqual([]);
    expect(outcomes[outcome].nextActions).toContain('findStore');
  }
});
