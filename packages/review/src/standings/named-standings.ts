import {
  accountStandings,
  methodStandings,
  restrictionStandings,
  sessionStandings,
  statementStandings,
  toldMobileStandings,
} from '@linework/domain';

const named = (kind: string, table: object): string[] => Object.keys(table).map((name) => `${kind}.${name}`);

/**
 * Every standing that a rule derives and a screen tells: the account's own by their names, the others by kind and name
 * (`restriction.card`).
 */
export const namedStandings: readonly string[] = [
  ...accountStandings,
  ...named('restriction', restrictionStandings),
  ...toldMobileStandings.map((name) => `mobile.${name}`),
  'mobile.missingAutoPay',
  ...named('statement', statementStandings),
  ...named('method', methodStandings),
  ...named('session', sessionStandings),
];

/**
 * What is written down and derived by no rule, screen or edge yet, by kind, with the area whose screens will: customers
 * read none of these words until then.
 */
export const waitingAreas = {
  role: 'users',
} as const;
