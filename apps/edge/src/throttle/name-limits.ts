import type { Queryable } from '../database/database.ts';
import { siteOf } from '../http/caller-network.ts';
import { type AttemptPace, type AttemptRule, hasTried } from './attempt-throttle.ts';

/** People mistype a few times; of a name that many networks try, the rest is somebody who guesses. */
const freeTries = { site: 5, allSites: 20 } as const;

/** Firsts of networks wait half a minute at the longest: no network has more than one a day. */
const firstPace: AttemptPace = { longestWait: 30_000, forgetSeconds: 30 };

interface Tried {
  readonly purpose: 'sign-in' | 'recovery';
  /** Hashed, because people type passwords into the wrong field. */
  readonly nameHash: string;
  readonly network: string;
}

/** How fast strangers try one name. */
interface NameLimits {
  /** Those of one network, or of one site where that has many. */
  readonly ofSite: AttemptRule;
  /** Those of all networks. */
  readonly ofAll: AttemptRule;
}

/**
 * By name and network, so that nobody's guesses hold its owner up on another; and more slowly of all networks together, so that
 * whoever has many guesses hardly faster. The first try of a network, within a day, is counted apart from later ones: whoever goes
 * on trying takes nothing of a network that has tried nothing.
 */
export async function nameLimits(
  database: Queryable,
  { purpose, nameHash, network }: Tried,
): Promise<NameLimits> {
  const ofSite: AttemptRule = {
    purpose: `${purpose}/name-site`,
    subject: `${nameHash}/${siteOf(network)}`,
    free: freeTries.site,
    countsPolls: true,
  };
  const ofAll: AttemptRule = (await hasTried(database, ofSite))
    ? { purpose: `${purpose}/name`, subject: nameHash, free: freeTries.allSites }
    : { purpose: `${purpose}/name-first`, subject: nameHash, free: freeTries.allSites, pace: firstPace };
  return { ofSite, ofAll };
}
