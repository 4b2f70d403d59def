import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { usd } from '@linework/domain';
import { privateFile, privateFolder } from '../../private-files.ts';
import type { Charge, ChargeRequest, ChargeStatus, DeclineReason } from '../../processor/processor-port.ts';
import { declineReasons } from '../../processor/processor-port.ts';

/** A charge as it is decided, before it is written down. */
export type Decision =
  | { readonly status: 'approved' }
  | { readonly status: 'pending'; readonly returnCode: string | null }
  | { readonly status: 'declined'; readonly reason: DeclineReason };

interface Row {
  readonly payment_id: string;
  readonly charge_id: string;
  readonly cents: number;
  readonly status: ChargeStatus | 'abandoned' | 'withheld';
  /** Why it was declined, or the code with which the bank sends it back. */
  readonly reason: string | null;
  readonly then_returned: number;
  readonly recorded_at: string;
  readonly changed_at: string;
}

/** A bank takes this long to settle a debit (a payment posts within 24 hours, spec section 9), and this long to send one back. */
const settlesAfterMs = 20 * 3_600_000;
const returnsAfterMs = 3 * 86_400_000;

/** The sandbox's own record: one row a payment id, on disk before it is answered. */
export interface SandboxStore {
  /** Writes the decision unless the id is known; either way answers what stands. `null`: abandoned before. */
  record(request: ChargeRequest, decision: Decision, now: Date): Charge | null;
  find(paymentId: string, now: Date): Charge | null;
  /** The charge, or from now on never one. */
  abandon(paymentId: string, now: Date): Charge | null;
  /** From now on the sandbox does not say what became of this payment, so that a person must look. */
  withhold(paymentId: string, now: Date): void;
  isWithheld(paymentId: string): boolean;
  since(instant: string, now: Date): readonly Charge[];
  /** The bank settles a pending debit now, or sends a debit back. @returns whether there was such a debit */
  settle(paymentId: string, now: Date): boolean;
  sendBack(paymentId: string, returnCode: string, now: Date): boolean;
  /** What numbers are marked with: the sandbox's own, kept beside its record. */
  readonly fingerprintKey: string;
  close(): void;
}

/** @param file a path, or `:memory:` */
export function openSandboxStore(file: string): SandboxStore {
  if (file !== ':memory:') keepPrivate(file);
  const db = new DatabaseSync(file);
  // Each charge is flushed to disk: it must survive a power cut as a real processor's record would.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  db.exec(`CREATE TABLE IF NOT EXISTS charge (
    payment_id TEXT PRIMARY KEY, charge_id TEXT NOT NULL, cents INTEGER NOT NULL, status TEXT NOT NULL,
    reason TEXT, then_returned INTEGER NOT NULL, recorded_at TEXT NOT NULL, changed_at TEXT NOT NULL) STRICT`);
  db.exec('CREATE TABLE IF NOT EXISTS fingerprint_key (one INTEGER PRIMARY KEY, key TEXT NOT NULL) STRICT');
  const newKey = randomBytes(32).toString('base64url');
  db.prepare('INSERT INTO fingerprint_key VALUES (1, ?) ON CONFLICT DO NOTHING').run(newKey);
  const keyRow = db.prepare('SELECT key FROM fingerprint_key').get();
  const insert = db.prepare('INSERT INTO charge VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const select = db.prepare('SELECT * FROM charge WHERE payment_id = ?');
  const list = db.prepare(
    "SELECT * FROM charge WHERE status NOT IN ('abandoned', 'withheld') ORDER BY recorded_at, payment_id",
  );
  const change = db.prepare(
    "UPDATE charge SET status = ?, reason = ?, changed_at = ? WHERE payment_id = ? AND status IN ('pending', 'settled')",
  );

  const read = (paymentId: string): Row | undefined => {
    const row = select.get(paymentId);
    return row ? rowOf(row) : undefined;
  };
  return {
    fingerprintKey: String(keyRow?.key),
    record(request, decision, now) {
      const at = now.toISOString();
      const returnCode = decision.status === 'pending' ? decision.returnCode : null;
      const reason = decision.status === 'declined' ? decision.reason : returnCode;
      const thenReturned = returnCode === null ? 0 : 1;
      const { paymentId, amount } = request;
      insert.run(paymentId, randomUUID(), amount.cents, decision.status, reason, thenReturned, at, at);
      return this.find(paymentId, now);
    },
    find(paymentId, now) {
      const row = read(paymentId);
      return row && row.status !== 'abandoned' && row.status !== 'withheld' ? chargeOf(row, now) : null;
    },
    abandon(paymentId, now) {
      const at = now.toISOString();
      insert.run(paymentId, randomUUID(), 0, 'abandoned', null, 0, at, at);
      return this.find(paymentId, now);
    },
    withhold(paymentId, now) {
      const at = now.toISOString();
      insert.run(paymentId, randomUUID(), 0, 'withheld', null, 0, at, at);
    },
    isWithheld: (paymentId) => read(paymentId)?.status === 'withheld',
    since: (instant, now) =>
      list
        .all()
        .map((row) => chargeOf(rowOf(row), now))
        .filter((charge) => charge.recordedAt >= instant),
    settle: (paymentId, now) => change.run('settled', null, now.toISOString(), paymentId).changes > 0,
    sendBack: (paymentId, returnCode, now) =>
      change.run('returned', returnCode, now.toISOString(), paymentId).changes > 0,
    close: () => db.close(),
  };
}

/** The record, and what SQLite keeps beside it. */
function keepPrivate(file: string): void {
  privateFolder(dirname(file));
  privateFile(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) privateFile(beside);
}

function chargeOf(row: Row, now: Date): Charge {
  const base = {
    paymentId: row.payment_id,
    chargeId: row.charge_id,
    amount: usd(row.cents),
    recordedAt: row.recorded_at,
  };
  const returned = { ...base, status: 'returned', returnCode: row.reason } as const;
  if (row.status === 'returned') return { ...returned, returnedAt: row.changed_at };
  if (row.status === 'declined') {
    return {
      ...base,
      status: 'declined',
      reason: declineReasons.find((one) => one === row.reason) ?? 'generic',
    };
  }
  if (row.status === 'pending') {
    const recorded = Date.parse(row.recorded_at);
    const age = now.getTime() - recorded;
    if (row.then_returned === 1 && age >= returnsAfterMs) {
      return { ...returned, returnedAt: new Date(recorded + returnsAfterMs).toISOString() };
    }
    if (row.then_returned === 0 && age >= settlesAfterMs) return { ...base, status: 'settled' };
    return { ...base, status: 'pending' };
  }
  return { ...base, status: row.status === 'settled' ? 'settled' : 'approved' };
}

function rowOf(row: Record<string, unknown>): Row {
  const text = (value: unknown): string => String(value);
  return {
    payment_id: text(row.payment_id),
    charge_id: text(row.charge_id),
    cents: Number(row.cents),
    status: statusOf(text(row.status)),
    reason: row.reason === null ? null : text(row.reason),
    then_returned: Number(row.then_returned),
    recorded_at: text(row.recorded_at),
    changed_at: text(row.changed_at),
  };
}

const statuses = ['approved', 'pending', 'settled', 'declined', 'returned', 'abandoned', 'withheld'] as const;

function statusOf(text: string): Row['status'] {
  const found = statuses.find((status) => status === text);
  if (!found) throw new Error(`The sandbox's record holds an unknown status: ${text}`);
  return found;
}
