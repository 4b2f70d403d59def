import { parameters } from '../../database/parameters.ts';
import type { WorkerServices } from '../../worker/worker-services.ts';

const dayMs = 86_400_000;
/** Answers replay for 30 days; the key stays with its payment for ever. */
const answersKeptMs = 30 * dayMs;

/** Removes what has had its time. Ledger, payments and the audit trail stay. */
export async function cleanUp({ database, realClock, clock }: WorkerServices): Promise<void> {
  const now = realClock.now().getTime();
  const yesterday = new Date(now - dayMs);
  const ended = (sql: string) => ({ sql, before: yesterday });
  const statements = [
    ended('DELETE FROM portal_session WHERE expires_at < $1 OR ended_at < $1'),
    ended('DELETE FROM authorization_code WHERE expires_at < $1'),
    ended('DELETE FROM bank_connection WHERE expires_at < $1'),
    ended('DELETE FROM card_data_token WHERE expires_at < $1'),
    ended('DELETE FROM attempt_throttle WHERE changed_at < $1'),
    { sql: 'DELETE FROM draft WHERE expires_at < $1', before: new Date(now) },
  ];
  for (const { sql, before } of statements) await database.query(sql, [before]);
  const p = parameters();
  const oldest = p.instant(new Date(clock.now().getTime() - answersKeptMs));
  await database.query(`DELETE FROM idempotent_answer WHERE answered_at < ${oldest}`, p.values);
  await database.query(
    `UPDATE payment SET answer = NULL, answered_at = NULL WHERE answered_at < ${oldest}`,
    p.values,
  );
}
