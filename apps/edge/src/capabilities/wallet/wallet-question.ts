import type { GraphSchema } from '@linework/contract';
import type { WalletState } from '@linework/domain';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { run, statements } from '../../database/typed-statements.ts';
import { factsColumns } from '../../facts/facts-sql.ts';
import { type LoadedAccount, loadForPayment, type SessionQuestion } from '../../facts/load-facts.ts';
import { type TakenMethod, verifiedMethodColumn, verifiedMethodSchema } from '../card-data/index.ts';
import { type RecordRow, readRecords, recordColumns } from './method-records.ts';

type Payload = GraphSchema.WalletPayload;

interface WalletQuestion extends SessionQuestion {
  readonly idempotencyKey: string;
  readonly methodId: string | null;
  readonly cardDataToken: string | null;
}

/** What a decision about the wallet needs. */
export interface WalletFacts extends LoadedAccount {
  readonly state: WalletState;
  /** What this key was used for, and what its first caller was told. */
  readonly earlier: { readonly hash: string; readonly answer: Payload } | null;
  /** Whether the key has made a payment. */
  readonly hasPaid: boolean;
  readonly token: TakenMethod | null;
}

const kept = z.object({ request_hash: z.string(), answer: z.custom<Payload>() });

/** What the key has done before. */
async function readKey(database: Database, accountId: string, key: string) {
  const [[answered], paid] = await Promise.all([
    run(
      database,
      statements
        .selectFrom('idempotent_answer')
        .where('account_id', '=', accountId)
        .where('idempotency_key', '=', key)
        .select(['request_hash', 'answer']),
    ),
    run(
      database,
      statements
        .selectFrom('payment')
        .where('account_id', '=', accountId)
        .where('idempotency_key', '=', key)
        .select('id'),
    ),
  ]);
  const row = answered && kept.parse(answered);
  return { earlier: row ? { hash: row.request_hash, answer: row.answer } : null, hasPaid: paid.length > 0 };
}

/** Reads the account first: what is written is guarded by its version, so that what the key has done may only be newer. */
export async function loadForWallet(database: Database, question: WalletQuestion): Promise<WalletFacts> {
  const { accountId, cardDataToken, idempotencyKey, methodId } = question;
  const { more, ...loaded } = await loadForPayment<RecordRow & { readonly token: unknown }>(
    database,
    question,
    (p) => `${factsColumns}, ${recordColumns(p, methodId)},
      ${cardDataToken === null ? 'NULL' : verifiedMethodColumn(p, cardDataToken)} AS token`,
  );
  return {
    ...loaded,
    ...(await readKey(database, accountId, idempotencyKey)),
    state: { facts: loaded.facts, ...readRecords(more) },
    token: more.token === null ? null : verifiedMethodSchema.parse(more.token),
  };
}
