import { hash } from 'node:crypto';
import { accountNumberDigits, billsThatProve, registrationMinutes, zipDigits } from '@linework/domain';
import { hashToken, isSame, newToken } from '../../access/tokens.ts';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { malformed, OutcomeProblem } from '../../problems/problem.ts';
import {
  type AttemptRule,
  countAttempt,
  giveBackAttempt,
  slowPace,
} from '../../throttle/attempt-throttle.ts';

/** People misread a bill a few times; an office shares one network. */
const freeTries = { account: 5, network: 20 } as const;
/** Each registration that a bill begins may write to strangers: its holder needs one, and a few where something went wrong. */
const freeRegistrations = 5;
/** Stands in for a bill that is not there, so that as many codes are compared. */
const noBill = '00000000-0000-0000-0000-000000000000';

interface Shown {
  readonly accountNumber: string;
  readonly zip: string;
  readonly securityCode: string;
}

interface Moment {
  readonly now: Date;
  /** By which bills are dated. */
  readonly businessNow: Date;
}

/**
 * Begins a registration for who holds a bill. Whichever of the three does not fit, and whether there is such an account, is
 * answered alike, after the same work.
 * @returns what the browser shows with what follows
 * @throws OutcomeProblem LW-AUT-044 where they are not those of one bill, LW-AUT-040 after too many tries, or too many
 * registrations by one bill, LW-SYS-060 for what can be none
 */
export async function showBill(
  database: Queryable,
  codeOf: (billId: string) => string,
  { accountNumber, zip, securityCode }: Shown,
  network: string,
  { now, businessNow }: Moment,
): Promise<string> {
  const digits = accountNumberDigits(accountNumber);
  if (digits === null) throw malformed('/accountNumber', 'notANumber');
  const zipCode = zipDigits(zip);
  if (zipCode === null) throw malformed('/zip', 'notAZip');
  const limits = limitsOf(digits, network);
  await countAttempt(database, limits, 'LW-AUT-040', now);
  const bills = await provingBills(database, digits, zipCode, businessNow);
  const fits = Array.from({ length: billsThatProve }, (_, at) => {
    const isSameCode = isSame(codeOf(bills[at]?.bill_id ?? noBill), securityCode);
    return isSameCode ? bills[at] : undefined;
  });
  const bill = fits.find((one) => one !== undefined);
  if (!bill) throw new OutcomeProblem('LW-AUT-044');
  // Before tries are given back, and kept: what it opens is what counts.
  await countAttempt(database, [ofBill(bill.bill_id)], 'LW-AUT-040', now);
  for (const limit of limits) await giveBackAttempt(database, limit);
  return await begin(database, bill, now);
}

const limitsOf = (digits: string, network: string): AttemptRule[] => [
  { purpose: 'registration/account', subject: hash('sha256', digits, 'base64url'), free: freeTries.account },
  { purpose: 'registration/network', subject: network, free: freeTries.network },
];

const ofBill = (billId: string): AttemptRule => ({
  purpose: 'registration/bill',
  subject: billId,
  free: freeRegistrations,
  pace: slowPace,
});

interface Bill {
  readonly account_id: string;
  readonly bill_id: string;
}

/** The newest bills of an account, without those whose code was used. */
async function provingBills(
  database: Queryable,
  digits: string,
  zip: string,
  businessNow: Date,
): Promise<readonly Bill[]> {
  const p = parameters();
  return await database.query<Bill>(
    `SELECT a.id AS account_id, b.id AS bill_id
     FROM account a JOIN LATERAL (
       SELECT id FROM bill WHERE account_id = a.id AND is_released
         AND bill_date <= (${p.instant(businessNow)} AT TIME ZONE a.time_zone)::date
       ORDER BY bill_date DESC, id DESC LIMIT ${billsThatProve}) b ON true
     WHERE regexp_replace(a.number, '\\D', '', 'g') = ${p.text(digits)}
       AND left(a.bill_to_address ->> 'zip', 5) = ${p.text(zip)}
       AND NOT EXISTS (SELECT FROM bill_code_used u WHERE u.bill_id = b.id)`,
    p.values,
  );
}

async function begin(database: Queryable, { account_id, bill_id }: Bill, now: Date): Promise<string> {
  const token = newToken();
  const p = parameters();
  await database.query(
    `INSERT INTO account_registration (id, token_hash, account_id, bill_id, created_at, expires_at)
     VALUES (${p.uuid(uuidV7())}, ${p.bytes(hashToken(token))}, ${p.uuid(account_id)}, ${p.uuid(bill_id)},
       ${p.instant(now)}, ${p.instant(new Date(now.getTime() + registrationMinutes * 60_000))})`,
    p.values,
  );
  return token;
}
