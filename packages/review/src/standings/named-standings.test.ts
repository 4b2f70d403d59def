import {
  accountStandings,
  methodStatuses,
  onlineRestrictions,
  sessionStandingNames,
  statementStandingNames,
  toldMobileStandings,
} from '@linework/domain';
import { expect, test } from 'vitest';
import { namedStandings } from './named-standings.ts';

const named = (kind: string, names: readonly string[]) => names.map((name) => `${kind}.${name}`);

test('every standing that the product knows has one name, and no two have the same', () => {
  expect(new Set(namedStandings).size).toBe(namedStandings.length);
});

test('what a rule derives is what customers are told', () => {
  expect(namedStandings.toSorted()).toEqual(
    [
      ...accountStandings,
      ...named('restriction', onlineRestrictions),
      ...named('mobile', [...toldMobileStandings, 'missingAutoPay']),
      ...named('statement', statementStandingNames),
      ...named('method', methodStatuses),
      ...named('session', sessionStandingNames),
    ].toSorted(),
  );
});
