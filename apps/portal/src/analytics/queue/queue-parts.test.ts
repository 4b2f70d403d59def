import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventIds } from './event-id.ts';
import { firstMessage } from './message.ts';
import { type Fate, fateOf, secondsIn, waitMs } from './retry.ts';
import { tokenBucket } from './token-bucket.ts';
import { isTooOld, room, roomFor, type Waiting } from './waiting.ts';

let made = 0;
const waiting = (part: Partial<Waiting> = {}): Waiting => {
  made += 1;
  const text = part.text ?? `{"n":${made}}`;
  const bytes = new TextEncoder().encode(text).length;
  const id = made.toString(16).padStart(12, '0');
  return {
    id: `${id.slice(0, 8)}-${id.slice(8)}-7000-8000-000000000000`,
    user: null,
    isPromised: false,
    text,
    bytes,
    ...part,
  };
};

test('an id sorts by its moment, within one too, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 2, maxLength: 100 }), (steps) => {
      let time = 1_800_000_000_000;
      const next = eventIds(() => time);
      const ids = steps.map((step) => {
        time += step;
        return next();
      });
      expect(ids).toEqual(ids.toSorted());
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids)
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }),
  );
});

test('an id is another where a millisecond has more than it can count', () => {
  const next = eventIds(() => 1_800_000_000_000);
  const ids = Array.from({ length: 10_000 }, next);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(10_000);
});

test.each([100, 200])('%i a second may go, as many at once after a pause, and never more', (perSecond) => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 2_000 }), (pauses) => {
      let time = 0;
      const may = tokenBucket(perSecond, () => time);
      const gone: number[] = [];
      for (const pause of pauses) {
        time += pause;
        if (may()) gone.push(time);
      }
      // What was saved in a pause, and what a second brings.
      const inSecond = (from: number) => gone.filter((at) => at >= from && at < from + 1_000).length;
      for (const from of gone) expect(inSecond(from)).toBeLessThanOrEqual(2 * perSecond);
      expect(gone.length).toBeLessThanOrEqual(perSecond + (time * perSecond) / 1_000);
    }),
    { numRuns: 30 },
  );
});

test('a clock that is set back stops nothing for good', () => {
  let time = 10_000;
  const may = tokenBucket(1, () => time);
  expect([may(), may()]).toEqual([true, false]);
  time = 0;
  expect(may()).toBe(false);
  time = 1_000;
  expect(may()).toBe(true);
});

test.each<[number, Fate]>([
  [204, 'delivered'],
  [0, 'again'],
  [408, 'again'],
  [429, 'again'],
  [500, 'again'],
  [503, 'again'],
  [200, 'refused'],
  [304, 'refused'],
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
])('a message that is answered with %i is %s', (status, fate) => {
  expect(fateOf(status)).toBe(fate);
});

test.each([
  [1, 0, null, 500],
  [1, 1, null, 1_000],
  [2, 1, null, 2_000],
  [3, 0, null, 2_000],
  [7, 1, null, 60_000],
  [1_000, 1, null, 60_000],
  [1, 1, 30, 30_000],
  [1_000, 1, 30, 60_000],
])(
  'after %i failures in a row, by chance %d and asked for %s seconds, it waits %i ms',
  (failures, chance, after, ms) => {
    expect(waitMs(failures, chance, after)).toBe(ms);
  },
);

test.each([
  [null, null],
  ['', null],
  ['30', 30],
  ['-1', null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
])('Retry-After %s is %s seconds', (header, seconds) => {
  expect(secondsIn(header)).toBe(seconds);
});

const texts = fc.string({ unit: 'grapheme', maxLength: 400 }).map((text) => JSON.stringify({ text }));
const anyWaiting = fc
  .record({ text: texts, user: fc.constantFrom(null, 'one', 'two'), isPromised: fc.boolean() })
  .map((part) => waiting(part));

test('a message is never longer than it may be, in bytes as sent, and holds one user’s first events, each once', () => {
  fc.assert(
    fc.property(
      fc.array(anyWaiting, { minLength: 1 }),
      fc.integer({ min: 2_000, max: 20_000 }),
      (events, most) => {
        const message = firstMessage(events, most);
        if (!message) throw new Error('something waits');
        expect(new TextEncoder().encode(message.text).length).toBeLessThanOrEqual(most);
        const { user, events: sent } = JSON.parse(message.text);
        expect(user).toBe(events[0]?.user);
        expect(sent).toEqual(message.events.map(({ text }) => JSON.parse(text)));
        const sameUser = events.filter((event) => event.user === user);
        expect(message.events).toEqual(sameUser.slice(0, message.events.length));
        // The next would not have had room.
        const next = sameUser[message.events.length];
        if (next)
          expect(new TextEncoder().encode(message.text).length + next.bytes + 1).toBeGreaterThan(most);
      },
    ),
  );
});

test('a message holds at most 150,000 bytes and 1,000 events', () => {
  const long = Array.from({ length: 1_000 }, () => waiting({ text: `"${'é'.repeat(150)}"` }));
  const message = firstMessage(long);
  expect(new TextEncoder().encode(message?.text).length).toBeLessThanOrEqual(150_000);
  expect(message?.events.length).toBeGreaterThan(490);
  const many = Array.from({ length: 1_200 }, () => waiting());
  expect(firstMessage(many)?.events.length).toBe(1_000);
});

test('the oldest measurements go first, and what is promised while a measurement is left never', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 1_400 }), (promised) => {
      const events = promised.map((isPromised) => waiting({ isPromised }));
      const kept = roomFor(events);
      expect(kept.length).toBe(Math.min(events.length, room.events));
      const gone = events.filter((event) => !kept.includes(event));
      if (kept.some(({ isPromised }) => !isPromised))
        expect(gone.some(({ isPromised }) => isPromised)).toBe(false);
      const measurements = events.filter(({ isPromised }) => !isPromised);
      const goneMeasurements = gone.filter(({ isPromised }) => !isPromised);
      expect(goneMeasurements).toEqual(measurements.slice(0, goneMeasurements.length));
    }),
    { numRuns: 30 },
  );
});

test('a megabyte waits, and no more', () => {
  const events = Array.from({ length: 900 }, () => waiting({ text: `"${'x'.repeat(2_000)}"` }));
  const kept = roomFor(events);
  expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(room.bytes);
  expect(kept.at(-1)).toBe(events.at(-1));
});

test('an event is too old after three days', () => {
  const event = waiting({ id: eventIds(() => 1_800_000_000_000)() });
  const days = (count: number) => 1_800_000_000_000 + count * 86_400_000;
  expect([isTooOld(event, days(2.9)), isTooOld(event, days(3.1))]).toEqual([false, true]);
});
