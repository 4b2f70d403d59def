import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import type { CleanUpTimes } from '../../worker/clean-up.ts';

/** Answers replay for 30 days; the key stays with its payment for ever. */
const answersKeptMs = 30 * 86_400_000;

/** Removes what callers of long ago were told. */
export async function forgetAnswers(database: Queryable, { businessNow }: CleanUpTimes): Promise<void> {
  const p = parameters();
  const oldest = p.instant(new Date(businessNow.getTime() - answersKeptMs));
  await database.query(`DELETE FROM idempotent_answer WHERE answered_at < ${oldest}`, p.values);
  await database.query(
    `UPDATE payment SET answer = NULL, answered_at = NULL WHERE answered_at < ${oldest}`,
    p.values,
  );
}
