import { type AccountFacts, accountFactsSchema } from '@linework/domain';
import { z } from 'zod';
import { askerOf } from '../access/known-sessions.ts';
import {
  requireAccount,
  type Session,
  type SessionRow,
  sessionFromRow,
  sessionSql,
} from '../access/session.ts';
import type { Database } from '../database/database.ts';
import { askedParameters, type Parameters } from '../database/parameters.ts';
import { fullLine } from '../problems/full-line.ts';
import { OutcomeProblem } from '../problems/problem.ts';
import { placesInLine } from '../throttle/places-in-line.ts';
import { dismissedColumn, factsColumns } from './facts-sql.ts';

/** An account as it stood at one moment, for the person who asked. */
export interface LoadedAccount {
  readonly session: Session;
  readonly facts: AccountFacts;
  /** Grows with every change of the account's money. */
  readonly version: number;
}

export interface SessionQuestion {
  readonly tokenHash: Buffer;
  readonly accountId: string;
}

interface FactsRow {
  readonly account: unknown;
  readonly ledger: unknown;
  readonly payments: unknown;
  readonly methods: unknown;
  /** Not read for a payment: no rule of it asks. */
  readonly bills?: unknown;
  readonly auto_pay?: unknown;
  readonly mobile_auto_pay?: unknown;
  readonly last_auto_pay?: unknown;
  readonly last_mobile_auto_pay?: unknown;
  readonly mobile?: unknown;
  readonly device_payments?: unknown;
  readonly subscriptions?: unknown;
  readonly version: number | null;
}

/** At most so many reads of one account are with the database at once: more of its own wait for these, and other accounts' do not. */
const loads = placesInLine({ ofOne: 4 });
/** Whoever has come through the lines before this one is refused no more. */
const anyNumber = { mostWaiting: Number.POSITIVE_INFINITY };

/**
 * The session, its user's membership and what the rules of a payment ask about the account, in one round trip.
 * @param columns of the statement, over `a`, the account's row: one of the lists of `facts-sql.ts`, and more
 * @throws OutcomeProblem LW-AUT-020 without a live session, LW-AUT-060 for an account that is not the session's
 */
export async function loadForPayment<More>(
  database: Database,
  question: SessionQuestion,
  columns: (p: Parameters) => string,
): Promise<LoadedAccount & { readonly more: More }> {
  const p = askedParameters();
  // The session's life goes by the real time, whatever day the business clock shows.
  const asking = sessionSql(p, question.tokenHash, new Date());
  const sql = `SELECT asked.n, session.*, ${columns(p)}
     FROM asked CROSS JOIN LATERAL (${asking}) session LEFT JOIN account a ON a.id = session.account_id`;
  const row = await loads.during(
    askerOf(question.tokenHash),
    fullLine,
    async () => await database.rowFor<SessionRow & FactsRow & More>(sql, p),
    anyNumber,
  );
  if (!row) throw new OutcomeProblem('LW-AUT-020');
  const session = sessionFromRow(row);
  requireAccount(session, question.accountId);
  if (row.version === null) throw new OutcomeProblem('LW-AUT-060');
  return { session, facts: readFacts(row), version: row.version, more: row };
}

/** An account with what its user has seen of it. */
export interface LoadedFacts extends LoadedAccount {
  /** Payments whose end this user has closed. */
  readonly dismissed: readonly string[];
}

const dismissedSchema = z.array(z.string());

/** The session and all of its account's facts, for questions. */
export async function loadFacts(database: Database, question: SessionQuestion): Promise<LoadedFacts> {
  const columns = `${factsColumns}, ${dismissedColumn}`;
  const { more, ...loaded } = await loadForPayment<{ readonly dismissed: unknown }>(
    database,
    question,
    () => columns,
  );
  return { ...loaded, dismissed: dismissedSchema.parse(more.dismissed) };
}

/** An account's facts without a session, for the worker and the audit; `null` when there is no such account. */
export async function loadAccount(
  database: Database,
  accountId: string,
): Promise<{ readonly facts: AccountFacts; readonly version: number } | null> {
  const p = askedParameters();
  const row = await database.rowFor<FactsRow>(
    `SELECT asked.n, ${factsColumns} FROM asked JOIN account a ON a.id = ${p.uuid(accountId)}`,
    p,
  );
  return row && row.version !== null ? { facts: readFacts(row), version: row.version } : null;
}

function readFacts(row: FactsRow): AccountFacts {
  return accountFactsSchema.parse({
    account: row.account,
    bills: row.bills ?? [],
    ledger: row.ledger,
    payments: row.payments,
    methods: row.methods,
    autoPay: row.auto_pay ?? null,
    mobileAutoPay: row.mobile_auto_pay ?? null,
    lastAutoPay: row.last_auto_pay ?? null,
    lastMobileAutoPay: row.last_mobile_auto_pay ?? null,
    mobile: row.mobile ?? null,
    devicePayments: row.device_payments ?? [],
    subscriptions: row.subscriptions ?? [],
  });
}
