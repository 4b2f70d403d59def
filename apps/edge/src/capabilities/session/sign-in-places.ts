import { siteOf } from '../../http/caller-network.ts';
import { fullLine } from '../../problems/full-line.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { places } from '../../throttle/places.ts';
import { mostWaiting } from './password-hash.ts';

/** No more sign in at once in this copy of the edge than may wait for a password hash, and strangers leave a quarter to known devices. */
const ofLine = places({ ofOne: (mostWaiting * 3) / 4, inAll: mostWaiting });
/** An office shares one address, and no address has more than a quarter of the line. */
const ofNetwork = places({ ofOne: mostWaiting / 4 });
/** One customer may choose among a site's many networks, which have half of strangers' places together. */
const ofSite = places({ ofOne: (mostWaiting * 3) / 8 });
/** Marks are right or made up, which only a look tells: so many looks at once, four lines of them, however many networks send some. */
const ofLooks = places({ ofOne: mostWaiting * 4 });
/**
 * Right passwords cost no try, so their number alone would take the whole line of hashes: of one user name, whether there
 * is such a user or not, two sign in at once, and two more on devices that know their owner, whom a stranger cannot hold up.
 */
const ofName = places({ ofOne: 2 });

/** Who is one too many hears what the throttle says, so that it tells nothing of the name; a hash is made by then. */
const tooMany = (): OutcomeProblem => new OutcomeProblem('LW-AUT-040', { retryAfter: 1 });

interface Caller {
  readonly address: string;
  readonly deviceMarks: string | null;
}

interface Named {
  readonly nameHash: string;
  /** The id of the mark that is theirs; `null` where there is none. */
  readonly device: string | null;
}

const kindOf = ({ device }: Named) => (device === null ? 'stranger' : 'known');
const laneOf = (found: Named): string => `${kindOf(found)}/${found.nameHash}`;

/**
 * Looks up whose name it is, and checks it, while there is a place for both. A browser without marks is a stranger's before
 * anybody is looked up; whether marks are right is known only then, and no crowd keeps that from being found out, short of
 * hundreds of networks at one moment.
 * @throws OutcomeProblem LW-AUT-040 where too many of one user, network or site are under way, LW-SYS-010 in all
 */
export async function inSignInPlaces<Found extends Named, Result>(
  { address, deviceMarks }: Caller,
  look: () => Promise<Found>,
  check: (found: Found) => Promise<Result>,
): Promise<Result> {
  const inLine = async () => {
    if (deviceMarks !== null) {
      const found = await ofLooks.during('marked', tooMany, look);
      const checked = async () =>
        await ofLine.during(kindOf(found), fullLine, async () => await check(found));
      return await ofName.during(laneOf(found), tooMany, checked);
    }
    return await ofLine.during('stranger', fullLine, async () => {
      const found = await look();
      return await ofName.during(laneOf(found), tooMany, async () => await check(found));
    });
  };
  const ofOneSite = async () => await ofSite.during(siteOf(address), tooMany, inLine);
  return await ofNetwork.during(address, tooMany, ofOneSite);
}
