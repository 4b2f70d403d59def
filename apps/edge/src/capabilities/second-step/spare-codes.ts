import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { spareCodeCount, spareCodeLength, spareCodeOf } from '@linework/domain';
import { keyFor } from '../../access/tokens.ts';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';

/** Hashes recovery codes with a key: fifty bits alone could be tried one after the other by whoever took the table. */
export type SpareCodeHash = (userId: string, code: string) => Buffer;

export function spareCodeHash(secret: string): SpareCodeHash {
  const key = createSecretKey(keyFor(secret, 'spare-code'));
  return (userId, code) => createHmac('sha256', key).update(`${userId}.${code}`).digest();
}

/** Puts ten new codes in place of all there were. @returns them, for the one time that they are told */
export async function replaceSpareCodes(
  transaction: Queryable,
  hashOf: SpareCodeHash,
  userId: string,
): Promise<string[]> {
  const made = new Set<string>();
  while (made.size < spareCodeCount) made.add(spareCodeOf(randomBytes(spareCodeLength)));
  const codes = [...made];
  await transaction.query('DELETE FROM spare_code WHERE user_id = $1', [userId]);
  const p = parameters();
  const user = p.uuid(userId);
  const rows = codes.map((code) => `(${user}, ${p.bytes(hashOf(userId, code))})`);
  await transaction.query(`INSERT INTO spare_code (user_id, code_hash) VALUES ${rows.join(', ')}`, p.values);
  return codes;
}

/** How many are left. */
export async function countSpareCodes(database: Queryable, userId: string): Promise<number> {
  const [row] = await database.query<{ left: number }>(
    'SELECT count(*)::int AS left FROM spare_code WHERE user_id = $1 AND used_at IS NULL',
    [userId],
  );
  return row?.left ?? 0;
}
