import type { Queryable } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import type { Actor } from './payment-record.ts';

export interface AuditEvent {
  readonly accountId: string;
  /** `payment.started`, `payment.successful` … */
  readonly action: string;
  readonly paymentId: string | null;
  readonly actor: Actor;
  readonly at: Date;
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
}

/** Writes an event when `source`, a named part of the same statement, has a row: what was done and that it was done stand or fall together. */
export const auditInsert = (p: Parameters, event: AuditEvent, source: string): string => `
  INSERT INTO audit_event (account_id, id, at, action, payment_id, actor_user_id, session_id, correlator_id, detail)
  SELECT ${p.uuid(event.accountId)}, ${p.uuid(uuidV7())}, ${p.instant(event.at)}, ${p.text(event.action)},
    ${p.uuid(event.paymentId)}, ${p.uuid(event.actor.userId)}, ${p.uuid(event.actor.sessionId)},
    ${p.text(event.actor.correlatorId)}, ${p.json(event.detail)}
  FROM ${source}`;

/** Writes events down in the transaction that does what they tell of. */
export async function writeEvents(transaction: Queryable, events: readonly AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  const p = parameters();
  const noted = events.map((event, index) => `noted_${index} AS (${auditInsert(p, event, 'done')})`);
  await transaction.query(`WITH done AS (SELECT 1), ${noted.join(', ')} SELECT 1`, p.values);
}
