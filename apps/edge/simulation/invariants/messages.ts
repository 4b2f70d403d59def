import type { BusinessDate } from '@linework/domain';
import { type NextTold, nextDebitOf } from '../model/auto-pay.ts';
import { plusDays } from '../model/calendar.ts';
import type { Customer } from '../model/customer.ts';
import type { Row, Seen, Told } from '../world/observe.ts';

/** Who was at work between two looks. */
export interface Worked {
  readonly today: BusinessDate;
  readonly isAtWork: boolean;
  /** The worker was through with everything. */
  readonly isThrough: boolean;
  /** Somebody other than whoever asked looked at what became of payments. */
  readonly hasFoundOut: boolean;
  /** The customer asked for something, and reads on the page what became of it. */
  readonly hasAsked: boolean;
}

/** A debit is told of so many days before. */
const toldBefore = 3;
/** What nobody was there to take is told as missed after so many days. */
const madeUpFor = 3;

/** The debit that is to be told of today; `null` where none is near, or its day and sum were told otherwise. */
export function noticeOf(customer: Customer, rows: readonly Row[], today: BusinessDate): NextTold | null {
  const next = nextDebitOf(customer, rows, today);
  if (!next || next.cents === 0 || next.isAgain) return null;
  const from = plusDays(next.date, -toldBefore);
  return today < next.date && today >= from && next.since < from ? next : null;
}

/** What is told from one look to the next: what happened, each once and to whom it concerns, and nothing else. */
export function emailedOtherwise(
  customer: Customer,
  noticeBefore: NextTold | null,
  before: Seen,
  after: Seen,
  happened: Worked,
): string[] {
  const { today, isAtWork, isThrough } = happened;
  const known = new Set(before.messages.map(({ key }) => key));
  const written = after.messages.filter(({ key }) => !known.has(key));
  const steps = stepsOf(before.rows, after.rows, happened);
  const must = [...customer.decided, ...steps.must];
  const may = [...steps.may];
  const notice = noticeOf(customer, after.rows, today);
  const notices = [noticeBefore, notice].filter((one) => one !== null).map(nameOfNotice);
  const found: string[] = [];
  for (const message of written) {
    const name = nameOf(message);
    if (take(must, name) || take(may, name)) continue;
    if (!isAtWork || !take(notices, name)) found.push(`${name} is told, and did not happen`);
  }
  found.push(...must.map((name) => `${name} is not told`));
  const all = after.messages.map(nameOf);
  const isFirst = customer.noticedOn !== today;
  if (isThrough && isFirst && notice && !all.includes(nameOfNotice(notice)))
    found.push(`${nameOfNotice(notice)} is not told`);
  if (isAtWork) customer.noticedOn = today;
  return [...found, ...(isThrough ? sentOtherwise(customer, after) : [])];
}

/** Each is sent to the customer once, and to nobody else. */
function sentOtherwise({ userId }: Customer, { messages }: Seen): string[] {
  return messages
    .filter(({ to }) => to.length !== 1 || to[0] !== userId)
    .map((message) => `${nameOf(message)} is sent to ${message.to.length}`);
}

const nameOfNotice = ({ date, cents }: Pick<NextTold, 'date' | 'cents'>): string =>
  `debitComing/${date}/${cents}`;

function nameOf({ kind, paymentId, methodId, debit }: Told): string {
  if (debit) return nameOfNotice(debit);
  if (paymentId !== null) return `${kind}/${paymentId}`;
  return kind.startsWith('method') ? `${kind}/${methodId}` : kind;
}

function take(names: string[], name: string): boolean {
  const place = names.indexOf(name);
  if (place >= 0) names.splice(place, 1);
  return place >= 0;
}

interface Steps {
  readonly must: readonly string[];
  /** What went by between two looks, or was read on the page. */
  readonly may: readonly string[];
}

function stepsOf(before: readonly Row[], after: readonly Row[], happened: Worked): Steps {
  const known = new Map(before.map((row) => [row.id, row.status]));
  const steps = after
    .filter(({ id, status }) => known.get(id) !== status)
    .map((row) => stepOf(known.get(row.id) ?? null, row, happened));
  return { must: steps.flatMap(({ must }) => must), may: steps.flatMap(({ may }) => may) };
}

const isMade = (status: Row['status'] | null): boolean => status === 'pending' || status === 'successful';

function stepOf(from: Row['status'] | null, row: Row, happened: Worked): Steps {
  const one = (kind: string): string[] => [`${kind}/${row.id}`];
  switch (row.status) {
    case 'scheduled':
      // A debit that its processor turned away waits for the next round: nobody scheduled it.
      return { must: from === null && row.channel !== 'autoPay' ? one('paymentScheduled') : [], may: [] };
    case 'pending':
    case 'successful':
      return { must: isMade(from) ? [] : one('paymentMade'), may: [] };
    case 'returned':
      return { must: one('paymentReturned'), may: isMade(from) ? [] : one('paymentMade') };
    case 'cancelled':
      return { must: one('paymentCancelled'), may: [] };
    case 'failed':
      return failureOf(from, row, happened);
    default:
      return { must: [], may: [] };
  }
}

/** Whoever asked reads on the page that it failed; what the worker finds out is told. */
function failureOf(
  from: Row['status'] | null,
  { id, channel, day }: Row,
  { today, hasAsked, hasFoundOut }: Worked,
): Steps {
  if (channel === 'autoPay') {
    const kind = today > plusDays(day, madeUpFor) ? 'debitMissed' : 'debitFailed';
    return { must: [`${kind}/${id}`], may: [] };
  }
  const told = [`paymentFailed/${id}`];
  if (from === 'scheduled' || !hasAsked) return { must: told, may: [] };
  return { must: [], may: hasFoundOut ? told : [] };
}
