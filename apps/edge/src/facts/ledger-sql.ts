import { paymentSchema } from '@linework/domain';
import { methodReferenceJson } from './facts-sql.ts';
import { moneyJson } from './money-sql.ts';

/** A line of the ledger in the domain's shape. @param row the name of a row of `ledger_entry` */
export const ledgerEntryJson = (row: string): string => `json_build_object(
  'id', ${row}.id, 'kind', ${row}.kind, 'date', ${row}.entry_date, 'dueDate', ${row}.due_date,
  'amount', ${moneyJson(`${row}.amount_cents`)}, 'billId', ${row}.bill_id, 'paymentId', ${row}.payment_id)`;

/** What statements tell a payment from, in the domain's shape. @param row the name of a row of `payment` */
export const statementPaymentJson = (row: string): string => `json_build_object(
  'id', ${row}.id, 'reference', ${row}.reference, 'channel', ${row}.channel,
  'paymentDate', ${row}.payment_date, 'method', ${methodReferenceJson(row)})`;

/** What that is read as. */
export const statementPaymentSchema = paymentSchema.pick({
  id: true,
  reference: true,
  method: true,
  channel: true,
  paymentDate: true,
});

/** Entries of the ledger that no payment tells: a payment is told once, on its own day. @param row a row of `ledger_entry` */
export const isNoPayment = (row: string): string => `(${row}.kind <> 'payment' OR ${row}.payment_id IS NULL)`;

/** The day on which a payment posted; none before that. @param row the name of a row of `payment` */
export const postedDay = (row: string): string =>
  `CASE WHEN ${row}.status IN ('successful', 'returned') THEN coalesce(${row}.posted_date, ${row}.payment_date) END`;
