import { type AccountStandingName, standings } from './standing.ts';

/** The standing names in order of precedence. Apart from the table: customers download that, and nobody there lists it. */
export const accountStandings = Object.keys(standings) as readonly AccountStandingName[];
