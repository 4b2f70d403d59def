import type { BusinessDate } from '@linework/domain';
import { audit } from '../../src/audit/audit.ts';
import type { Database } from '../../src/database/database.ts';
import type { ProcessorPort } from '../../src/processor/processor-port.ts';
import { localTime } from '../model/calendar.ts';
import { timeZone } from './soak-accounts.ts';
import type { Intention } from './soak-load.ts';

/** What became of everything that was meant to be paid. */
export interface Findings {
  readonly payments: number;
  readonly debits: number;
  readonly charges: number;
  /** Accepted, and then told as failed with nothing charged: an edge was killed between writing them down and charging. */
  readonly toldAsFailed: number;
  /** Told as accepted, and not there or not charged; or left without an end. */
  readonly lost: readonly string[];
  /** Made or charged more than once. */
  readonly doubled: readonly string[];
  /** Charged before its day. */
  readonly early: readonly string[];
}

interface Made {
  readonly id: string;
  readonly account: string;
  readonly key: string | null;
  readonly channel: string;
  readonly status: string;
  readonly cents: number;
  readonly day: BusinessDate;
}

const accepted = new Set(['LW-PAY-001', 'LW-PAY-002', 'LW-PAY-003']);
const ended = new Set(['successful', 'pending']);

/** @param today by which day everything that is due has left */
export async function findingsOf(
  database: Database,
  processor: ProcessorPort,
  intentions: readonly Intention[],
  today: BusinessDate,
): Promise<Findings> {
  const made = await database.query<Made>(
    `SELECT id, account_id AS account, idempotency_key AS key, channel, status, amount_cents AS cents, payment_date AS day
     FROM payment WHERE NOT imported`,
  );
  const charges = await processor.listCharges('1970-01-01T00:00:00.000Z');
  const charged = Map.groupBy(charges, ({ paymentId }) => paymentId);
  const byKey = Map.groupBy(made, ({ key }) => key ?? '');
  const debits = made.filter(({ channel }) => channel === 'autoPay');
  let toldAsFailed = 0;
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { key, outcome, cents, day } of intentions) {
    const payments = byKey.get(key) ?? [];
    if (payments.length > 1) doubled.push(`${payments.length} payments of ${cents} by one key`);
    if (!accepted.has(outcome)) continue;
    const [payment] = payments;
    if (payment?.status === 'failed' && !charged.has(payment.id)) {
      toldAsFailed += 1;
      continue;
    }
    const isThere = payment?.cents === cents && payment.day === day;
    const hasLeft = day > today || ended.has(payment?.status ?? '');
    if (!isThere || !hasLeft)
      lost.push(`${cents} for ${day}, told ${outcome}, is ${payment?.status ?? 'not there'}`);
  }
  for (const one of made) {
    const taken = charged.get(one.id)?.length ?? 0;
    const isTaken = charged.get(one.id)?.some(({ status }) => status !== 'declined') ?? false;
    if (one.status === 'failed' && isTaken)
      lost.push(`${one.cents} for ${one.day} is told as failed, and was charged`);
    if (taken > 1) doubled.push(`${one.cents} for ${one.day} was charged ${taken} times`);
    if (one.status === 'running' || one.status === 'unknown')
      lost.push(`${one.cents} for ${one.day} is ${one.status}`);
  }
  for (const [whose, own] of Map.groupBy(debits, ({ account, day }) => `${account} ${day}`)) {
    if (own.length > 1) doubled.push(`Auto Pay debited ${whose} ${own.length} times`);
  }
  const days = new Map(made.map(({ id, day }) => [id, day]));
  const early = charges.flatMap(({ paymentId, recordedAt }) => {
    const { day } = localTime(new Date(recordedAt), timeZone);
    const due = days.get(paymentId);
    return due && day < due ? [`a payment for ${due} was charged on ${day}`] : [];
  });
  const { breaches } = await audit(database, processor);
  const books = breaches.map(({ sentence }) => sentence);
  return {
    payments: made.length - debits.length,
    debits: debits.length,
    charges: charges.length,
    toldAsFailed,
    lost: [...lost, ...books],
    doubled,
    early,
  };
}
