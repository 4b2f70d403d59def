import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPaint } from './first-paint.ts';

const watching = { count: 0, tell: () => {} };

class Watching {
  static readonly supportedEntryTypes = ['paint'];
  constructor(tell: () => void) {
    watching.tell = tell;
  }
  observe() {
    watching.count += 1;
  }
  disconnect() {
    watching.count -= 1;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  watching.count = 0;
  vi.stubGlobal('PerformanceObserver', Watching);
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const asked = () => {
  const painted = vi.fn();
  void firstPaint().then(painted);
  return painted;
};

test('is waited for as long as it takes to draw a page', async () => {
  const painted = asked();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(painted).not.toHaveBeenCalled();
  vi.mocked(performance.getEntriesByName).mockReturnValue([
    { name: '', entryType: 'paint', startTime: 1, duration: 0, toJSON: () => '' },
  ]);
  watching.tell();
  await vi.advanceTimersByTimeAsync(0);
  expect(painted).toHaveBeenCalled();
  expect([watching.count, vi.getTimerCount()]).toEqual([0, 0]);
});

test('is the portal’s own where the page came drawn', async () => {
  vi.mocked(performance.getEntriesByName).mockReturnValue([
    { name: '', entryType: 'paint', startTime: 1, duration: 0, toJSON: () => '' },
  ]);
  const sight = { paint: () => {} };
  vi.stubGlobal(
    'lineworkSight',
    new Promise<void>((resolve) => {
      sight.paint = resolve;
    }),
  );
  const painted = asked();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(painted).not.toHaveBeenCalled();
  sight.paint();
  await vi.advanceTimersByTimeAsync(0);
  expect(painted).toHaveBeenCalled();
});

test('is not waited for where a page behind another is never drawn', async () => {
  const painted = asked();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(painted).toHaveBeenCalled();
  expect([watching.count, vi.getTimerCount()]).toEqual([0, 0]);
});
