import type { GraphSchema } from '@linework/contract';
import {
  type BusinessDate,
  blocksOthers,
  isOnItsWay,
  type Payment,
  type PaymentStatus,
} from '@linework/domain';
import type { Database } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';
import { messageInserts } from '../messages/index.ts';
import { auditInsert } from './audit-trail.ts';
import { paymentCells } from './claim-payment.ts';
import { methodInsert } from './keep-method.ts';
import type { Actor, KeptMethod } from './payment-record.ts';
import { isPosted, postingSteps } from './posting.ts';
import { toldOfStep } from './told-of-step.ts';

/** A step in a payment's life after it was written down. */
export interface Move {
  readonly accountId: string;
  readonly from: PaymentStatus;
  /** The payment as it is afterwards. */
  readonly after: Payment;
  readonly chargeId: string | null;
  readonly keepMethod: KeptMethod | null;
  /** What the first caller is told; `null` leaves what is kept as it is. */
  readonly answer: GraphSchema.MakePaymentPayload | null;
  /** The business day on which it happens. */
  readonly today: BusinessDate;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Moves a payment on, with ledger, account and audit in the same statement, so that no reader ever sees one without the
 * other. Two that try the same step (a caller and the worker) do it once.
 * @returns whether this call did it; when not, the payment is no longer in `from`
 */
export async function movePayment(database: Database, move: Move): Promise<boolean> {
  const { accountId, after, from, keepMethod, actor, now } = move;
  const p = parameters();
  const steps = [`moved AS (${paymentUpdate(p, move)})`, `account_moved AS (${accountUpdate(p, move)})`];
  steps.push(...postingSteps(p, move));
  if (keepMethod && after.method.methodId === keepMethod.id) {
    steps.push(
      `kept AS (${methodInsert(p, accountId, keepMethod, { at: now, by: after.createdBy.userId }, 'moved')})`,
    );
  }
  const detail = { from, reason: after.statusReason, amountCents: after.amount.cents };
  const event = {
    accountId,
    action: `payment.${actionOf(after)}`,
    paymentId: after.id,
    actor,
    at: now,
    detail,
  };
  steps.push(`noted AS (${auditInsert(p, event, 'moved')})`);
  steps.push(...messageInserts(p, accountId, toldOfStep(move), now, 'moved'));
  const rows = await database.write(accountId, `WITH ${steps.join(', ')} SELECT id FROM moved`, p.values);
  return rows.length === 1;
}

const actionOf = ({ status, inSupportQueue }: Payment): string =>
  inSupportQueue && status === 'unknown' ? 'handedToSupport' : status;

function paymentUpdate(p: Parameters, { accountId, from, after, chargeId, answer, now }: Move): string {
  const cells = Object.entries(paymentCells(p, after)).map(([column, value]) => `${column} = ${value}`);
  if (chargeId) cells.push(`charge_id = ${p.text(chargeId)}`);
  if (answer) cells.push(`answer = ${p.json(answer)}`, `answered_at = ${p.instant(now)}`);
  return `UPDATE payment SET ${cells.join(', ')}
    WHERE account_id = ${p.uuid(accountId)} AND id = ${p.uuid(after.id)} AND status = ${p.text(from)}
    RETURNING id`;
}

function accountUpdate(p: Parameters, { accountId, from, after }: Move): string {
  // What pays a device is no part of what the account owes.
  const cents = after.device ? 0 : after.amount.cents;
  const pending = (isOnItsWay(after) ? cents : 0) - (isOnItsWay({ status: from }) ? cents : 0);
  const posted = (isPosted(from) ? cents : 0) - (isPosted(after.status) ? cents : 0);
  const id = p.uuid(after.id);
  const release = blocksOthers(after)
    ? id
    : `CASE WHEN open_payment_id = ${id} THEN NULL ELSE open_payment_id END`;
  return `UPDATE account SET version = version + 1, pending_cents = pending_cents + ${p.bigint(pending)},
      posted_cents = posted_cents + ${p.bigint(posted)}, open_payment_id = ${release}
    WHERE id = ${p.uuid(accountId)} AND EXISTS (SELECT 1 FROM moved)
    RETURNING id`;
}
