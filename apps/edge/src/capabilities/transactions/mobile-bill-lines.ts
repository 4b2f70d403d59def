import { type MobileBillLine, mobileBillLineSchema, usd } from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { run, statements } from '../../database/typed-statements.ts';

const lineFrom = (row: Tables['mobile_bill_line']): MobileBillLine =>
  mobileBillLineSchema.parse({
    id: row.id,
    kind: row.kind,
    phone: row.line_last_four === null ? null : { lastFour: row.line_last_four, deviceName: row.device_name },
    description: { en: row.description_en, es: row.description_es },
    amount: usd(row.amount_cents),
    installmentsLeft: row.installments_left,
  });

/** What a mobile bill is made of, in its biller's order; nothing of one that came without. */
export async function readMobileBillLines(
  database: Queryable,
  accountId: string,
  billId: string,
): Promise<MobileBillLine[]> {
  const lines = statements
    .selectFrom('mobile_bill_line')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('bill_id', '=', billId)
    .orderBy('position');
  return (await run(database, lines)).map(lineFrom);
}
