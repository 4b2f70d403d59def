import {
  type AskedLines,
  type BusinessDate,
  detailOfLine,
  type ListedTransaction,
  listedMobileLines,
  mobileLineSchema,
  NoSuchPart,
  pageOfLines,
  type TransactionDetail,
  type TransactionPage,
} from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { moneyJson } from '../../facts/money-sql.ts';
import { malformed } from '../../problems/problem.ts';

/** More than a biller writes in a lifetime of service. */
const mostLines = 10_000;

/**
 * What was charged and paid for mobile service. Its biller writes a few lines a month: they are read whole, and what is
 * asked of them is found by the rules alone.
 */
export async function readMobileLines(
  database: Queryable,
  accountId: string,
  today: BusinessDate,
): Promise<ListedTransaction[]> {
  const p = parameters();
  const rows = await database.query<{ line: unknown }>(
    `SELECT json_build_object('id', m.id, 'kind', m.kind, 'date', m.entry_date, 'dueDate', m.due_date,
       'isBill', m.is_bill, 'amount', ${moneyJson('m.amount_cents')}, 'payment', m.payment) AS line
     FROM mobile_activity m WHERE m.account_id = ${p.uuid(accountId)}
     ORDER BY m.entry_date DESC, m.id DESC LIMIT ${p.bigint(mostLines)}`,
    p.values,
  );
  return listedMobileLines(
    rows.map(({ line }) => mobileLineSchema.parse(line)),
    today,
  );
}

/** A part of them. @throws OutcomeProblem LW-SYS-060 for a part that there is not */
export function mobilePage(lines: readonly ListedTransaction[], asked: AskedLines): TransactionPage {
  try {
    return pageOfLines(lines, asked);
  } catch (error) {
    if (!(error instanceof NoSuchPart)) throw error;
    throw malformed(`/variables/${error.member}`, error.member === 'first' ? 'outOfBounds' : 'notACursor');
  }
}

export const mobileDetail = (lines: readonly ListedTransaction[], id: string): TransactionDetail | null =>
  detailOfLine(lines, lines, id);
