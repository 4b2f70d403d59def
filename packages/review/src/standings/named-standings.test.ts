import {
  accountStandings,
  methodStatuses,
  onlineRestrictions,
  sessionStandingNames,
  statementStandingNames,
  toldMobileStandings,
} from '@linework/domain';
import { expect, test } from 'vitest';
import { namedStandings, waitingStandings } from './named-standings.ts';

const named = (kind: string, names: readonly string[]) => names.map((name) => `${kind}.${name}`);
const waiting = waitingStandings.map(({ name }) => name);

test('every standing that the product knows has one name, and no two have the same', () => {
  const all = [...namedStandings, ...waiting];
  expect(new Set(all).size).toBe(all.length);
});

test('what a rule derives is what customers are told', () => {
  expect(namedStandings.toSorted()).toEqual(
    [
      ...accountStandings,
      ...named('restriction', onlineRestrictions),
      ...named('mobile', [...toldMobileStandings, 'missingAutoPay']),
      ...named('statement', statementStandingNames),
      ...named('method', methodStatuses),
    ].toSorted(),
  );
});

test('what no rule derives yet waits, and is not among what customers are told', () => {
  expect(waiting.toSorted()).toEqual(named('session', sessionStandingNames).toSorted());
});
