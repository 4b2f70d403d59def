import type { Queryable } from '../../database/database.ts';

/** So many wrong codes with nobody getting in between are no slip of the finger. */
const wrongUntilTold = 5;
const tellAgainMs = 24 * 3_600_000;

/**
 * Counts a wrong code of a user, in whatever sign-in, while their row is held.
 * @returns whether they are to be told now: at so many since the last right one, and then once a day at the most
 */
export async function countWrongCode(transaction: Queryable, userId: string, now: Date): Promise<boolean> {
  await transaction.query('UPDATE second_step SET wrong_codes = wrong_codes + 1 WHERE user_id = $1', [
    userId,
  ]);
  const told = await transaction.query(
    `UPDATE second_step SET wrong_told_at = $2
     WHERE user_id = $1 AND wrong_codes >= $3 AND (wrong_told_at IS NULL OR wrong_told_at <= $4) RETURNING user_id`,
    [userId, now, wrongUntilTold, new Date(now.getTime() - tellAgainMs)],
  );
  return told.length > 0;
}

/** A right code was shown: the wrong ones before it count no more. */
export async function forgetWrongCodes(transaction: Queryable, userId: string): Promise<void> {
  await transaction.query('UPDATE second_step SET wrong_codes = 0 WHERE user_id = $1', [userId]);
}
