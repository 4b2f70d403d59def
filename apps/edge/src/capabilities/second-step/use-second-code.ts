import type { SecondCode } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { type AppCodes, appCodes } from './app-codes.ts';
import { type SpareCodeHash, spareCodeHash } from './spare-codes.ts';

/** What tells a right code from a wrong one. */
export interface SecondStepKeys {
  readonly apps: AppCodes;
  readonly hashOf: SpareCodeHash;
}

/** By the secret of sessions. */
export const secondStepKeys = (secret: string): SecondStepKeys => ({
  apps: appCodes(secret),
  hashOf: spareCodeHash(secret),
});

/** Uses a code up, once, whoever shows it at the same time. @returns whether it was right and not used before */
export async function useSecondCode(
  database: Queryable,
  { apps, hashOf }: SecondStepKeys,
  userId: string,
  { kind, code }: SecondCode,
  now: Date,
): Promise<boolean> {
  if (kind === 'app') return await useAppCode(database, apps, userId, code, now);
  const used = await database.query(
    `UPDATE spare_code SET used_at = $3 WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL
       AND EXISTS (SELECT FROM second_step s WHERE s.user_id = $1 AND s.turned_on_at IS NOT NULL) RETURNING user_id`,
    [userId, hashOf(userId, code), now],
  );
  return used.length > 0;
}

/** The same for the code of an app alone, one that is being set up too. */
export async function useAppCode(
  database: Queryable,
  apps: AppCodes,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const [row] = await database.query<{ id: string }>('SELECT id FROM second_step WHERE user_id = $1', [
    userId,
  ]);
  const step = row ? apps.stepOf(row.id, code, now) : null;
  if (!row || step === null) return false;
  const used = await database.query(
    `UPDATE second_step SET last_step = $3
     WHERE user_id = $1 AND id = $2 AND (last_step IS NULL OR last_step < $3) RETURNING user_id`,
    [userId, row.id, step],
  );
  return used.length > 0;
}
