import type { GraphSchema } from '@linework/contract';
import { isUuid, paymentSchema } from '@linework/domain';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Parameters } from '../../database/parameters.ts';
import { paymentColumns, paymentColumnsWithMethod, paymentJson } from '../../facts/facts-sql.ts';
import { type LoadedAccount, loadForPayment, type SessionQuestion } from '../../facts/load-facts.ts';
import { type TakenMethod, verifiedMethodColumn, verifiedMethodSchema } from '../card-data/index.ts';
import { declineWaitColumn } from './card-attempts.ts';
import type { EarlierRequest } from './payment-record.ts';

export interface PaymentQuestion extends SessionQuestion {
  readonly idempotencyKey: string;
  readonly paymentMethodId: string | null;
  readonly cardDataToken: string | null;
  readonly address: string;
}

/** What a decision about a payment needs, from one round trip. */
export interface PaymentFacts extends LoadedAccount {
  /** What this key has made before; `null` the first time, and where it was not asked. */
  readonly earlier: EarlierRequest | null;
  /** The request that this key belongs to, when it made something else than a payment. */
  readonly otherOperation: string | null;
  readonly token: TakenMethod | null;
  /** The processor's token of the saved method. */
  readonly savedMethodToken: string | null;
  /** Refusals lately ask for so many seconds of waiting; 0 when none is needed. */
  readonly waitSeconds: number;
}

interface More {
  readonly earlier?: unknown;
  readonly other_operation?: string | null;
  readonly token: unknown;
  readonly method_token: string | null;
  readonly wait_until: Date | null;
}

const earlierSchema = z.object({
  requestHash: z.string().nullable(),
  payment: paymentSchema,
  processorToken: z.string().nullable(),
  keepMethod: z.custom<EarlierRequest['record']['keepMethod']>(),
  answer: z.custom<GraphSchema.MakePaymentPayload | null>(),
});

/** The columns of `payment` that make up a record. @param row the name of a row of `payment` */
export const recordJson = (row: string): string => `json_build_object(
  'requestHash', ${row}.request_hash, 'payment', ${paymentJson(row)}, 'processorToken', ${row}.processor_token,
  'keepMethod', ${row}.keep_method, 'answer', ${row}.answer)`;

/** Reads what `recordJson` gave. What the edge itself wrote as JSON, the answer and the method to keep, is taken as it is. */
export function readEarlier(accountId: string, value: unknown): EarlierRequest {
  const { requestHash, payment, processorToken, keepMethod, answer } = earlierSchema.parse(value);
  const record = { accountId, payment, processorToken: processorToken ?? '', keepMethod };
  return { requestHash, record, answer };
}

type Columns = (p: Parameters, methodId: string) => string;

/** Everything that any answer to a request for a payment needs. */
export const loadPaymentFacts = async (
  database: Database,
  question: PaymentQuestion,
): Promise<PaymentFacts> =>
  await ask(
    database,
    question,
    (p, methodId) => `${paymentColumns}, ${shared(p, question, methodId)}, ${earlier(p, question)}`,
  );

/**
 * What it takes to accept a payment and no more: of the saved methods the one that pays, and nothing of what the key made
 * before (the claim finds that out). A payment that is not accepted by it is judged again by `loadPaymentFacts`, which reads
 * every reason.
 */
export const loadToAccept = async (database: Database, question: PaymentQuestion): Promise<PaymentFacts> =>
  await ask(
    database,
    question,
    (p, methodId) => `${paymentColumnsWithMethod(methodId)}, ${shared(p, question, methodId)}`,
  );

async function ask(database: Database, question: PaymentQuestion, columns: Columns): Promise<PaymentFacts> {
  const { paymentMethodId: id } = question;
  const { more, ...loaded } = await loadForPayment<More>(database, question, (p) =>
    columns(p, p.uuid(id && isUuid(id) ? id : null)),
  );
  return {
    ...loaded,
    earlier: more.earlier ? readEarlier(question.accountId, more.earlier) : null,
    otherOperation: more.other_operation ?? null,
    token: more.token === null ? null : verifiedMethodSchema.parse(more.token),
    savedMethodToken: more.method_token,
    waitSeconds: Math.max(0, Math.ceil(((more.wait_until?.getTime() ?? 0) - Date.now()) / 1_000)),
  };
}

const shared = (p: Parameters, question: PaymentQuestion, methodId: string): string => `
    (SELECT c.processor_token FROM payment_method c
     WHERE c.account_id = a.id AND c.id = ${methodId} AND c.removed_at IS NULL) AS method_token,
    ${question.cardDataToken === null ? 'NULL' : verifiedMethodColumn(p, question.cardDataToken)} AS token,
    ${declineWaitColumn(p, question)} AS wait_until`;

function earlier(p: Parameters, { idempotencyKey }: PaymentQuestion): string {
  const key = p.uuid(idempotencyKey);
  return `
    (SELECT ${recordJson('k')} FROM payment k
     WHERE k.account_id = a.id AND k.idempotency_key = ${key}) AS earlier,
    (SELECT i.operation FROM idempotent_answer i
     WHERE i.account_id = a.id AND i.idempotency_key = ${key}) AS other_operation`;
}
