import {
  type AskedLines,
  type BusinessDate,
  listedMobileLines,
  type MobileLines,
  mobileLineSchema,
  NoSuchPart,
  pageOfLines,
  paymentSchema,
  type TransactionPage,
} from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { paymentJson } from '../../facts/facts-sql.ts';
import { moneyJson } from '../../facts/money-sql.ts';
import { malformed } from '../../problems/problem.ts';

/** More than a biller writes in a lifetime of service. */
const mostLines = 10_000;

/**
 * What was charged and paid for mobile service, payments of devices among it. Its biller writes a few lines a month, and few
 * devices are paid off here: they are read whole, and what is asked of them is found by the rules alone.
 */
export async function readMobileLines(
  database: Queryable,
  accountId: string,
  today: BusinessDate,
): Promise<MobileLines> {
  const p = parameters();
  const [account, most] = [p.uuid(accountId), p.bigint(mostLines)];
  const rows = await database.query<{ line: unknown; payment: unknown }>(
    `(SELECT json_build_object('id', m.id, 'kind', m.kind, 'date', m.entry_date, 'dueDate', m.due_date,
       'isBill', m.is_bill, 'amount', ${moneyJson('m.amount_cents')}, 'payment', m.payment) AS line, NULL::json AS payment
     FROM mobile_activity m WHERE m.account_id = ${account}
     ORDER BY m.entry_date DESC, m.id DESC LIMIT ${most})
     UNION ALL
     (SELECT NULL, ${paymentJson('k')}
     FROM payment k WHERE k.account_id = ${account} AND k.device_id IS NOT NULL
     ORDER BY k.requested_at DESC, k.id DESC LIMIT ${most})`,
    p.values,
  );
  return listedMobileLines(
    rows.flatMap(({ line }) => (line === null ? [] : [mobileLineSchema.parse(line)])),
    rows.flatMap(({ payment }) => (payment === null ? [] : [paymentSchema.parse(payment)])),
    today,
  );
}

/** A part of them. @throws OutcomeProblem LW-SYS-060 for a part that there is not */
export function mobilePage({ all }: MobileLines, asked: AskedLines): TransactionPage {
  try {
    return pageOfLines(all, asked);
  } catch (error) {
    if (!(error instanceof NoSuchPart)) throw error;
    throw malformed(`/variables/${error.member}`, error.member === 'first' ? 'outOfBounds' : 'notACursor');
  }
}
