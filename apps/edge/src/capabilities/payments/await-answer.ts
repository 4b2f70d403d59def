import { setTimeout as wait } from 'node:timers/promises';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { readEarlier, recordJson } from './payment-question.ts';
import type { EarlierRequest } from './payment-record.ts';

/** A caller who repeats a running request waits this long for its answer, then is told to come back. */
const patienceMs = 4_000;
const firstPauseMs = 20;
const longestPauseMs = 250;

/** Callers of one request in this process share one look at the database. Forgotten as soon as it ends. */
const looking = new Map<string, Promise<EarlierRequest | null>>();

/**
 * Waits for a running payment to have an answer.
 * @returns the payment once it is no longer running; `null` when it still is at the end of patience
 */
export async function awaitAnswer(
  database: Queryable,
  accountId: string,
  idempotencyKey: string,
): Promise<EarlierRequest | null> {
  const name = `${accountId}/${idempotencyKey}`;
  const shared = looking.get(name) ?? look(database, accountId, idempotencyKey);
  looking.set(name, shared);
  try {
    return await shared;
  } finally {
    looking.delete(name);
  }
}

async function look(
  database: Queryable,
  accountId: string,
  idempotencyKey: string,
): Promise<EarlierRequest | null> {
  const deadline = performance.now() + patienceMs;
  for (let pause = firstPauseMs; performance.now() < deadline; pause = Math.min(pause * 2, longestPauseMs)) {
    const earlier = await findByKey(database, accountId, idempotencyKey);
    if (earlier && earlier.record.payment.status !== 'running') return earlier;
    await wait(pause);
  }
  return null;
}

/** The payment that a key made; `null` when it made none. */
export async function findByKey(
  database: Queryable,
  accountId: string,
  idempotencyKey: string,
): Promise<EarlierRequest | null> {
  const p = parameters();
  const [row] = await database.query<{ earlier: unknown }>(
    `SELECT ${recordJson('k')} AS earlier FROM payment k
     WHERE k.account_id = ${p.uuid(accountId)} AND k.idempotency_key = ${p.uuid(idempotencyKey)}`,
    p.values,
  );
  return row ? readEarlier(accountId, row.earlier) : null;
}
