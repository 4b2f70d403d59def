import type { BusinessDate } from '@linework/domain';
import type { When } from '../model/agree.ts';
import { plusDays } from '../model/calendar.ts';
import { type Agreed, type Customer, isHeld, methodOf, waiting } from '../model/customer.ts';
import type { Row, Seen } from '../world/observe.ts';
import { followHalfARound, judgeDebits } from './debits.ts';
import { emailedOtherwise, noticeOf, type Worked } from './messages.ts';
import { chargedOtherwise, type ProcessorRecord, sumsDiffer } from './money.ts';
import { otherThanAgreed, wentWrong } from './steps-of-payments.ts';

/** What happened between two looks at one account. */
export interface Happened extends Worked {
  readonly now: Date;
  /** What was agreed on, in the order in which it was answered. */
  readonly learnt: readonly ((customer: Customer, when: When) => void)[];
  /** Payments that requests may have made, by their keys. */
  readonly makes: ReadonlyMap<string, Agreed>;
}

/**
 * What no rule allows of what became of an account. Where several did something at once, any order of it will do that
 * explains everything; what was agreed on in it is what the customer goes on from.
 */
export function judge(
  customer: Customer,
  before: Seen,
  after: Seen,
  happened: Happened,
  record: ProcessorRecord,
): string[] {
  const stories = Array.from({ length: happened.learnt.length + 1 }, (_, place) => {
    const told = copyOf(customer);
    return { told, breaches: tell(told, before, after, happened, record, place) };
  });
  const [first] = stories;
  const right = stories.find(({ breaches }) => breaches.length === 0);
  Object.assign(customer, { ...(right ?? first)?.told });
  return right ? [] : (first?.breaches ?? []);
}

const copyOf = (customer: Customer): Customer => ({
  ...customer,
  agreed: new Map(customer.agreed),
  decided: [],
});

/** @param place what was learnt before the worker came to Auto Pay */
function tell(
  customer: Customer,
  before: Seen,
  after: Seen,
  happened: Happened,
  record: ProcessorRecord,
  place: number,
): string[] {
  const { now, today, learnt, makes, isAtWork, isThrough } = happened;
  const when: When = { now, rows: before.rows, after };
  noteMade(customer, before.rows, after.rows, makes);
  const noticeBefore = noticeOf(customer, before.rows, today);
  for (const learn of learnt.slice(0, place)) learn(customer, when);
  const debits = judgeDebits(customer, { before: before.rows, after, today, isThrough });
  for (const learn of learnt.slice(place)) learn(customer, when);
  const isHalf = isAtWork && (!isThrough || isHeld(after.rows));
  if (isHalf && debits.length === 0) followHalfARound(customer, { after, today });
  const known = new Map(before.rows.map((row) => [row.id, row]));
  return [
    ...debits,
    ...sumsDiffer(customer, after),
    ...after.rows.flatMap((row) => [
      ...(row.channel === 'autoPay' ? [] : otherThanAgreed(customer, row)),
      ...wentWrong(known.get(row.id) ?? { ...row, status: row.status }, row, today),
      ...chargedOtherwise(customer, row, record),
    ]),
    ...(isThrough ? leftWaiting(customer, after.rows, today) : []),
    ...standsOtherwise(customer, after),
    ...emailedOtherwise(customer, noticeBefore, before, after, happened),
  ];
}

/** What a request has made is what it asked for. Of what was not taken the key is free again, and may make another. */
function noteMade(
  { agreed }: Customer,
  before: readonly Row[],
  after: readonly Row[],
  makes: ReadonlyMap<string, Agreed>,
): void {
  const known = new Set(before.map(({ id }) => id));
  for (const row of after) {
    const isFreed = row.key === null && row.status === 'failed' && row.reason === 'LW-PAY-060';
    const likely = isFreed
      ? [...makes.values()].find((made) => made.cents === row.cents && made.day === row.day)
      : makes.get(row.key ?? '');
    if (likely && !known.has(row.id) && !agreed.has(row.id)) agreed.set(row.id, likely);
  }
}

/** The worker was through with everything, and something that was due still waits, though its processor would take it. */
function leftWaiting(customer: Customer, rows: readonly Row[], today: BusinessDate): string[] {
  if (isHeld(rows)) return [];
  const isTurnedAway = ({ method, day }: Row): boolean =>
    methodOf(customer, method).behaves === 'unavailable' && today <= plusDays(day, 1);
  return waiting(rows)
    .filter((row) => row.day <= today && !isTurnedAway(row))
    .map(({ cents, day }) => `a payment of ${cents} for ${day} still waits on ${today}`);
}

/** Auto Pay is on where it was agreed on, and nowhere else. */
function standsOtherwise(
  { autoPay, lastDebit, card }: Customer,
  { isEnrolled, last, tokens }: Seen,
): string[] {
  const found: string[] = [];
  if (tokens[card.id] !== card.token || !card.token.startsWith(`sbx_${card.behaves}_`))
    found.push(`the saved card has the number ${tokens[card.id]}, agreed: ${card.behaves}`);
  if (isEnrolled !== (autoPay !== null))
    found.push(`Auto Pay is on: ${isEnrolled}, agreed: ${autoPay !== null}`);
  if (last !== null && lastDebit === null) found.push(`a last debit is still to be made on ${last}`);
  return found;
}
