import { type AccountStandingName, accountStandings } from '@linework/domain';
import words from '../../apps/portal/src/situation-bar/situation-bar.en.json' with { type: 'json' };

/** What reviewers call a standing, in the toolbar and in the bar above the portal alike. */
export const standingTitle = (name: AccountStandingName): string => words.standing[name];

export const standingTitles = accountStandings.map(standingTitle);
