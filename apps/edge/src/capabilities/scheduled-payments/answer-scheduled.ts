import { type GraphSchema, scheduledAnswerToWire, scheduledErrorsToWire } from '@linework/contract';
import { type AccountFacts, isUuid, nameOf, type Payment, type ScheduledDecision } from '@linework/domain';
import type { Parameters } from '../../database/parameters.ts';
import { paymentColumns } from '../../facts/facts-sql.ts';
import { type LoadedAccount, loadForPayment } from '../../facts/load-facts.ts';
import { longestChase } from '../../graph/longest-chase.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { type TakenMethod, verifiedMethodColumn, verifiedMethodSchema } from '../card-data/index.ts';
import { type Caller, findPayment, type PaymentServices } from '../payments/index.ts';
import { keepDecision } from './keep-decision.ts';
import { lastChangeOf } from './last-change.ts';

type Payload = GraphSchema.ScheduledPaymentPayload;

/** What a decision is made from. */
export interface ScheduledFacts {
  readonly facts: AccountFacts;
  /** The payment as it is now; `null` where the account has none of this id. */
  readonly current: Payment | null;
  readonly token: TakenMethod | null;
}

/** Somebody's wish about a scheduled payment. */
export interface ScheduledRequest {
  readonly operation: 'changeScheduledPayment' | 'cancelScheduledPayment';
  readonly accountId: string;
  readonly paymentId: string;
  /** The saved method that it is to be paid by. */
  readonly methodId: string | null;
  readonly cardDataToken: string | null;
  /** The same for two requests that ask the same. */
  readonly hash: string;
  readonly decide: (
    known: ScheduledFacts,
    services: Pick<PaymentServices, 'settings' | 'clock'>,
  ) => ScheduledDecision;
}

interface More {
  readonly key_hash: string | null;
  readonly key_answer: Payload | null;
  readonly made_payment: boolean;
  readonly token: unknown;
  readonly method_token: string | null;
}

/**
 * Does what is decided about a scheduled payment, once: the same key gives the same answer, and of two at the same time the
 * second is judged by what the first has left.
 * @throws OutcomeProblem LW-PAY-042 when the key belongs to another request, LW-AUT-…
 */
export async function answerScheduled(
  services: PaymentServices,
  caller: Caller,
  request: ScheduledRequest,
  idempotencyKey: string,
): Promise<{ readonly payload: Payload; readonly replayed: boolean }> {
  const { database } = services;
  const { accountId, paymentId, operation, hash } = request;
  for (let round = 0; round < longestChase; round += 1) {
    const loaded = await loadForPayment<More>(
      database,
      { tokenHash: caller.tokenHash, accountId },
      (p) => paymentColumns + moreColumns(p, request, idempotencyKey),
    );
    caller.admit(loaded);
    const { more, facts } = loaded;
    if (more.made_payment || (more.key_hash !== null && more.key_hash !== hash)) {
      throw new OutcomeProblem('LW-PAY-042');
    }
    if (more.key_answer) return { payload: more.key_answer, replayed: true };
    const current =
      facts.payments.find(({ id }) => id === paymentId) ??
      (await findPayment(database, accountId, paymentId));
    const token = more.token === null ? null : verifiedMethodSchema.parse(more.token);
    const decision = request.decide({ facts, current, token }, services);
    if (!decision.after || !current)
      return { payload: await answerTo(services, caller, request, decision, current), replayed: false };
    const { outcome, after } = decision;
    const { reference } = after;
    const payload = scheduledAnswerToWire({ outcome, payment: after, lastChange: null, reference }, []);
    const kept = await keepDecision(database, {
      accountId,
      version: loaded.version,
      before: current,
      after,
      processorToken: more.method_token,
      cardDataToken: request.cardDataToken,
      operation,
      idempotencyKey,
      hash,
      payload,
      actor: actorOf(loaded, caller),
      name: nameOf(loaded.session),
      now: services.clock.now(),
    });
    if (kept) {
      services.notePayment(after);
      return { payload, replayed: false };
    }
  }
  throw new OutcomeProblem('LW-PAY-043', { retryAfter: 2 });
}

const actorOf = ({ session }: LoadedAccount, { correlatorId }: Caller) => ({
  userId: session.userId,
  sessionId: session.id,
  correlatorId,
});

/** Nothing was written: it is so already, or here is why not. */
async function answerTo(
  { database }: PaymentServices,
  caller: Caller,
  { accountId, paymentId }: ScheduledRequest,
  decision: ScheduledDecision,
  payment: Payment | null,
): Promise<Payload> {
  const { outcome } = decision;
  const lastChange = outcome === 'LW-SCH-011' ? await lastChangeOf(database, accountId, paymentId) : null;
  const reference = payment?.reference ?? caller.reference;
  return scheduledAnswerToWire({ outcome, payment, lastChange, reference }, scheduledErrorsToWire(decision));
}

function moreColumns(
  p: Parameters,
  { methodId, cardDataToken }: ScheduledRequest,
  idempotencyKey: string,
): string {
  const key = p.uuid(idempotencyKey);
  const method = p.uuid(methodId && isUuid(methodId) ? methodId : null);
  return `,
    (SELECT i.request_hash FROM idempotent_answer i
     WHERE i.account_id = a.id AND i.idempotency_key = ${key}) AS key_hash,
    (SELECT i.answer FROM idempotent_answer i
     WHERE i.account_id = a.id AND i.idempotency_key = ${key}) AS key_answer,
    EXISTS (SELECT 1 FROM payment k
     WHERE k.account_id = a.id AND k.idempotency_key = ${key}) AS made_payment,
    (SELECT c.processor_token FROM payment_method c
     WHERE c.account_id = a.id AND c.id = ${method} AND c.removed_at IS NULL) AS method_token,
    ${cardDataToken === null ? 'NULL' : verifiedMethodColumn(p, cardDataToken)} AS token`;
}
