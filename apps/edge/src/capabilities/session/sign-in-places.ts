import { siteOf } from '../../http/caller-network.ts';
import { fullLine } from '../../problems/full-line.ts';
import { places } from '../../throttle/places.ts';
import { type HashKind, mostWaiting } from './hash-line.ts';
import { tooMany } from './hash-places.ts';

/** No more sign in at once than may wait for a hash: devices that know their owner have a part of their own. */
const ofLine = {
  stranger: places({ ofOne: mostWaiting.stranger }),
  known: places({ ofOne: mostWaiting.known }),
};
/** An office shares one address, and no address has more than a third of strangers' places. */
const ofNetwork = places({ ofOne: mostWaiting.stranger / 3 });
/** One customer may choose among a site's many networks, which have half of strangers' places together. */
const ofSite = places({ ofOne: mostWaiting.stranger / 2 });
/** Whoever has several users of their own has right marks of each: of known devices' places, too, one network has a third and a site half. */
const knownOfNetwork = places({ ofOne: mostWaiting.known / 3 });
const knownOfSite = places({ ofOne: mostWaiting.known / 2 });
/** Marks are right or made up, which only a look tells: so many looks at once, however many networks send some. */
const ofLooks = places({ ofOne: 256 });
/**
 * Right passwords cost no try, so their number alone would take the whole line of hashes: of one user name, whether there
 * is such a user or not, two sign in at once, and two more on devices that know their owner, whom a stranger cannot hold up.
 */
const ofName = places({ ofOne: 2 });
/** Strangers' two are of one network, so that nobody holds the owner up on another; all networks have six. */
const ofNameEverywhere = places({ ofOne: 6 });

interface Caller {
  readonly address: string;
  readonly deviceMarks: string | null;
}

interface Named {
  readonly nameHash: string;
  /** The id of the mark that is theirs; `null` where there is none. */
  readonly device: string | null;
}

/** What somebody who signs in waits as. */
export const kindOf = ({ device }: Pick<Named, 'device'>): Extract<HashKind, 'known' | 'stranger'> =>
  device === null ? 'stranger' : 'known';

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
  const site = siteOf(address);
  const checked = async (found: Found) => {
    const kind = kindOf(found);
    const ofThem = kind === 'known' ? found.nameHash : `${found.nameHash}/${site}`;
    const everywhere = async () =>
      await ofNameEverywhere.during(`${kind}/${found.nameHash}`, tooMany, async () => await check(found));
    return await ofName.during(`${kind}/${ofThem}`, tooMany, everywhere);
  };
  const ofStranger = async (stranger: () => Promise<Found>) =>
    await ofLine.stranger.during('all', fullLine, async () => await checked(await stranger()));
  const ofKnown = async (known: Found) => {
    const inLine = async () => await ofLine.known.during('all', fullLine, async () => await checked(known));
    const ofOneSite = async () => await knownOfSite.during(site, tooMany, inLine);
    return await knownOfNetwork.during(address, tooMany, ofOneSite);
  };
  const inLine = async () => {
    if (deviceMarks === null) return await ofStranger(look);
    const found = await ofLooks.during('marked', tooMany, look);
    return kindOf(found) === 'known'
      ? await ofKnown(found)
      : await ofStranger(async () => await Promise.resolve(found));
  };
  const ofOneSite = async () => await ofSite.during(site, tooMany, inLine);
  return await ofNetwork.during(address, tooMany, ofOneSite);
}
