import {
  accountStandings,
  methodStatuses,
  mobileStandingNames,
  onlineRestrictions,
  sessionStandingNames,
  statementStandingNames,
} from '@linework/domain';
import { expect, test } from 'vitest';
import { namedStandings } from './named-standings.ts';

const named = (kind: string, names: readonly string[]) => names.map((name) => `${kind}.${name}`);

test('every standing that the product knows has one name, and no two have the same', () => {
  expect(new Set(namedStandings).size).toBe(namedStandings.length);
  expect(namedStandings.toSorted()).toEqual(
    [
      ...accountStandings,
      ...named('mobile', mobileStandingNames),
      ...named('statement', statementStandingNames),
      ...named('method', methodStatuses),
      ...named('session', sessionStandingNames),
      ...named('restriction', onlineRestrictions),
    ].toSorted(),
  );
});
