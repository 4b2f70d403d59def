import type { PingAnswer, SessionAnswer } from '@linework/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './session-store.ts';
import { watchSession } from './session-watch.ts';

const start = Date.parse('2026-11-21T20:04:00Z');
const minutes = (count: number) => count * 60_000;

/** The server: who asks is active, and has fifteen minutes more, but never beyond the twelfth hour. */
const deadlines = (): PingAnswer => ({
  now: new Date(Date.now()).toISOString(),
  idleDeadline: new Date(Math.min(Date.now() + minutes(15), start + minutes(720))).toISOString(),
  absoluteDeadline: new Date(start + minutes(720)).toISOString(),
});

const answer = (): SessionAnswer => ({
  user: { id: 'u', username: 'maple', firstName: 'M', lastName: 'B', role: 'PRIMARY', userType: 'CONSUMER' },
  accountId: 'a',
  accountNumber: '1',
  companyName: 'Maple Street Bakery',
  enterpriseBilled: false,
  footprint: 'CHTR',
  timeZone: 'America/New_York',
  ...deadlines(),
});

/** Tabs of one browser: what one posts, the others hear. */
function browser() {
  const tabs = new Set<EventTarget>();
  const openTab = async (ping = vi.fn(async () => deadlines())) => {
    const inbox = new EventTarget();
    tabs.add(inbox);
    const postMessage = (data: unknown) => {
      for (const other of tabs) {
        if (other !== inbox) other.dispatchEvent(new MessageEvent('message', { data }));
      }
    };
    const channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'> = {
      postMessage,
      addEventListener: inbox.addEventListener.bind(inbox),
      removeEventListener: inbox.removeEventListener.bind(inbox),
    };
    const doings = new EventTarget();
    const store = createSessionStore(async () => answer());
    await store.load();
    const watch = watchSession({ store, ping, channel, doings, pingSeconds: 30 });
    return { store, watch, doings, ping };
  };
  return { openTab };
}

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

describe('the session’s watch', () => {
  it('tells the server every half minute that the customer is active, and nothing while they are not', async () => {
    const tab = await browser().openTab();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(tab.ping).not.toHaveBeenCalled();
    tab.doings.dispatchEvent(new Event('keydown'));
    tab.doings.dispatchEvent(new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(90_000);
    expect(tab.ping).toHaveBeenCalledTimes(1);
  });

  it('moves the deadline in every tab when one is active', async () => {
    const { openTab } = browser();
    const [active, quiet] = [await openTab(), await openTab()];
    await vi.advanceTimersByTimeAsync(minutes(14));
    await active.watch.extend();
    expect(active.store.state().endsAt).toBe(start + minutes(29));
    expect(quiet.store.state().endsAt).toBe(start + minutes(29));
    expect(quiet.ping).not.toHaveBeenCalled();
  });

  it('takes Back and Forward for a sign of life at once', async () => {
    const tab = await browser().openTab();
    await vi.advanceTimersByTimeAsync(minutes(14));
    tab.doings.dispatchEvent(new Event('popstate'));
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.store.state().endsAt).toBe(start + minutes(29));
  });

  it('signs every tab out when one signs out', async () => {
    const { openTab } = browser();
    const [one, other] = [await openTab(), await openTab()];
    one.watch.end('signedOut');
    expect(one.store.state().session).toBeNull();
    expect(other.store.state()).toMatchObject({ session: null, ended: 'signedOut' });
  });

  it('keeps the deadline when the server does not answer', async () => {
    const tab = await browser().openTab(vi.fn(async () => Promise.reject(new Error('no answer'))));
    tab.doings.dispatchEvent(new Event('input'));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(tab.ping).toHaveBeenCalledTimes(1);
    expect(tab.store.state().endsAt).toBe(start + minutes(15));
  });

  it('knows the end that no activity moves', async () => {
    const tab = await browser().openTab();
    expect(tab.store.state().isFinal).toBe(false);
    await vi.advanceTimersByTimeAsync(minutes(710));
    await tab.watch.extend();
    expect(tab.store.state()).toMatchObject({ endsAt: start + minutes(720), isFinal: true });
  });

  it('hears nothing any more once stopped', async () => {
    const tab = await browser().openTab();
    tab.watch.stop();
    tab.doings.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(minutes(2));
    expect(tab.ping).not.toHaveBeenCalled();
  });
});
