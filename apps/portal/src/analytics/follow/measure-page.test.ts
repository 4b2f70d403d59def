import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { measurePage } from './measure-page.ts';

type Entry = Readonly<Record<string, unknown>>;
type Heard = (list: { readonly getEntries: () => readonly Entry[] }) => void;

/** Who waits for which entries. */
const waiting = new Map<string, Heard>();
class FakeObserver {
  static supportedEntryTypes: readonly string[] = [];
  readonly #hear: Heard;
  #type = '';
  constructor(hear: Heard) {
    this.#hear = hear;
  }
  observe({ type }: { readonly type: string }) {
    this.#type = type;
    waiting.set(type, this.#hear);
  }
  disconnect() {
    waiting.delete(this.#type);
  }
}

/** The browser has measured something. */
const measure = (entryType: string, ...entries: readonly Entry[]) =>
  waiting.get(entryType)?.({ getEntries: () => entries.map((entry) => ({ entryType, ...entry })) });

/** What the browser knows of how the page was fetched and first drawn. */
let navigation: readonly Entry[] = [];
let firstPaint: readonly Entry[] = [];

beforeEach(() => {
  FakeObserver.supportedEntryTypes = ['event', 'largest-contentful-paint', 'layout-shift'];
  waiting.clear();
  navigation = [];
  firstPaint = [];
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) => (type === 'navigation' ? navigation : []),
    getEntriesByName: (name: string) => (name === 'first-contentful-paint' ? firstPaint : []),
  });
});
afterEach(() => vi.unstubAllGlobals());

const begin = () => {
  const stopping = new AbortController();
  const measured = measurePage(stopping.signal);
  return { values: () => Object.fromEntries(measured()), stop: () => stopping.abort() };
};

describe('Of a page that was opened', () => {
  test('the wait for the first byte and for the first paint are told as the browser knows them', () => {
    navigation = [{ responseStart: 184.4 }];
    firstPaint = [{ startTime: 612.6 }];
    expect(begin().values()).toMatchObject({ firstByte: 184, firstPaint: 613 });
  });

  test('the largest paint is the last that the browser names', () => {
    const { values } = begin();
    measure('largest-contentful-paint', { startTime: 700 });
    measure('largest-contentful-paint', { startTime: 1_480 }, { startTime: 1_510 });
    expect(values()).toMatchObject({ largestPaint: 1_510 });
  });

  test('the delay of input is the longest that somebody’s doing waited, and of nothing else', () => {
    const { values } = begin();
    measure('event', { interactionId: 1, duration: 48 }, { interactionId: 2, duration: 120 });
    measure(
      'event',
      { interactionId: 3, duration: 64 },
      { interactionId: 0, duration: 900 },
      { duration: 800 },
    );
    expect(values()).toMatchObject({ inputDelay: 120 });
  });

  test('a shift is told in ten thousandths, and none where nothing moved', () => {
    const { values } = begin();
    expect(values()).toMatchObject({ layoutShift: 0 });
    measure('layout-shift', { startTime: 100, value: 0.0523, hadRecentInput: false });
    expect(values()).toMatchObject({ layoutShift: 523 });
  });

  test('nothing is told that was not measured', () => {
    expect(begin().values()).toEqual({ layoutShift: 0 });
  });

  test('nothing is told that the browser cannot measure', () => {
    FakeObserver.supportedEntryTypes = [];
    expect(begin().values()).toEqual({});
    expect([...waiting.keys()]).toEqual([]);
  });

  test('no value is beyond what may be told: ten minutes', () => {
    navigation = [{ responseStart: -3 }];
    const { values } = begin();
    measure('largest-contentful-paint', { startTime: 3_600_000 });
    expect(values()).toMatchObject({ firstByte: 0, largestPaint: 600_000 });
  });

  test('nothing is measured any more once it is not to be followed', () => {
    const { stop } = begin();
    stop();
    expect([...waiting.keys()]).toEqual([]);
  });
});
