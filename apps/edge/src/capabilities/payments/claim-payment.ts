import type { GraphSchema } from '@linework/contract';
import type { BusinessDate, Payment } from '@linework/domain';
import type { Database } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';
import { isUniqueViolation } from '../../database/sql-errors.ts';
import { messageInserts } from '../messages/index.ts';
import { auditInsert } from './audit-trail.ts';
import { methodInsert } from './keep-method.ts';
import type { Actor, PaymentRecord } from './payment-record.ts';
import { toldOfStep } from './told-of-step.ts';

export interface Claim {
  readonly record: PaymentRecord;
  /** The account's version that every rule was checked against. */
  readonly version: number;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  /** The single-use token this payment spends. */
  readonly cardDataToken: string | null;
  /** What is answered at once, for a payment dated later. */
  readonly answer: GraphSchema.MakePaymentPayload | null;
  readonly actor: Actor;
  readonly now: Date;
  /** The account's business day at that instant. */
  readonly today: BusinessDate;
  /** The saved method's token that was read before the account was: still so, or the account has moved on. */
  readonly chargedBy?: { readonly methodId: string | null; readonly processorToken: string };
  /** Of a debit of Auto Pay, what it is made by: the trail tells of it, after it has ended too. */
  readonly authorizationId?: string;
  /** A step that is written with it or not at all: reads of `claimed`, `name AS (…)`. */
  readonly besides?: (p: Parameters) => string;
}

/** `changed`: the account moved on, another payment has it, or the key belongs to another request. `keyUsed`: it has made a payment already. */
export type ClaimResult = 'claimed' | 'changed' | 'keyUsed';

/**
 * Writes a payment down and takes the account for it, in one statement: only when the account is still as it was when
 * the rules were checked, when no other payment of it is running or unknown, and when its key is nobody's. Nothing is
 * written otherwise.
 */
export async function claimPayment(database: Database, claim: Claim): Promise<ClaimResult> {
  const { record, actor, now } = claim;
  const { accountId, payment, keepMethod } = record;
  const p = parameters();
  const isRunning = payment.status === 'running';
  const steps = [
    `claimed AS (
      UPDATE account SET version = version + 1
        ${isRunning ? `, open_payment_id = ${p.uuid(payment.id)}, pending_cents = pending_cents + ${p.bigint(payment.device ? 0 : payment.amount.cents)}` : ''}
      WHERE id = ${p.uuid(accountId)} AND version = ${p.bigint(claim.version)} AND open_payment_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM idempotent_answer i
          WHERE i.account_id = account.id AND i.idempotency_key = ${p.uuid(claim.idempotencyKey)})
        AND ${isChargedBy(p, claim)}
      RETURNING id)`,
    `recorded AS (${paymentInsert(p, claim)})`,
    `noted AS (${auditInsert(
      p,
      {
        accountId,
        action: `payment.${isRunning ? 'started' : payment.status}`,
        paymentId: payment.id,
        actor,
        at: now,
        detail: {
          amountCents: payment.amount.cents,
          paymentDate: payment.paymentDate,
          ...(payment.device && { deviceId: payment.device.id }),
          ...(claim.authorizationId && { authorizationId: claim.authorizationId }),
        },
      },
      'claimed',
    )})`,
  ];
  if (claim.besides) steps.push(claim.besides(p));
  if (claim.cardDataToken !== null) {
    steps.push(`spent AS (
      UPDATE card_data_token SET used_at = ${p.instant(now)}
      WHERE account_id = ${p.uuid(accountId)} AND token = ${p.text(claim.cardDataToken)}
        AND EXISTS (SELECT 1 FROM claimed)
      RETURNING token)`);
  }
  if (!isRunning && keepMethod) {
    steps.push(
      `kept AS (${methodInsert(p, accountId, keepMethod, { at: now, by: payment.createdBy.userId }, 'claimed')})`,
    );
  }
  const told = toldOfStep({ from: null, after: payment, keepMethod, actor, today: claim.today });
  steps.push(...messageInserts(p, accountId, told, now, 'claimed'));
  try {
    const rows = await database.write(accountId, `WITH ${steps.join(', ')} SELECT id FROM claimed`, p.values);
    return rows.length === 1 ? 'claimed' : 'changed';
  } catch (error) {
    // Another payment of the account has drawn the same reference: the next try draws another.
    if (isUniqueViolation(error, 'payment_by_reference')) return 'changed';
    if (isUniqueViolation(error)) return 'keyUsed';
    throw error;
  }
}

const isChargedBy = (p: Parameters, { chargedBy }: Claim): string =>
  chargedBy
    ? `EXISTS (SELECT 1 FROM payment_method m WHERE m.account_id = account.id AND m.id = ${p.uuid(chargedBy.methodId)}
        AND m.processor_token = ${p.text(chargedBy.processorToken)})`
    : 'true';

/**
 * `started_at` is the database's time, by which the worker tells a payment that runs from one left behind; `left_by_itself`, whether
 * anybody waits at a page for what becomes of it.
 */
function paymentInsert(p: Parameters, { record, idempotencyKey, requestHash, answer, now }: Claim): string {
  const { payment, keepMethod, processorToken } = record;
  const cells = paymentCells(p, payment);
  return `
    INSERT INTO payment (account_id, id, reference, idempotency_key, request_hash, ${Object.keys(cells).join(', ')},
      amount_cents, device_id, device_name, device_line_last_four, payment_date, requested_at, started_at, channel, method_type, method_brand,
      method_account_type, method_last_four, processor_token, keep_method, created_by_user_id, created_by_name,
      imported, left_by_itself, answer, answered_at)
    SELECT claimed.id, ${p.uuid(payment.id)}, ${p.text(payment.reference)}, ${p.uuid(idempotencyKey)}, ${p.text(requestHash)},
      ${Object.values(cells).join(', ')},
      ${p.bigint(payment.amount.cents)}, ${p.uuid(payment.device?.id ?? null)}, ${p.text(payment.device?.name ?? null)},
      ${p.text(payment.device?.lineLastFour ?? null)}, ${p.date(payment.paymentDate)}, ${p.instant(payment.requestedAt)},
      ${payment.status === 'running' ? 'now()' : 'NULL'}, ${p.text(payment.channel)},
      ${p.text(payment.method.type)}, ${p.text(payment.method.brand)}, ${p.text(payment.method.accountType)},
      ${p.text(payment.method.lastFourDigits)}, ${p.text(processorToken)}, ${p.json(keepMethod)},
      ${p.uuid(payment.createdBy.userId)}, ${p.text(payment.createdBy.name)}, false, ${p.boolean(payment.channel === 'autoPay')},
      ${p.json(answer)}, ${p.instant(answer ? now : null)}
    FROM claimed`;
}

/** The cells of a payment that change in its life. */
export const paymentCells = (p: Parameters, payment: Payment): Readonly<Record<string, string>> => ({
  status: p.text(payment.status),
  status_reason: p.text(payment.statusReason),
  return_reason: p.text(payment.returnReason),
  posted_date: p.date(payment.postedDate),
  method_id: p.uuid(payment.method.methodId),
  in_support_queue: p.boolean(payment.inSupportQueue),
  was_checked: p.boolean(payment.wasChecked),
  failed_at: p.instant(payment.failedAt),
  restores_service_by: p.instant(payment.restoresServiceBy),
});
