import { hash } from 'node:crypto';
import {
  type Forgotten,
  recoveryMinutes,
  recoveryName,
  recoveryNameProblem,
  soughtName,
} from '@linework/domain';
import { hashToken, newToken } from '../../access/tokens.ts';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { malformed } from '../../problems/problem.ts';
import { type AttemptRule, countAttempt } from '../../throttle/attempt-throttle.ts';
import { nameLimits } from '../../throttle/name-limits.ts';
import { markIdsIn } from '../session/index.ts';

/** An office shares one network; nobody forgets their own name that often. */
const freeAsks = { browser: 5, network: 20 } as const;

export const recoveryMs = recoveryMinutes * 60_000;

interface Asked {
  readonly forgotten: Forgotten;
  readonly name: string;
}

/** Where it is asked from. */
export interface RecoveryAsker {
  readonly network: string;
  /** What the browser keeps of those who have signed in there, as it may be written down. */
  readonly devices: string | null;
}

/** Hashed, because people type passwords into the wrong field. */
const hashed = (text: string): string => hash('sha256', text, 'base64url');

/**
 * Strangers' askings by a name are counted by network and together; those of a browser where somebody has signed in apart from them,
 * so that strangers keep nobody from their own. A browser's marks may be made up: askings with such are held by the network's limit
 * alone, and the codes sent for them by the worker, which counts right marks only.
 */
async function limitsOf(
  database: Queryable,
  name: string,
  { network, devices }: RecoveryAsker,
): Promise<readonly AttemptRule[]> {
  const ofNetwork: AttemptRule = { purpose: 'recovery/network', subject: network, free: freeAsks.network };
  if (devices !== null) {
    const browser = hashed(JSON.stringify([name, ...markIdsIn(devices)]));
    return [{ purpose: 'recovery/browser', subject: browser, free: freeAsks.browser }, ofNetwork];
  }
  const asked = { purpose: 'recovery', nameHash: hashed(name), network } as const;
  const { ofSite, ofAll } = await nameLimits(database, asked);
  return [ofSite, ofAll, ofNetwork];
}

/**
 * Writes down that somebody cannot sign in, and looks for nobody: what is answered, and how long it takes, cannot depend on
 * whether there is such a one.
 * @returns what the browser shows with the code
 * @throws OutcomeProblem LW-AUT-040 when there were too many, LW-SYS-060 for what is no name
 */
export async function askRecovery(
  database: Queryable,
  { forgotten, name: typed }: Asked,
  asker: RecoveryAsker,
  now: Date,
): Promise<string> {
  const problem = recoveryNameProblem(typed, forgotten);
  if (problem) throw malformed('/name', problem);
  const name = recoveryName(typed);
  const { network, devices } = asker;
  await countAttempt(database, await limitsOf(database, name, asker), 'LW-AUT-040', now);
  const token = newToken();
  const p = parameters();
  await database.query(
    `INSERT INTO account_recovery (id, token_hash, forgotten, name, network, devices, created_at, expires_at)
     VALUES (${p.uuid(uuidV7())}, ${p.bytes(hashToken(token))}, ${p.text(forgotten)}, ${p.text(soughtName(name))},
       ${p.text(network)}, ${p.text(devices)}, ${p.instant(now)}, ${p.instant(new Date(now.getTime() + recoveryMs))})`,
    p.values,
  );
  return token;
}
