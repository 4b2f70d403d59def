import { front, type Place, pageSize } from './place.ts';
import type { WorkerServices, WorkItem } from './worker-services.ts';

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
 * So many are dealt with at once in a round that does not say otherwise. A processor that is silent about one of them keeps a place for as long as it is waited
 * for, and the others go on; customers' own payments find the database's connections free, because what the worker asks of
 * it at the same time shares its trips.
 */
const usuallyAtATime = 16;

/** What a round goes through, a page at a time. */
export interface Queue<One> {
  /** Where a round had to end is kept under this name. */
  readonly name: string;
  readonly pageAfter: (place: Place) => Promise<readonly One[]>;
  readonly placeOf: (one: One) => Place;
}

/**
 * All that stands in a queue, page after page. The next round goes on where this one had to end, so that those at the
 * front, about which nothing can be done now, do not take the time of those behind them.
 */
export async function* everyPage<One>(
  { places }: Pick<WorkerServices, 'places'>,
  round: Round,
  { name, pageAfter, placeOf }: Queue<One>,
): AsyncGenerator<One, void, undefined> {
  let place = places.get(name) ?? front;
  for (;;) {
    const page = await pageAfter(place);
    for (const found of page) {
      if (round.isOver()) return;
      place = placeOf(found);
      places.set(name, place);
      yield found;
    }
    if (page.length < pageSize) break;
  }
  places.delete(name);
}

/**
 * Deals with each, several at a time and never two of one account. A fault of one is reported and does not keep the others
 * from their turn. When it resolves, nothing of it is under way any more.
 */
export async function dealWithEach<One extends WorkItem>(
  { onFault }: Pick<WorkerServices, 'onFault'>,
  round: Round,
  items: AsyncIterable<One>,
  work: (item: One) => Promise<void>,
  atATime = usuallyAtATime,
): Promise<void> {
  const inHand = new Map<string, Promise<void>>();

  async function attempt(item: One, before: Promise<void> | undefined): Promise<void> {
    await before;
    if (round.isOver()) return;
    try {
      await work(item);
    } catch (error) {
      onFault(error, item);
    }
  }

  async function takeTurns(): Promise<void> {
    for await (const item of turns) {
      const { accountId } = item;
      const attempted = attempt(item, inHand.get(accountId));
      inHand.set(accountId, attempted);
      await attempted;
      if (inHand.get(accountId) === attempted) inHand.delete(accountId);
    }
  }

  const turns = oneByOne(items);
  const ended = await Promise.allSettled(Array.from({ length: atATime }, takeTurns));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Whoever asks is given the next one, however many ask. */
async function* oneByOne<One>(all: AsyncIterable<One>): AsyncGenerator<One, void, undefined> {
  yield* all;
}
