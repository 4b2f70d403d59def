import { type BusinessDate, isNamedDevice, type Payment, type PaymentStatus } from '@linework/domain';
import type { Parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';

/** A step of a payment, as far as it reaches a ledger. */
export interface Posting {
  readonly accountId: string;
  readonly from: PaymentStatus;
  /** The payment as it is afterwards. */
  readonly after: Payment;
  /** The business day on which it happens. */
  readonly today: BusinessDate;
  readonly now: Date;
}

export const isPosted = (status: PaymentStatus): boolean => status === 'successful';

interface NewEntry {
  readonly kind: 'payment' | 'return';
  readonly cents: number;
  readonly dueDate: BusinessDate | null;
}

/** What reaches a ledger: money that arrived, and money that was sent back, which is owed again from that day. */
function ledgerEntries({ from, after, today }: Posting): NewEntry[] {
  const { cents } = after.amount;
  const arrived = { kind: 'payment', cents: -cents, dueDate: null } as const;
  const sentBack = { kind: 'return', cents, dueDate: today } as const;
  if (after.status === 'successful') return [arrived];
  if (after.status === 'returned') return isPosted(from) ? [sentBack] : [arrived, sentBack];
  return [];
}

/** Parts of the statement that moves a payment, behind `moved`: the lines of the ledger that it pays into, the account's, its device's or its mobile bill's. */
export function postingSteps(p: Parameters, posting: Posting): string[] {
  const entries = ledgerEntries(posting);
  const { device } = posting.after;
  if (!device) {
    return entries.map((entry, index) => `posted_${index} AS (${accountEntry(p, posting, entry)})`);
  }
  const posted = entries.map(
    (entry, index) => `posted_${index} AS (${deviceEntry(p, posting, device.id, entry)})`,
  );
  const cents = entries.reduce((sum, entry) => sum + entry.cents, 0);
  // Nothing is written for a part that stays out: a value that no text names has no type.
  if (cents === 0) return posted;
  const paidOff = isNamedDevice(device)
    ? deviceUpdate(p, posting, device.id, cents)
    : mobileBillUpdate(p, posting, cents);
  return [...posted, `paid_off AS (${paidOff})`];
}

const accountEntry = (p: Parameters, { accountId, after, today, now }: Posting, entry: NewEntry): string => `
  INSERT INTO ledger_entry (account_id, id, kind, entry_date, due_date, amount_cents, payment_id, recorded_at)
  SELECT ${p.uuid(accountId)}, ${p.uuid(uuidV7())}, ${p.text(entry.kind)}, ${p.date(today)},
    ${p.date(entry.dueDate)}, ${p.bigint(entry.cents)}, ${p.uuid(after.id)}, ${p.instant(now)}
  FROM moved`;

const deviceEntry = (
  p: Parameters,
  { accountId, after, today, now }: Posting,
  deviceId: string,
  { kind, cents }: NewEntry,
): string => `
  INSERT INTO device_entry (account_id, device_id, id, kind, entry_date, amount_cents, payment_id, recorded_at)
  SELECT ${p.uuid(accountId)}, ${p.uuid(deviceId)}, ${p.uuid(uuidV7())}, ${p.text(kind)}, ${p.date(today)},
    ${p.bigint(cents)}, ${p.uuid(after.id)}, ${p.instant(now)}
  FROM moved`;

/** What is left of the device, and how many monthly amounts that still is: the domain's `installmentsFor`. */
function deviceUpdate(p: Parameters, { accountId }: Posting, deviceId: string, cents: number): string {
  const left = `balance_cents + ${p.bigint(cents)}`;
  return `UPDATE mobile_device SET balance_cents = ${left},
      installments_left = greatest(0, ceil((${left}) / monthly_cents::numeric))::integer
    WHERE account_id = ${p.uuid(accountId)} AND id = ${p.uuid(deviceId)} AND EXISTS (SELECT 1 FROM moved)`;
}

/** The mobile bill once it is paid, or what paid it came back: what is past due goes first, as the domain's `mobileBillAfter` has it. */
const mobileBillUpdate = (p: Parameters, { accountId }: Posting, cents: number): string => `
  UPDATE mobile_account SET bill_cents = bill_cents + ${p.bigint(cents)},
    past_due_cents = greatest(0, past_due_cents + least(0, ${p.bigint(cents)}))
  WHERE account_id = ${p.uuid(accountId)} AND EXISTS (SELECT 1 FROM moved)`;
