import { type DeviceKind, secondStepMinutes } from '@linework/domain';
import { codeLifetimeMs } from '../../access/session-rules.ts';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';

export interface NewCode {
  readonly codeHash: Buffer;
  readonly user: { readonly id: string; readonly password_hash: string; readonly account_id: string };
  readonly codeChallenge: string;
  readonly rememberMe: boolean;
  readonly deviceKind: DeviceKind;
  readonly isUnknownDevice: boolean;
  /** Whether what was shown counts as the second step too. */
  readonly isBothSteps: boolean;
}

/**
 * Writes the code of a sign-in, which is traded for a session. Not for a password that was changed meanwhile: the change has
 * then ended every other way in. The first device of all is not told of as new, nor the first with a new password.
 * @returns whether the code awaits a second step; `null` where there is no code
 */
export async function writeCode(
  database: Queryable,
  { codeHash, user, codeChallenge, rememberMe, deviceKind, isUnknownDevice, isBothSteps }: NewCode,
  now: Date,
): Promise<{ readonly awaitsSecondStep: boolean } | null> {
  const p = parameters();
  const lifetime = (ms: number): string => p.instant(new Date(now.getTime() + ms));
  const [begun] = await database.query<{ awaits_second_step: boolean }>(
    `WITH owner AS (
       SELECT id, devices_known_since, has_second_step AND NOT ${p.boolean(isBothSteps)} AS awaits FROM portal_user
       WHERE id = ${p.uuid(user.id)} AND password_hash = ${p.text(user.password_hash)} FOR UPDATE),
     known AS (
       UPDATE portal_user SET devices_known_since = ${p.instant(now)} FROM owner
       WHERE portal_user.id = owner.id AND owner.devices_known_since IS NULL)
     INSERT INTO authorization_code
       (code_hash, user_id, account_id, code_challenge, remember_me, expires_at, browser, system, is_new_device,
        awaits_second_step)
     SELECT ${p.bytes(codeHash)}, owner.id, ${p.uuid(user.account_id)}, ${p.text(codeChallenge)},
       ${p.boolean(rememberMe)},
       CASE WHEN owner.awaits THEN ${lifetime(secondStepMinutes * 60_000)} ELSE ${lifetime(codeLifetimeMs)} END,
       ${p.text(deviceKind.browser)}, ${p.text(deviceKind.system)},
       ${p.boolean(isUnknownDevice)} AND owner.devices_known_since IS NOT NULL,
       owner.awaits
     FROM owner RETURNING awaits_second_step`,
    p.values,
  );
  return begun ? { awaitsSecondStep: begun.awaits_second_step } : null;
}
