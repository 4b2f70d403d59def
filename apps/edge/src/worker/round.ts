import { type Found, findPayments, front, pageSize, type Search } from './find-payments.ts';
import type { WorkerServices } from './worker-services.ts';

/** One time that a job is done. */
export interface Round {
  /** Whether it may begin nothing more: it has had its time, or the edge stops. What it has begun it finishes. */
  isOver(): boolean;
}

/** A round begins nothing more after this long: what a silent processor holds up is not held up any longer by the queue. */
export const roundMs = 60_000;

/** A round that is over after so many milliseconds, however the clocks are set meanwhile. */
export function timedRound(longestMs: number): Round {
  const began = performance.now();
  return { isOver: () => performance.now() - began >= longestMs };
}

/**
 * So many are dealt with at once. A processor that is silent about one of them keeps a place for as long as it is waited
 * for, and the others go on; customers' own payments find the database's connections free, because what the worker asks of
 * it at the same time shares its trips.
 */
const atATime = 16;

/**
 * Every payment that is looked for, page after page. The next round goes on where this one had to end, so that those at the
 * front, about which nothing can be done now, do not take the time of those behind them.
 */
export async function* waitingPayments(
  { database, places }: WorkerServices,
  round: Round,
  search: Search,
): AsyncGenerator<Found, void, undefined> {
  let place = places.get(search.name) ?? front;
  for (;;) {
    const page = await findPayments(database, search, place);
    for (const found of page) {
      if (round.isOver()) return;
      const { accountId, paymentId, payment } = found;
      place = { paymentDate: payment.paymentDate, accountId, paymentId };
      places.set(search.name, place);
      yield found;
    }
    if (page.length < pageSize) break;
  }
  places.delete(search.name);
}

interface Item {
  readonly paymentId: string;
  readonly accountId: string;
}

/**
 * Deals with each, several at a time and never two of one account. One that fails is told of and does not keep the others
 * from their turn. When it resolves, nothing of it is under way any more.
 */
export async function forEachPayment<One extends Item>(
  { onFault }: Pick<WorkerServices, 'onFault'>,
  round: Round,
  payments: Iterable<One> | AsyncIterable<One>,
  work: (payment: One) => Promise<void>,
): Promise<void> {
  const inHand = new Map<string, Promise<void>>();

  async function attempt(payment: One, before: Promise<void> | undefined): Promise<void> {
    await before;
    if (round.isOver()) return;
    try {
      await work(payment);
    } catch (error) {
      onFault(error, payment.paymentId);
    }
  }

  async function takeTurns(): Promise<void> {
    for await (const payment of turns) {
      const { accountId } = payment;
      const attempted = attempt(payment, inHand.get(accountId));
      inHand.set(accountId, attempted);
      await attempted;
      if (inHand.get(accountId) === attempted) inHand.delete(accountId);
    }
  }

  const turns = oneByOne(payments);
  const ended = await Promise.allSettled(Array.from({ length: atATime }, takeTurns));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Whoever asks is given the next one, however many ask. */
async function* oneByOne<One>(all: Iterable<One> | AsyncIterable<One>): AsyncGenerator<One, void, undefined> {
  yield* all;
}
