import { hash } from 'node:crypto';
import {
  emailAddress,
  keptAddressProblem,
  leavesAt,
  type Message,
  nameAsKept,
  personNameProblem,
  recoveryMinutes,
  registrationCodes,
  usernameAsKept,
  usernameProblem,
} from '@linework/domain';
import { hashToken } from '../../access/tokens.ts';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { malformed, OutcomeProblem } from '../../problems/problem.ts';
import { type AttemptRule, countAttempt, slowPace } from '../../throttle/attempt-throttle.ts';
import { hashNewPassword } from '../session/index.ts';

/** So often an address is written to, and so often one network asks for that, before each waits. */
const freeMails = { address: 5, network: 20 } as const;

/** How fast one address is written to, whoever asks for it, and how fast one network asks for that. */
const limitsOf = (email: string, network: string): AttemptRule[] => [
  {
    purpose: 'registration/address',
    // Hashed: it may be a stranger's.
    subject: hash('sha256', email, 'base64url'),
    free: freeMails.address,
    pace: slowPace,
  },
  { purpose: 'registration/details', subject: network, free: freeMails.network },
];

export interface Details {
  readonly registration: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

interface By {
  readonly network: string;
  readonly language: string;
}

/**
 * Keeps who somebody is and how they will sign in, and emails a code to their address; sent again, the newest code works, and
 * an older one that has not left yet does not leave.
 * Whether their username is somebody else's is not looked at before they have shown that code.
 * @throws OutcomeProblem LW-SYS-060 for what is none of these, LW-AUT-043 for a password that is easy to guess, LW-AUT-048
 * where it has to be begun again, LW-AUT-040 where too many were emailed
 */
export async function keepDetails(
  database: Queryable,
  details: Details,
  { network, language }: By,
  now: Date,
): Promise<void> {
  requireSound(details);
  const email = emailAddress(details.email);
  const username = usernameAsKept(details.username);
  const tokenHash = hashToken(details.registration);
  // Before the hash, which takes a core for as long as it takes.
  if (!(await isOpen(database, tokenHash, now))) throw new OutcomeProblem('LW-AUT-048');
  const passwordHash = await hashNewPassword(
    { password: details.password, username, whose: tokenHash.toString('base64url') },
    async () => await countAttempt(database, limitsOf(email, network), 'LW-AUT-040', now),
  );
  const p = parameters();
  const at = p.instant(now);
  const codeExpiresAt = new Date(now.getTime() + recoveryMinutes * 60_000);
  const messageId = p.uuid(uuidV7());
  const message: Omit<Extract<Message, { kind: 'emailCode' }>, 'codeId'> = {
    kind: 'emailCode',
    expiresAt: codeExpiresAt.toISOString(),
  };
  const kept = await database.query(
    `WITH kept AS (
       UPDATE account_registration SET username = ${p.text(username)}, password_hash = ${p.text(passwordHash)},
         first_name = ${p.text(nameAsKept(details.firstName))},
         last_name = ${p.text(nameAsKept(details.lastName))}, email = ${p.text(email)},
         language = ${p.text(language)}, codes = codes + 1, tries = 0, code_expires_at = ${p.instant(codeExpiresAt)}
       WHERE token_hash = ${p.bytes(tokenHash)} AND ended_at IS NULL AND confirmed_at IS NULL
         AND expires_at > ${at} AND codes < ${registrationCodes}
       RETURNING id, account_id, codes),
     stale AS (
       UPDATE message_delivery d SET next_try_at = NULL, given_up_at = ${at}, problem = 'late' FROM kept
       WHERE d.account_id = kept.account_id AND d.user_id = kept.id AND d.sent_at IS NULL AND d.given_up_at IS NULL),
     told AS (
       INSERT INTO message (account_id, id, event_key, content, concerns, happened_at, addressed_at)
       SELECT account_id, ${messageId}, 'emailCode/' || id::text || '/' || codes,
         ${p.json(message)} || jsonb_build_object('codeId', id::text || '/' || codes), '[]'::jsonb, ${at}, ${at}
       FROM kept RETURNING account_id, id)
     INSERT INTO message_delivery (account_id, message_id, user_id, created_at, next_try_at)
     SELECT told.account_id, told.id, kept.id, ${at}, ${p.instant(leavesAt('emailCode', 0, now))} FROM told, kept RETURNING message_id`,
    p.values,
  );
  if (kept.length === 0) throw new OutcomeProblem('LW-AUT-048');
}

function requireSound({ firstName, lastName, email, username }: Details): void {
  const problems = {
    firstName: personNameProblem(firstName),
    lastName: personNameProblem(lastName),
    email: keptAddressProblem(email),
    username: usernameProblem(username),
  };
  for (const [field, problem] of Object.entries(problems)) if (problem) throw malformed(`/${field}`, problem);
}

async function isOpen(database: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> {
  const p = parameters();
  const open = await database.query(
    `SELECT id FROM account_registration
     WHERE token_hash = ${p.bytes(tokenHash)} AND ended_at IS NULL AND confirmed_at IS NULL
       AND expires_at > ${p.instant(now)} AND codes < ${registrationCodes}`,
    p.values,
  );
  return open.length > 0;
}
