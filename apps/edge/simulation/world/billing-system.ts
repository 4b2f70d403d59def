import { type BusinessDate, type Money, usd } from '@linework/domain';
import type { Database } from '../../src/database/database.ts';
import { dayOfMonthFrom, localTime, plusDays } from '../model/calendar.ts';
import type { Customer } from '../model/customer.ts';
import type { World } from './world.ts';

/** Days from a bill to the day on which it falls due. */
const daysToPay = 20;

/** What the provider's billing system does to an account when it makes a bill: another program, so no gate. */
export async function makeBill(
  database: Database,
  customer: Customer,
  on: BusinessDate,
  { cents }: Money,
): Promise<void> {
  customer.billed += cents;
  customer.billedOn = on;
  await database.query(
    `WITH made AS (
       INSERT INTO bill (account_id, id, bill_date, due_date, service_from, service_to, amount_cents)
       VALUES ($1, gen_random_uuid(), $2::date, $3::date, $2::date, $2::date + 29, $4) RETURNING id),
     lined AS (
       INSERT INTO bill_line (account_id, bill_id, position, id, kind, description, description_es, amount_cents)
       SELECT $1, id, 0, gen_random_uuid(), 'rate', 'Internet', 'Internet', $4 FROM made),
     charged AS (
       INSERT INTO ledger_entry (account_id, id, kind, entry_date, due_date, amount_cents, bill_id, recorded_at)
       SELECT $1, gen_random_uuid(), 'charge', $2::date, $3::date, $4, id, now() FROM made)
     UPDATE account SET posted_cents = posted_cents + $4, version = version + 1 WHERE id = $1`,
    [customer.id, on, plusDays(on, daysToPay), cents],
  );
}

/** Makes every bill whose day has come since the last one. */
export async function makeBillsDue(
  { database, clock }: World,
  customers: readonly Customer[],
): Promise<void> {
  for (const customer of customers) {
    const { day: today } = localTime(clock.now(), customer.timeZone);
    const next = dayOfMonthFrom(customer.billDay, plusDays(customer.billedOn, 1));
    if (next > today) continue;
    // Neither round nor twice the same, so that no sum comes out right by chance.
    const cents = 4_001 + ((customer.billed * 7_919 + Number(next.slice(8)) * 104_729) % 21_013);
    await makeBill(database, customer, next, usd(cents));
  }
}
