import type { AnalyticsFact } from '@linework/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueue, type QueuePorts } from './queue.ts';
import type { EventStore } from './shelf.ts';
import type { Waiting } from './waiting.ts';

const outcome: AnalyticsFact = { name: 'outcome', code: 'LW-PAY-001', page: 'payBill' };
const step: AnalyticsFact = { name: 'flowStep', flow: 'wallet', step: 'add' };

interface Sent {
  readonly id: string;
  readonly name: string;
  readonly reason?: string;
  readonly events?: number;
}
interface Received {
  readonly user: string | null;
  readonly events: readonly Sent[];
}

/** What all tabs of a browser share. */
function browser() {
  const kept = new Map<string, Waiting>();
  let isTaken = false;
  const store: EventStore = {
    put: async (events) => {
      for (const event of events) kept.set(event.id, event);
    },
    all: async () => [...kept.values()],
    remove: async (ids) => {
      for (const id of ids) kept.delete(id);
    },
    clear: async () => kept.clear(),
  };
  const alone = async (work: () => Promise<void>) => {
    if (isTaken) return false;
    isTaken = true;
    await work();
    isTaken = false;
    return true;
  };
  /** The tab that was sending is gone. */
  const release = () => {
    isTaken = false;
  };
  return { kept, store, alone, release };
}

/** An edge that takes an event once, and answers as it is told. */
function edge() {
  const messages: Received[] = [];
  const state = {
    status: 204,
    retryAfter: null as number | null,
    loses: false,
    slow: false,
    beacons: Number.POSITIVE_INFINITY,
  };
  const counted = new Map<string, Sent>();
  const receive = (text: string) => {
    const message: Received = JSON.parse(text);
    messages.push(message);
    for (const event of message.events) counted.set(event.id, event);
  };
  return {
    state,
    messages,
    names: () => [...counted.values()].map(({ name }) => name),
    counted,
    post: async (text: string) => {
      const { status, retryAfter, loses, slow } = state;
      if (slow) await new Promise((resolve) => setTimeout(resolve, 9_000));
      if (status < 300) receive(text);
      return { status: loses ? 0 : status, retryAfter };
    },
    beacon: (text: string) => {
      const bytes = new TextEncoder().encode(text).length;
      if (bytes > state.beacons) return false;
      state.beacons -= bytes;
      // Nobody hears whether a beacon came.
      if (state.status < 300) receive(text);
      return true;
    },
  };
}

function tab(shared = browser(), at = edge(), ports: Partial<QueuePorts> = {}) {
  const state = { online: true, user: 'dana' as string | null | undefined };
  const queue = createQueue({
    ...shared,
    post: at.post,
    beacon: at.beacon,
    isOnline: () => state.online,
    user: () => state.user,
    perSecond: 100,
    visit: 'visit',
    chance: () => 1,
    ...ports,
  });
  return { queue, state, edge: at, shared };
}

const pass = async (ms: number) => await vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('sends every two seconds what has happened, and nothing while nothing has', async () => {
  const { queue, edge: at } = tab();
  await pass(10_000);
  expect([at.messages.length, vi.getTimerCount()]).toEqual([0, 0]);
  queue.take(outcome);
  queue.take(step);
  await pass(1_999);
  expect(at.messages.length).toBe(0);
  await pass(1);
  expect(at.messages.map(({ events }) => events.length)).toEqual([2]);
  await pass(60_000);
  expect([at.messages.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('has one message under way, however long that takes', async () => {
  let answer = (_posted: { status: number; retryAfter: null }) => {};
  const post = vi.fn(
    () => new Promise<{ status: number; retryAfter: null }>((resolve) => (answer = resolve)),
  );
  const { queue } = tab(browser(), edge(), { post });
  queue.take(outcome);
  await pass(2_000);
  for (let times = 0; times < 20; times += 1) {
    queue.take(step);
    await pass(2_000);
  }
  expect(post).toHaveBeenCalledTimes(1);
  answer({ status: 204, retryAfter: null });
  await pass(2_000);
  expect(post).toHaveBeenCalledTimes(2);
});

test('takes 100 measurements at once, tells how many more there were, and takes every outcome', async () => {
  const { queue, edge: at } = tab();
  for (let times = 0; times < 250; times += 1) queue.take(step);
  for (let times = 0; times < 20; times += 1) queue.take(outcome);
  await pass(10_000);
  const names = at.names();
  expect(names.filter((name) => name === 'flowStep').length).toBe(100);
  expect(names.filter((name) => name === 'outcome').length).toBe(20);
  const [told] = [...at.counted.values()].filter(({ name }) => name === 'dropped');
  expect(told).toMatchObject({ reason: 'tooMany', events: 150 });
});

test.each([0, 408, 429, 500, 503])(
  'sends again what is answered with %i, later each time, and loses nothing',
  async (status) => {
    const at = edge();
    at.state.status = status;
    const post = vi.fn(at.post);
    const { queue } = tab(browser(), at, { post });
    queue.take(outcome);
    await pass(2_000);
    await pass(999);
    expect(post).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(post).toHaveBeenCalledTimes(2);
    await pass(1_999);
    expect(post).toHaveBeenCalledTimes(2);
    at.state.status = 204;
    await pass(1);
    expect(at.names()).toEqual(['outcome']);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('waits as long as it is asked to', async () => {
  const at = edge();
  Object.assign(at.state, { status: 429, retryAfter: 45 });
  const { queue } = tab(browser(), at);
  queue.take(outcome);
  await pass(2_000);
  at.state.status = 204;
  await pass(44_999);
  expect(at.messages.length).toBe(0);
  await pass(1);
  expect(at.messages.length).toBe(1);
});

test('gives up what is refused, and says so once: not for ever of its own word about it', async () => {
  const at = edge();
  at.state.status = 401;
  const post = vi.fn(at.post);
  const { queue } = tab(browser(), at, { post });
  queue.take(outcome);
  queue.take(step);
  await pass(60_000);
  expect(post).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
  at.state.status = 204;
  queue.take(outcome);
  await pass(10_000);
  expect(at.names()).toEqual(['outcome']);
});

test('waits without a connection, writes down what happens, and sends as soon as it is back', async () => {
  const { queue, state, edge: at, shared } = tab();
  state.online = false;
  queue.take(outcome);
  await pass(60_000);
  expect([at.messages.length, shared.kept.size, vi.getTimerCount()]).toEqual([0, 1, 0]);
  state.online = true;
  queue.reconnect();
  await pass(0);
  expect([at.names(), shared.kept.size]).toEqual([['outcome'], 0]);
});

test('is sent by another page where this one was lost before anything came', async () => {
  const shared = browser();
  const at = edge();
  const lost = tab(shared, at);
  lost.state.online = false;
  lost.queue.take(outcome);
  await pass(2_000);
  const { queue } = tab(shared, at);
  queue.resume();
  await pass(2_000);
  expect([at.names(), shared.kept.size]).toEqual([['outcome'], 0]);
});

test('waits until it is known who is signed in, where that cannot be asked just now', async () => {
  const shared = browser();
  const at = edge();
  const lost = tab(shared, at);
  lost.state.online = false;
  lost.queue.take(outcome);
  await pass(2_000);
  const { queue, state } = tab(shared, at);
  state.user = undefined;
  queue.resume();
  await pass(60_000);
  expect([at.messages.length, shared.kept.size]).toEqual([0, 1]);
  state.user = 'dana';
  await pass(2_000);
  expect([at.names(), shared.kept.size]).toEqual([['outcome'], 0]);
});

test('is sent by one tab at a time, for all of them', async () => {
  const shared = browser();
  const at = edge();
  const tabs = [tab(shared, at), tab(shared, at), tab(shared, at)];
  for (let times = 0; times < 30; times += 1) {
    for (const { queue } of tabs) queue.take(outcome);
    await pass(700);
  }
  await pass(10_000);
  expect(at.counted.size).toBe(90);
  expect(at.messages.flatMap(({ events }) => events).length).toBe(90);
  expect([shared.kept.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('is handed to the browser in halves as the page goes, once, and the rest stays for the next page', async () => {
  const at = edge();
  at.state.beacons = 65_536;
  const { queue, shared } = tab(browser(), at);
  for (let times = 0; times < 800; times += 1) queue.take(outcome);
  queue.leave();
  queue.leave();
  const handed = at.counted.size;
  expect(handed).toBeGreaterThan(300);
  expect(at.messages.flatMap(({ events }) => events).length).toBe(handed);
  expect(handed).toBeLessThan(800);
  // The next page of this browser.
  await pass(2_000);
  at.state.status = 204;
  tab(shared, at).queue.resume();
  await pass(20_000);
  expect(at.counted.size).toBe(800);
});

test('is sent again where the page comes back and only the browser took it: what is promised, and counts once', async () => {
  const at = edge();
  const { queue } = tab(browser(), at);
  queue.take(outcome);
  queue.take(step);
  queue.leave();
  queue.comeBack();
  await pass(10_000);
  expect(at.messages.map(({ events }) => events.map(({ name }) => name))).toEqual([
    ['outcome', 'flowStep'],
    ['outcome'],
  ]);
  expect(at.counted.size).toBe(2);
});

test('is emptied at once, while it is being sent too', async () => {
  const { queue, shared, edge: at } = tab();
  queue.take(outcome);
  await queue.empty();
  await pass(10_000);
  expect([at.messages.length, shared.kept.size, vi.getTimerCount()]).toEqual([0, 0, 0]);
});

test('never sends for one user what happened to another', async () => {
  const { queue, state, edge: at, shared } = tab();
  queue.take(outcome);
  state.user = null;
  queue.take(step);
  await pass(4_000);
  state.user = 'noor';
  queue.take(outcome);
  await pass(4_000);
  expect(at.messages.map(({ user }) => user)).toEqual([null, 'noor']);
  expect(shared.kept.size).toBe(0);
});

test('goes on after a browser gave no lock', async () => {
  const shared = browser();
  const alone = vi.fn(shared.alone).mockRejectedValueOnce(new DOMException('not now', 'InvalidStateError'));
  const { queue, edge: at } = tab(shared, edge(), { alone });
  queue.take(outcome);
  await pass(4_000);
  expect(at.names()).toEqual(['outcome']);
});

test('goes on in memory where the browser keeps nothing', async () => {
  const broken = async () => await Promise.reject(new Error('no database'));
  const shared = { ...browser(), store: { put: broken, all: broken, remove: broken, clear: broken } };
  const { queue, edge: at } = tab(shared);
  queue.take(outcome);
  await pass(2_000);
  expect(at.names()).toEqual(['outcome']);
  await pass(60_000);
  expect([at.messages.length, vi.getTimerCount()]).toEqual([1, 0]);
});

const happening = fc.oneof(
  fc.constantFrom(
    'outcome',
    'step',
    'hide',
    'show',
    'reload',
    'away',
    'back',
    'fail',
    'slow',
    'lose',
    'work',
    'refuseBeacons',
  ),
  fc.integer({ min: 1, max: 5_000 }),
);

test('whatever happens, every promised event is counted once the edge can be reached, and none twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { minLength: 10, maxLength: 60, size: 'max' }),
      async (happenings) => {
        const shared = browser();
        const at = edge();
        let present = tab(shared, at);
        let promised = 0;
        for (const what of happenings) {
          if (typeof what === 'number') await pass(what);
          else if (what === 'outcome') {
            promised += 1;
            present.queue.take(outcome);
          } else if (what === 'step') present.queue.take(step);
          else if (what === 'hide') present.queue.leave();
          else if (what === 'show') present.queue.comeBack();
          else if (what === 'away') present.state.online = false;
          else if (what === 'back') {
            present.state.online = true;
            present.queue.reconnect();
          } else if (what === 'fail') Object.assign(at.state, { status: 503, loses: false });
          else if (what === 'lose') Object.assign(at.state, { status: 204, loses: true });
          else if (what === 'slow') at.state.slow = true;
          else if (what === 'work') Object.assign(at.state, { status: 204, loses: false, slow: false });
          else if (what === 'refuseBeacons') at.state.beacons = 0;
          else {
            // A page that goes has had a tick to write down what happened.
            await pass(2_000);
            present.queue.leave();
            const { online } = present.state;
            vi.clearAllTimers();
            shared.release();
            present = tab(shared, at);
            present.state.online = online;
            present.queue.resume();
          }
        }
        Object.assign(at.state, { status: 204, loses: false });
        present.state.online = true;
        present.queue.reconnect();
        await pass(300_000);
        expect(at.names().filter((name) => name === 'outcome').length).toBe(promised);
        expect([shared.kept.size, vi.getTimerCount()]).toEqual([0, 0]);
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);
