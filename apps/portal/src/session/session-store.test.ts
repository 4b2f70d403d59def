import type { SessionAnswer } from '@linework/contract';
import { describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './session-store.ts';

const answer: SessionAnswer = {
  user: { id: 'u', username: 'maple', firstName: 'M', lastName: 'B', role: 'PRIMARY', userType: 'CONSUMER' },
  accountId: 'a',
  accountNumber: '8245100194471',
  companyName: 'Maple Street Bakery',
  enterpriseBilled: false,
  footprint: 'CHTR',
  timeZone: 'America/New_York',
  now: '2026-11-21T20:04:00Z',
  idleDeadline: '2026-11-21T20:19:00Z',
  absoluteDeadline: '2026-11-22T08:04:00Z',
};

describe('the session', () => {
  it('is asked for once, however many pages want it', async () => {
    const fetchSession = vi.fn(async () => answer);
    const store = createSessionStore(fetchSession);
    await Promise.all([store.load(), store.load(), store.load()]);
    expect(fetchSession).toHaveBeenCalledTimes(1);
  });

  it('counts what is left by the server’s clock, however wrong the browser’s is', async () => {
    const store = createSessionStore(
      async () => answer,
      () => 1_000,
    );
    await store.load();
    expect(store.state().endsAt).toBe(1_000 + 15 * 60_000);
  });

  it('is asked for again after a failure, and after a sign-in', async () => {
    const fetchSession = vi
      .fn<() => Promise<SessionAnswer | null>>()
      .mockRejectedValueOnce(new Error('no answer'))
      .mockResolvedValueOnce(null)
      .mockResolvedValue(answer);
    const store = createSessionStore(fetchSession);
    await expect(store.load()).rejects.toThrow('no answer');
    expect(store.isKnown()).toBe(false);
    expect(await store.load()).toBeNull();
    expect(store.isKnown()).toBe(true);
    store.forget();
    expect(store.isKnown()).toBe(false);
    expect(await store.load()).toEqual(answer);
    expect(store.isKnown()).toBe(true);
  });

  it('asks for mobile Auto Pay until that is on, and again once it is off', async () => {
    const store = createSessionStore(async () => ({ ...answer, isMissingAutoPay: true }));
    await store.load();
    store.tellAutoPay({ isMissing: true });
    expect(store.state().session?.isMissingAutoPay).toBe(true);
    store.tellAutoPay({ isMissing: false });
    expect(store.state().session).toEqual(answer);
    expect(await store.load()).toEqual(answer);
    store.tellAutoPay({ isMissing: true });
    expect(store.state().session).toEqual({ ...answer, isMissingAutoPay: true });
  });

  it('is gone once it ended, and says why', async () => {
    const store = createSessionStore(async () => answer);
    await store.load();
    store.end('expired');
    expect(store.state()).toEqual({ session: null, endsAt: null, isFinal: false, ended: 'expired' });
    expect(await store.load()).toBeNull();
  });

  it.each([
    ['before its time was ended by somebody', -1, 'refused'],
    ['after its time was overdue', 0, 'expired'],
  ] as const)('that is refused %s', async (_when, after, ended) => {
    let now = 0;
    const store = createSessionStore(
      async () => answer,
      () => now,
    );
    await store.load();
    now = (store.state().endsAt ?? Number.NaN) + after;
    store.end('refused');
    expect(store.state().ended).toBe(ended);
  });
});
