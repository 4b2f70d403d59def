import type { Charge } from '../../src/processor/processor-port.ts';
import { localTime, plusDays } from '../model/calendar.ts';
import { type Customer, type Method, methodOf, owed } from '../model/customer.ts';
import type { Row, Seen } from '../world/observe.ts';
import type { Asked } from '../world/ports.ts';

/** What the processor has on record, and what it was asked for. */
export interface ProcessorRecord {
  readonly asked: readonly Asked[];
  readonly charges: ReadonlyMap<string, Charge>;
}

/** Ledger, balance and payments come to the same, and to what was billed less what was paid. */
export function sumsDiffer(customer: Customer, { ledger, posted, pending, rows }: Seen): string[] {
  const onTheWay = rows
    .filter(({ status }) => status === 'pending' || status === 'running' || status === 'unknown')
    .reduce((cents, row) => cents + row.cents, 0);
  const found: string[] = [];
  if (ledger !== posted) found.push(`the ledger comes to ${ledger}, the balance to ${posted}`);
  if (pending !== onTheWay) found.push(`${onTheWay} is on its way, the account says ${pending}`);
  const left = owed(customer, rows);
  if (posted - pending !== left)
    found.push(`${left} is owed by the bills, ${posted - pending} by the account`);
  return found;
}

const recordsOf: { readonly [Status in Row['status']]: readonly (Charge['status'] | 'none')[] } = {
  scheduled: ['none'],
  cancelled: ['none'],
  running: ['none', 'approved', 'pending', 'settled', 'declined', 'returned'],
  unknown: ['none', 'approved', 'pending', 'settled', 'declined', 'returned'],
  pending: ['pending', 'settled', 'returned'],
  successful: ['approved', 'settled', 'returned'],
  returned: ['returned'],
  failed: ['none', 'declined'],
};

/** What is late by more days than this is not taken any more. */
const madeUpFor = 3;

/** What a method's numbers were at an instant; more than one where it was given another just then. */
function tokensAt({ token, before }: Method, at: Date): string[] {
  const spans = [...before, { token, until: null }];
  const begins = [null, ...before.map(({ until }) => until)];
  return spans
    .filter(({ until }, index) => {
      const from = begins[index] ?? null;
      return (from === null || from <= at) && (until === null || at <= until);
    })
    .map((span) => span.token);
}

/** Each payment is charged as it was agreed on: that amount, by that method, on its day, and as it is told to have ended. */
export function chargedOtherwise(
  customer: Customer,
  row: Row,
  { asked, charges }: ProcessorRecord,
): string[] {
  const charge = charges.get(row.id);
  const found: string[] = [];
  const say = (what: string) => found.push(`payment of ${row.cents} for ${row.day}, ${row.status}: ${what}`);
  if (!recordsOf[row.status].includes(charge?.status ?? 'none')) say(`the processor says ${charge?.status}`);
  if (charge && charge.amount.cents !== row.cents) say(`the processor charged ${charge.amount.cents}`);
  const requests = asked.filter(({ paymentId }) => paymentId === row.id);
  if (row.atOnce && requests.length > 1) say('it was asked for again behind the back of who made it');
  for (const { cents, token, at } of requests) {
    const { day } = localTime(at, customer.timeZone);
    if (cents !== row.cents) say(`the processor was asked for ${cents}`);
    if (!tokensAt(methodOf(customer, row.method), at).includes(token))
      say('the processor was asked to charge another method');
    if (day < row.day) say(`it was charged early, on ${day}`);
    if (day > plusDays(row.day, madeUpFor)) say(`it was charged too late, on ${day}`);
    if (row.status === 'cancelled') say('it was charged although it was canceled');
  }
  return found;
}

/** Money was asked for that no payment is for. */
export function chargedForNothing({ asked }: ProcessorRecord, all: ReadonlyMap<string, Seen>): string[] {
  const known = new Set([...all.values()].flatMap(({ rows }) => rows.map(({ id }) => id)));
  return asked
    .filter(({ paymentId }) => !known.has(paymentId))
    .map(({ cents }) => `the processor was asked for ${cents} that no payment is for`);
}
