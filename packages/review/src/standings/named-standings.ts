import {
  accountStandings,
  methodStandings,
  mobileStandings,
  restrictionStandings,
  sessionStandings,
  statementStandings,
} from '@linework/domain';

const named = (kind: string, table: object): string[] => Object.keys(table).map((name) => `${kind}.${name}`);

/**
 * Every standing that the catalogue shows: the account's own by their names, the others by kind and name
 * (`mobile.hotlined`, `session.expired`).
 */
export const namedStandings: readonly string[] = [
  ...accountStandings,
  ...named('mobile', mobileStandings),
  ...named('statement', statementStandings),
  ...named('method', methodStandings),
  ...named('session', sessionStandings),
  ...named('restriction', restrictionStandings),
];
