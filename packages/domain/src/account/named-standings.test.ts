import { expect, test } from 'vitest';
import { outcomes } from '../outcomes/outcomes.ts';
import { methodStatuses } from '../payment/method-eligibility.ts';
import { onlineRestrictions } from '../payment/payment-options.ts';
import { methodStandings } from './method-standing.ts';
import { mobileStandings } from './mobile-standing.ts';
import { namedStandings, waitingStandings } from './named-standings.ts';
import { restrictionStandings } from './restriction-standing.ts';
import { sessionStandings } from './session-standing.ts';
import { accountStandings } from './standing.ts';
import { statementStandings } from './statement-standing.ts';

const waiting = waitingStandings.map(({ name }) => name);

test('every standing has one name, and no two have the same', () => {
  const all = [...namedStandings, ...waiting];
  expect(new Set(all).size).toBe(all.length);
  expect(namedStandings).toEqual(expect.arrayContaining([...accountStandings]));
});

test('what no rule derives yet waits, and is not among what customers are told', () => {
  for (const name of [
    'mobile.pastDue',
    'mobile.hotlined',
    'mobile.temporarilyDisconnected',
    'mobile.inactive',
    'statement.newCustomer',
    'statement.delayed',
    'statement.suppressed',
  ]) {
    expect(waiting).toContain(name);
    expect(namedStandings).not.toContain(name);
  }
});

test('mobile service that was interrupted is back within one to two hours, not within minutes', () => {
  expect(mobileStandings.hotlined.restores).toBe('withinOneToTwoHours');
  expect(mobileStandings.temporarilyDisconnected.restores).toBe('withinOneToTwoHours');
  expect(mobileStandings.pastDue.restores).toBeNull();
});

test('every status of a method and every restriction of an account is a standing', () => {
  expect(Object.keys(methodStandings).toSorted()).toEqual([...methodStatuses].toSorted());
  expect(Object.keys(restrictionStandings).toSorted()).toEqual([...onlineRestrictions].toSorted());
});

test('an account pays online with what its restriction leaves', () => {
  expect(restrictionStandings.card.accepts).toEqual(['bank']);
  expect(restrictionStandings.bank.accepts).toEqual(['card']);
  for (const { accepts, outcome } of [restrictionStandings.cardAndBank, restrictionStandings.blocked]) {
    expect(accepts).toEqual([]);
    expect(outcomes[outcome].nextActions).toContain('findStore');
  }
});

test('a standing that ends a session is told with an outcome that leads back, or waits', () => {
  for (const { isSignedIn, outcome } of Object.values(sessionStandings)) {
    if (isSignedIn) expect(outcome).toBeNull();
    if (outcome) expect(['signIn', 'reload']).toContain(outcomes[outcome].nextActions[0]);
  }
});

test('a statement that cannot be shown is told with an outcome that says nothing of money', () => {
  for (const { outcome } of Object.values(statementStandings)) {
    if (outcome) expect(outcomes[outcome].moneyState).toBe('notApplicable');
  }
});
