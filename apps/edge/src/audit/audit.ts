import type { Queryable } from '../database/database.ts';
import type { Charge, ProcessorPort } from '../processor/processor-port.ts';
import type { AuditReport } from './audit-report.ts';
import { checkDatabase } from './database-rules.ts';
import { accepted, compareRecords, type OurPayment, ownPayments, tookMoney } from './processor-rules.ts';

const theBeginning = '1970-01-01T00:00:00.000Z';

interface TotalsRow {
  readonly accounts: number;
  readonly payments: number;
  readonly entries: number;
  readonly posted: number;
  readonly pending: number;
  readonly checking: number;
}

/** Proves what must always hold: between ledger, balances and payments, and between our record and the processor's. */
export async function audit(database: Queryable, processor: ProcessorPort): Promise<AuditReport> {
  const listed = await processor.listCharges(theBeginning);
  const breaches = await checkDatabase(database);
  const payments = await ownPayments(database);
  const charges = [...listed, ...(await chargesSince(processor, payments, listed))];
  const [row] = await database.query<TotalsRow>(`
    SELECT (SELECT count(*) FROM account) AS accounts, (SELECT count(*) FROM payment) AS payments,
      (SELECT count(*) FROM ledger_entry) AS entries,
      (SELECT coalesce(sum(posted_cents), 0)::bigint FROM account) AS posted,
      (SELECT coalesce(sum(pending_cents), 0)::bigint FROM account) AS pending,
      (SELECT count(*) FROM payment WHERE status IN ('running', 'unknown')) AS checking`);
  const taken = charges.filter(tookMoney);
  return {
    breaches: [...breaches, ...compareRecords(payments, charges)],
    totals: {
      accounts: row?.accounts ?? 0,
      payments: row?.payments ?? 0,
      ledgerEntries: row?.entries ?? 0,
      postedCents: row?.posted ?? 0,
      pendingCents: row?.pending ?? 0,
      charges: taken.length,
      chargedCents: taken.reduce((cents, { amount }) => cents + amount.cents, 0),
      checking: row?.checking ?? 0,
    },
  };
}

/** Payments may be made while the audit runs: one that the list does not have is asked for by itself. */
async function chargesSince(
  processor: ProcessorPort,
  payments: readonly OurPayment[],
  listed: readonly Charge[],
): Promise<Charge[]> {
  const known = new Set(listed.map(({ paymentId }) => paymentId));
  const missing = payments.filter(({ id, status }) => accepted.has(status) && !known.has(id));
  const found: Charge[] = [];
  for (const { id } of missing) {
    const charge = await processor.findCharge(id);
    if (charge) found.push(charge);
  }
  return found;
}
