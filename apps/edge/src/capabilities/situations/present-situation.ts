import { dayIn, mobileStandingName, onlineRestriction, standingOn } from '@linework/domain';
import type { SituationsAnswer } from '@linework/review';
import { findSession } from '../../access/session-store.ts';
import { loadAccount } from '../../facts/load-facts.ts';
import type { Services } from '../../services.ts';

/** Who is signed in, and how their account stands today: not how it was seeded, for it may have been paid since. */
export async function readPresent(
  { database, clock, realClock }: Services,
  tokenHash: Buffer | null,
): Promise<SituationsAnswer['present']> {
  const session = tokenHash && (await findSession(database, tokenHash, realClock.now()));
  const loaded = session && (await loadAccount(database, session.accountId));
  if (!loaded) return null;
  const { facts } = loaded;
  return {
    username: session.username,
    role: session.role,
    standing: standingOn(facts, dayIn(clock.now(), facts.account.timeZone)).name,
    mobile: facts.mobile ? mobileStandingName(facts.mobile) : 'none',
    restriction: onlineRestriction(facts.account.restrictions) ?? 'none',
  };
}
