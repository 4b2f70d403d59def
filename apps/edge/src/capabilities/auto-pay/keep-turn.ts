import type { GraphSchema } from '@linework/contract';
import {
  type AccountFacts,
  type AuthorizationEnd,
  type AutoPayTurn,
  givenWith,
  type MessageEvent,
  messageOfMethod,
  messagesOfTurn,
} from '@linework/domain';
import type { Database } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';
import { isUniqueViolation } from '../../database/sql-errors.ts';
import { messageInserts } from '../messages/index.ts';
import { type Actor, auditInsert, type KeptMethod, methodInsert } from '../payments/index.ts';

/** What becomes of an account's Auto Pay, and whose doing it is. */
export interface TurnToKeep {
  readonly accountId: string;
  /** The account's version that the rules were checked against. */
  readonly version: number;
  /** The account as the rules were checked against it. */
  readonly facts: AccountFacts;
  readonly turn: AutoPayTurn;
  readonly newMethod: KeptMethod | null;
  /** The single-use token of a new method, or of a saved card's security code, where nothing else has spent it. */
  readonly cardDataToken: string | null;
  readonly idempotencyKey: string;
  readonly operation: string;
  readonly requestHash: string;
  readonly answer: GraphSchema.AutoPayPayload;
  readonly actor: Actor;
  readonly name: string;
  /** `autoPay.enrolled` … */
  readonly action: string;
  readonly why: AuthorizationEnd;
  readonly now: Date;
}

/**
 * Ends and begins enrolments, with what was authorized, the new method, the answer and the audit trail, in one statement:
 * only while the account is as it was when the rules were checked. The old stays until the new stands.
 * @returns whether it was written; not where the account has moved on, or the key was used meanwhile
 */
export async function keepTurn(database: Database, kept: TurnToKeep): Promise<boolean> {
  const { accountId, turn, newMethod, cardDataToken, now, actor } = kept;
  const p = parameters();
  const steps = [
    `claimed AS (
      UPDATE account SET version = version + 1
      WHERE id = ${p.uuid(accountId)} AND version = ${p.bigint(kept.version)} RETURNING id)`,
    ...turn.ends.flatMap((ended, index) => endSteps(p, kept, ended, index)),
    ...turn.begins.flatMap((begun, index) => beginSteps(p, kept, begun, index)),
    `answered AS (
      INSERT INTO idempotent_answer (account_id, idempotency_key, operation, request_hash, answer, answered_at)
      SELECT id, ${p.uuid(kept.idempotencyKey)}, ${p.text(kept.operation)}, ${p.text(kept.requestHash)},
        ${p.json(kept.answer)}, ${p.instant(now)} FROM claimed)`,
    `noted AS (${auditInsert(
      p,
      { accountId, action: kept.action, paymentId: null, actor, at: now, detail: detailOf(turn) },
      'claimed',
    )})`,
  ];
  if (newMethod && turn.begins.length > 0) {
    steps.push(
      `saved AS (${methodInsert(p, accountId, newMethod, { at: now, by: actor.userId }, 'claimed')})`,
    );
  }
  if (cardDataToken !== null) {
    steps.push(`spent AS (
      UPDATE card_data_token SET used_at = ${p.instant(now)} FROM claimed
      WHERE account_id = claimed.id AND token = ${p.text(cardDataToken)} RETURNING token)`);
  }
  steps.push(...messageInserts(p, accountId, toldOf(kept), now, 'claimed'));
  try {
    const rows = await database.query(`WITH ${steps.join(', ')} SELECT id FROM claimed`, p.values);
    return rows.length === 1;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

function toldOf({ facts, turn, newMethod, why, name: by, actor }: TurnToKeep): MessageEvent[] {
  const userId = actor.userId;
  const saved = turn.begins.find(({ method }) => method.id === newMethod?.id)?.enrolment.method;
  const methodId = saved?.methodId ?? null;
  const added = saved && methodId !== null ? [{ ...saved, methodId }] : [];
  return [
    ...messagesOfTurn(turn, { why, by, userId }, facts),
    ...added.map((method) => messageOfMethod('methodAdded', method, { by, userId })),
  ];
}

const detailOf = ({ ends, begins }: AutoPayTurn) => ({
  ended: ends.map(({ enrolment }) => enrolment.id).join(' ') || null,
  begun: begins.map(({ enrolment }) => enrolment.id).join(' ') || null,
  debitDay: begins[0]?.enrolment.debitDay ?? null,
  lastDebit: ends.find(({ debitDate }) => debitDate !== null)?.debitDate ?? null,
});

function endSteps(
  p: Parameters,
  { accountId, now, name, actor, why }: TurnToKeep,
  { enrolment, debitDate }: AutoPayTurn['ends'][number],
  index: number,
): string[] {
  return [
    `ended_${index} AS (
      UPDATE auto_pay_enrolment SET ended_at = ${p.instant(now)}, due_on = ${p.date(debitDate)} FROM claimed
      WHERE account_id = claimed.id AND auto_pay_enrolment.id = ${p.uuid(enrolment.id)} RETURNING account_id)`,
    `authorized_until_${index} AS (
      INSERT INTO auto_pay_authorization_end (account_id, authorization_id, ended_at, ended_by, ended_by_user_id, why)
      SELECT ${p.uuid(accountId)}, ${p.uuid(enrolment.id)}, ${p.instant(now)}, ${p.text(name)},
        ${p.uuid(actor.userId)}, ${p.text(why)} FROM claimed)`,
  ];
}

function beginSteps(
  p: Parameters,
  { actor }: TurnToKeep,
  { enrolment, lookOn }: AutoPayTurn['begins'][number],
  index: number,
): string[] {
  const { terms, wording, textVersion, language, acceptedAt, acceptedBy } = givenWith(enrolment);
  const id = p.uuid(enrolment.id);
  const scope = p.text(enrolment.scope);
  const day = p.bigint(enrolment.debitDay);
  const accepted = [p.text(textVersion), p.text(language), p.instant(acceptedAt), p.text(acceptedBy)];
  const by = p.uuid(actor.userId);
  return [
    `begun_${index} AS (
      INSERT INTO auto_pay_enrolment (account_id, id, scope, debit_day, text_version, language, accepted_at, accepted_by,
        accepted_by_user_id, method_id, last_debit_date, due_on)
      SELECT claimed.id, ${id}, ${scope}, ${day}, ${accepted.join(', ')}, ${by},
        ${p.uuid(enrolment.method.methodId)}, ${p.date(enrolment.lastDebitDate)}, ${p.date(lookOn)} FROM claimed)`,
    `authorized_${index} AS (
      INSERT INTO auto_pay_authorization (account_id, id, scope, debit_day, text_version, language, accepted_at, accepted_by,
        accepted_by_user_id, method, terms, wording)
      SELECT claimed.id, ${id}, ${scope}, ${day}, ${accepted.join(', ')}, ${by},
        ${p.json(enrolment.method)}, ${p.json(terms)}, ${p.text(wording)} FROM claimed)`,
  ];
}
