import { type AnalyticsFact, isPromisedEvent } from '@linework/contract';
import { createDrops } from './drops.ts';
import { eventIds } from './event-id.ts';
import { firstMessage } from './message.ts';
import { fateOf, waitMs } from './retry.ts';
import { createShelf, type EventStore } from './shelf.ts';
import { tokenBucket } from './token-bucket.ts';

/** What the edge said to a message. */
export interface Posted {
  /** 0 where no answer came. */
  readonly status: number;
  /** For how many seconds it asks to wait; `null` where it asks nothing. */
  readonly retryAfter: number | null;
}

export interface QueuePorts {
  readonly post: (text: string) => Promise<Posted>;
  /** Hands a message to the browser, which sends it after the page is gone too. @returns whether it took it */
  readonly beacon: (text: string) => boolean;
  readonly store: EventStore;
  /** Does something unless another tab is doing it. @returns whether it was done */
  readonly alone: (work: () => Promise<void>) => Promise<boolean>;
  readonly isOnline: () => boolean;
  /** Who is signed in, by their id; `null` where nobody is, `undefined` as long as that is not known. */
  readonly user: () => string | null | undefined;
  /** How many events a second there may be, in a row and over time. */
  readonly perSecond: number;
  readonly visit: string;
  readonly chance?: () => number;
}

export interface AnalyticsQueue {
  /** Takes what happened. It is sent soon, and costs whoever says it nothing. */
  readonly take: (fact: AnalyticsFact) => void;
  /** Begins to send what another page of this browser left. */
  readonly resume: () => void;
  /** The page is hidden or gone: what waits is handed to the browser. */
  readonly leave: () => void;
  /** The page is seen again. */
  readonly comeBack: () => void;
  /** The connection is back. */
  readonly reconnect: () => void;
  /** Forgets all that waits: of a user who has signed out, of a customer who does not want it sent. */
  readonly empty: () => Promise<void>;
}

/** Between two messages, in milliseconds (spec section 9). */
const paceMs = 2_000;
/** What a page may hand over as it goes is 64 KiB, shared with whatever else is on its way. */
const handedBytes = 50_000;
const leastHandedBytes = 16_000;

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

/** Events on their way to the edge: bounded, in bulk, one message at a time, kept over reloads, counted where they are not sent. */
export function createQueue(ports: QueuePorts): AnalyticsQueue {
  const { post, beacon, alone, isOnline, user, chance = Math.random } = ports;
  const mayTake = tokenBucket(ports.perSecond);
  const nextId = eventIds();
  const shelf = createShelf(ports.store);
  const drops = createDrops();
  /** Which events tell of drops: that one of those was refused is told by no other. */
  const telling = new Set<string>();
  /** What the browser was handed since the page was last seen. */
  const handed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When it rings. */
  let at = 0;
  let isSending = false;
  let failures = 0;
  /** Before when no message is sent: one has just failed. */
  let due = 0;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    at = Date.now() + ms;
    timer = setTimeout(() => void send(), ms);
  };
  /** What is new is written down soon, and sent if nothing has failed. */
  const look = () => {
    if (timer === undefined || at > Date.now() + paceMs) schedule(paceMs);
  };
  const add = (fact: AnalyticsFact): string => {
    const id = nextId();
    const text = JSON.stringify({ id, visit: ports.visit, ...fact });
    const isPromised = isPromisedEvent(fact.name);
    drops.count('noRoom', shelf.add({ id, user: user() ?? null, isPromised, text, bytes: bytesIn(text) }));
    return id;
  };
  const tellDrops = () => {
    for (const fact of drops.take()) telling.add(add(fact));
  };
  const isWaiting = () => shelf.own().length > 0 || drops.hasAny();

  /** @returns how long to wait before the next message; `null` where nothing waits */
  const sendNext = async (): Promise<number | null> => {
    const who = user();
    // What waits may be theirs.
    if (who === undefined) return paceMs;
    const { events, tooOld, noRoom } = await shelf.sendable(who);
    drops.count('tooOld', tooOld);
    drops.count('noRoom', noRoom);
    const message = firstMessage(events);
    if (!message) return null;
    const { status, retryAfter } = await post(message.text);
    const fate = fateOf(status);
    if (fate === 'again') {
      failures += 1;
      const wait = waitMs(failures, chance(), retryAfter);
      due = Date.now() + wait;
      return wait;
    }
    failures = 0;
    if (fate === 'refused')
      drops.count('refused', message.events.filter(({ id }) => !telling.has(id)).length);
    await shelf.forget(message.events);
    for (const { id } of message.events) telling.delete(id);
    return message.events.length < events.length ? paceMs : null;
  };
  async function send(): Promise<void> {
    timer = undefined;
    // What happened meanwhile is written down, however long an answer takes.
    if (isSending) return await shelf.keep();
    isSending = true;
    let next: number | null = null;
    tellDrops();
    await shelf.keep();
    const left = due - Date.now();
    if (left > 0) next = left;
    else if (isOnline()) {
      // A browser that gives no lock now may give one later.
      const isAlone = await alone(async () => {
        next = await sendNext();
      }).catch(() => false);
      if (!isAlone) await shelf.follow();
    }
    isSending = false;
    // Without a connection nothing is due: what happens meanwhile is written down as it comes.
    if (timer !== undefined || !isOnline()) return;
    const wait = next ?? (isWaiting() ? paceMs : null);
    if (wait !== null) schedule(wait);
  }

  return {
    take: (fact) => {
      if (!isPromisedEvent(fact.name) && !mayTake()) drops.count('tooMany', 1);
      else add(fact);
      look();
    },
    resume: look,
    leave: () => {
      if (!isOnline()) return;
      tellDrops();
      let bytes = handedBytes;
      for (;;) {
        const mayGo = shelf
          .own()
          .filter((event) => !handed.has(event.id) && (event.user ?? user()) === user());
        const message = firstMessage(mayGo, bytes);
        if (!message) return;
        if (beacon(message.text)) for (const { id } of message.events) handed.add(id);
        else if (bytes > leastHandedBytes) bytes = Math.max(leastHandedBytes, bytes / 2);
        else return;
      }
    },
    comeBack: () => {
      // What is promised is sent again, as nobody says whether it came; of the rest it is likely enough.
      const measured = shelf.own().filter(({ id, isPromised }) => handed.has(id) && !isPromised);
      handed.clear();
      void shelf.forget(measured);
      if (isWaiting()) look();
    },
    reconnect: () => {
      failures = 0;
      due = 0;
      schedule(0);
    },
    empty: async () => {
      handed.clear();
      telling.clear();
      drops.clear();
      failures = 0;
      due = 0;
      clearTimeout(timer);
      timer = undefined;
      await shelf.clear();
    },
  };
}
