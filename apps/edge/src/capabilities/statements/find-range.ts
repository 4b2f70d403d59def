import {
  type BusinessDate,
  businessDateSchema,
  ledgerEntrySchema,
  mostRangeLines,
  type RangeFacts,
  usd,
} from '@linework/domain';
import { z } from 'zod';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { ledgerEntryJson, statementPaymentJson, statementPaymentSchema } from '../../facts/ledger-sql.ts';

/** From which day to which, of which account. */
interface Wanted {
  readonly accountId: string;
  readonly accountNumber: string;
  readonly from: BusinessDate;
  readonly to: BusinessDate;
}

const rowSchema = z.object({
  opening: z.int(),
  charge: z.int(),
  payment: z.int(),
  credit: z.int(),
  return: z.int(),
  refund: z.int(),
  line_count: z.int(),
  entries: z.array(ledgerEntrySchema),
  payments: z.array(statementPaymentSchema),
  open: z.array(z.object({ due_date: businessDateSchema, cents: z.int() })),
});

const kindSum = (kind: string): string =>
  `(SELECT coalesce(sum(amount_cents), 0)::bigint FROM inside WHERE kind = '${kind}')`;

/**
 * What a range is made from, in one round trip. Sums are of all lines, lines the newest alone. Posted money covers the
 * charge that fell due first, so what is open on the last day are the newest charges that add up to the balance then.
 */
export async function findRange(database: Queryable, wanted: Wanted): Promise<RangeFacts> {
  const { accountNumber, from, to } = wanted;
  const p = parameters();
  const [account, first, last] = [p.uuid(wanted.accountId), p.date(from), p.date(to)];
  const [found] = await database.query<object>(
    `WITH until AS (
       SELECT * FROM ledger_entry WHERE account_id = ${account} AND entry_date <= ${last}),
     inside AS (SELECT * FROM until WHERE entry_date >= ${first}),
     newest AS (SELECT * FROM inside ORDER BY entry_date DESC, id DESC LIMIT ${p.bigint(mostRangeLines)}),
     closing AS (SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM until),
     charges AS (
       SELECT coalesce(due_date, entry_date) AS due_date, amount_cents,
         sum(amount_cents) OVER (ORDER BY coalesce(due_date, entry_date) DESC, id DESC) AS through
       FROM until WHERE amount_cents > 0)
     SELECT (SELECT coalesce(sum(amount_cents), 0)::bigint FROM until WHERE entry_date < ${first}) AS opening,
       ${kindSum('charge')} AS charge, ${kindSum('payment')} AS payment,
       ${kindSum('credit')} AS credit, ${kindSum('return')} AS return, ${kindSum('refund')} AS refund,
       (SELECT count(*) FROM inside) AS line_count,
       (SELECT coalesce(json_agg(${ledgerEntryJson('e')}), '[]'::json) FROM newest e) AS entries,
       (SELECT coalesce(json_agg(${statementPaymentJson('k')}), '[]'::json)
        FROM newest e JOIN payment k ON k.account_id = e.account_id AND k.id = e.payment_id) AS payments,
       (SELECT coalesce(json_agg(json_build_object('due_date', c.due_date,
          'cents', least(c.amount_cents, closing.cents - c.through + c.amount_cents))), '[]'::json)
        FROM charges c, closing WHERE c.through - c.amount_cents < closing.cents) AS open`,
    p.values,
  );
  const { opening, line_count, entries, payments, open, ...sums } = rowSchema.parse(found);
  return {
    accountNumber,
    from,
    to,
    opening: usd(opening),
    sums: {
      charge: usd(sums.charge),
      payment: usd(sums.payment),
      credit: usd(sums.credit),
      return: usd(sums.return),
      refund: usd(sums.refund),
    },
    lineCount: line_count,
    entries,
    payments,
    open: open.map(({ due_date: dueDate, cents }) => ({ dueDate, remaining: usd(cents) })),
  };
}
