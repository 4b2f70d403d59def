import type { GraphSchema } from '@linework/contract';
import { authorizationHourMs, type LateAuthorization } from '@linework/domain';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Parameters } from '../../database/parameters.ts';
import { factsColumns, instantJson } from '../../facts/facts-sql.ts';
import { type LoadedAccount, loadForPayment, type SessionQuestion } from '../../facts/load-facts.ts';
import { type TakenMethod, verifiedMethodColumn, verifiedMethodSchema } from '../card-data/index.ts';

interface AutoPayQuestion extends SessionQuestion {
  readonly idempotencyKey: string;
  readonly cardDataToken: string | null;
  readonly now: Date;
}

/** What a decision about Auto Pay needs, from one round trip. */
export interface AutoPayFacts extends LoadedAccount {
  /** What this key was used for, and what its first caller was told. */
  readonly earlier: { readonly hash: string; readonly answer: GraphSchema.AutoPayPayload } | null;
  /** Whether the key has made a payment. */
  readonly hasPaid: boolean;
  /** The saved method that the key's payment was made with, while it still has the number that was charged. */
  readonly paidMethodId: string | null;
  /** Those that were given in the hour before and after: another one may be written down by a clock that was read later. */
  readonly authorizedLately: readonly LateAuthorization[];
  /** The new method that a token stands for. */
  readonly token: TakenMethod | null;
  /** The processor's token of each saved method, by its id. */
  readonly savedTokens: ReadonlyMap<string, string>;
}

interface More {
  readonly key_hash: string | null;
  readonly key_answer: GraphSchema.AutoPayPayload | null;
  readonly has_paid: boolean;
  readonly paid_method_id: string | null;
  readonly authorized_lately: unknown;
  readonly token: unknown;
  readonly saved_tokens: unknown;
}

const savedTokens = z.record(z.string(), z.string());
const lateAuthorizations = z.array(z.object({ at: z.string(), isOwn: z.boolean() }));

export async function loadForAutoPay(database: Database, question: AutoPayQuestion): Promise<AutoPayFacts> {
  const { more, ...loaded } = await loadForPayment<More>(
    database,
    question,
    (p) => `${factsColumns}, ${moreColumns(p, question)}`,
  );
  const { key_hash: hash, key_answer: answer } = more;
  return {
    ...loaded,
    earlier: hash !== null && answer !== null ? { hash, answer } : null,
    hasPaid: more.has_paid,
    paidMethodId: more.paid_method_id,
    authorizedLately: lateAuthorizations
      .parse(more.authorized_lately)
      .map(({ at, isOwn }) => ({ at: new Date(at), isOwn })),
    token: more.token === null ? null : verifiedMethodSchema.parse(more.token),
    savedTokens: new Map(Object.entries(savedTokens.parse(more.saved_tokens))),
  };
}

/** A number that was saved already and entered once more was charged by a token of its own. */
const isSameNumber = `(m.processor_token = k.processor_token OR EXISTS (SELECT 1 FROM card_data_token t
      WHERE t.account_id = k.account_id AND t.processor_token = k.processor_token AND t.fingerprint = m.fingerprint))`;

function moreColumns(p: Parameters, { idempotencyKey, cardDataToken, now }: AutoPayQuestion): string {
  const key = p.uuid(idempotencyKey);
  const hourAway = (hours: 1 | -1) => p.instant(new Date(now.getTime() + hours * authorizationHourMs));
  // Later ones count too: whoever asked at the same moment was written down after this clock had been read.
  const lately = `g.accepted_at > ${hourAway(-1)} AND g.accepted_at < ${hourAway(1)}`;
  return `
    (SELECT i.request_hash FROM idempotent_answer i
     WHERE i.account_id = a.id AND i.idempotency_key = ${key}) AS key_hash,
    (SELECT i.answer FROM idempotent_answer i
     WHERE i.account_id = a.id AND i.idempotency_key = ${key}) AS key_answer,
    EXISTS (SELECT 1 FROM payment k WHERE k.account_id = a.id AND k.idempotency_key = ${key}) AS has_paid,
    (SELECT m.id FROM payment k JOIN payment_method m ON m.account_id = k.account_id AND m.id = k.method_id
     WHERE k.account_id = a.id AND k.idempotency_key = ${key} AND m.removed_at IS NULL AND ${isSameNumber}) AS paid_method_id,
    (SELECT coalesce(json_agg(json_build_object('at', ${instantJson('g.accepted_at')},
         'isOwn', coalesce(g.accepted_by_user_id = session.user_id, false))), '[]'::json)
       FROM auto_pay_authorization g WHERE g.account_id = a.id AND ${lately}) AS authorized_lately,
    ${cardDataToken === null ? 'NULL' : verifiedMethodColumn(p, cardDataToken)} AS token,
    (SELECT coalesce(json_object_agg(s.id, s.processor_token), '{}'::json) FROM payment_method s
     WHERE s.account_id = a.id AND s.removed_at IS NULL) AS saved_tokens`;
}
