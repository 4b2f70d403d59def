import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkProblem } from './chunk-problem.ts';
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
    expect(isChunkProblem(await given)).toBe(true);
  });

  it.each([
    'Failed to fetch dynamically imported module: https://portal.example/assets/x.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])('that fails so is known by it: %s', (message) => {
    expect(isChunkProblem(new TypeError(message))).toBe(true);
  });

  it('is not to blame for other failures', () => {
    expect(isChunkProblem(new TypeError('x is undefined'))).toBe(false);
    expect(isChunkProblem('Loading chunk 7 failed')).toBe(false);
  });
});
