import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goToTarget, goToTargetSoon } from './go-to-target.ts';

it('whoever has signed in reaches the page that they wanted', () => {
  const visited: string[] = [];
  goToTarget('/billing/pay-bill', (to) => visited.push(to));
  expect(visited).toEqual(['/billing/pay-bill']);
});

it('whoever has signed in reaches account summary where the router refuses the address', () => {
  const visited: string[] = [];
  goToTarget('//evil.example', (to) => {
    if (to.startsWith('//')) throw new Error('External navigation is not allowed');
    visited.push(to);
  });
  expect(visited).toEqual(['/account-summary']);
});

describe('the page after a sign-in', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leads on after a tenth of a second, once', () => {
    const visited: string[] = [];
    goToTargetSoon('/billing/pay-bill', (to) => visited.push(to));
    vi.advanceTimersByTime(99);
    expect(visited).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(visited).toEqual(['/billing/pay-bill']);
    vi.advanceTimersByTime(60_000);
    expect(visited).toEqual(['/billing/pay-bill']);
  });

  it('leads nowhere once it was left', () => {
    const visited: string[] = [];
    const stop = goToTargetSoon('/billing/pay-bill', (to) => visited.push(to));
    vi.advanceTimersByTime(99);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(visited).toEqual([]);
  });
});
