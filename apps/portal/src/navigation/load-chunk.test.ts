import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chunkOutcome } from './chunk-problem.ts';
import { inTime } from './load-chunk.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a part of the portal', () => {
  it('that comes within two minutes is there', async () => {
    const part = inTime(new Promise((resolve) => setTimeout(() => resolve('page'), 119_000)));
    await vi.advanceTimersByTimeAsync(119_000);
    expect(await part).toBe('page');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that does not is given up', async () => {
    const given = inTime(new Promise(() => undefined)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(chunkOutcome(await given)).toBe('LW-SYS-052');
  });

  it.each([
    'Failed to fetch dynamically imported module: https://portal.example/assets/x.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])('that is not there is known by it: %s', (message) => {
    expect(chunkOutcome(new TypeError(message))).toBe('LW-SYS-051');
  });

  it('that came and is broken is told from one that is missing', () => {
    expect(chunkOutcome(new Error('Loading chunk 7 failed'))).toBe('LW-SYS-050');
  });

  it('is not to blame for other failures', () => {
    expect(chunkOutcome(new TypeError('x is undefined'))).toBeNull();
    expect(chunkOutcome('Loading chunk 7 failed')).toBeNull();
  });
});
