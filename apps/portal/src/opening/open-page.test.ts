import type { SessionAnswer } from '@linework/contract';
import type { SessionEnd } from '@linework/domain';
import { configurationAnswer, scenarios, storyMoment } from '@linework/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { portalConfigurationFrom } from '../configuration/portal-configuration.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { openPage } from './open-page.ts';

const open = (address: string, sessions: SessionStore) =>
  openPage(new URL(address, 'https://portal.example'), {
    configuration: portalConfigurationFrom(
      configurationAnswer(scenarios.current(storyMoment)).portalConfiguration,
    ),
    sessions,
    watch: { extend: async () => undefined, end: () => undefined, stop: () => undefined },
    loadWords: async () => undefined,
  });

async function openBillingAfter(end: SessionEnd) {
  const sessions = createSessionStore(async () => null);
  sessions.end(end);
  return open('/billing/pay-bill', sessions);
}

const openAs = (role: SessionAnswer['user']['role'], address: string) => {
  const user = { id: 'u', username: 'm', firstName: 'M', lastName: 'B', role, userType: 'CONSUMER' } as const;
  return open(
    address,
    createSessionStore(async () => ({
      user,
      accountId: 'a',
      accountNumber: '1',
      companyName: 'Maple Street Bakery',
      enterpriseBilled: false,
      footprint: 'CHTR',
      timeZone: 'America/New_York',
      now: '2026-11-21T20:04:00Z',
      idleDeadline: '2026-11-21T20:19:00Z',
      absoluteDeadline: '2026-11-22T08:04:00Z',
    })),
  );
};

describe('opening a page', () => {
  it('leads to the maintenance page when maintenance ended the session meanwhile, not to a sign-in that cannot work', async () => {
    expect(await openBillingAfter('maintenance')).toEqual({ kind: 'redirect', to: '/maintenance' });
  });

  it('leads to sign-in, and back afterwards, when the session ended otherwise', async () => {
    expect(await openBillingAfter('expired')).toEqual({
      kind: 'redirect',
      to: '/login?targetUrl=%2Fbilling%2Fpay-bill',
    });
  });

  it('shows the panel that the address opens in place of its page, in the frame that the panel asks for', async () => {
    const [home, pay] = [
      await openAs('PRIMARY', '/billing/pay-bill'),
      await openAs('PRIMARY', '/billing/pay-bill?open=otp'),
    ];
    expect(home).toMatchObject({ kind: 'page', frame: 'menu', title: 'payBill' });
    expect(pay).toMatchObject({ kind: 'page', frame: 'focused', title: null });
    const { panel } = await import('../flows/one-time-payment/one-time-payment.panel.ts');
    expect(pay).toMatchObject({ Component: panel.Component });
  });

  it('lets a page prepare what its address says before it shows', async () => {
    const { page } = await import('../pages/PayBillPage.tsx');
    const prepare = vi.spyOn(page, 'prepare');
    await openAs('PRIMARY', '/billing/pay-bill?open=otp');
    expect(prepare).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ accountId: 'a' }),
      '/billing/pay-bill',
    );
  });

  it('shows the page where the address opens nothing that there is', async () => {
    const opening = await openAs('PRIMARY', '/billing/pay-bill?open=toString');
    expect(opening).toMatchObject({ kind: 'page', frame: 'menu', title: 'payBill' });
  });
});

describe('opening a page that is to come', () => {
  it('asks whoever is signed out to sign in first', async () => {
    const signedOut = createSessionStore(async () => null);
    expect(await open('/upgrade?plan=1', signedOut)).toEqual({
      kind: 'redirect',
      to: '/login?targetUrl=%2Fupgrade%3Fplan%3D1',
    });
  });

  it('is not found by whoever its guards let in, at its own address', async () => {
    expect(await openAs('PRIMARY', '/upgrade')).toMatchObject({
      kind: 'page',
      page: 'notFound',
      frame: 'menu',
    });
    expect(await openAs('PRIMARY', '/upgrade/?a=1#b')).toEqual({ kind: 'redirect', to: '/upgrade?a=1#b' });
  });

  it('is led away from by its guards', async () => {
    expect(await openAs('PRIMARY', '/property-contract-details')).toEqual({ kind: 'redirect', to: '/' });
    expect(await openAs('PRIMARY', '/services/internet/speed-test')).toEqual({
      kind: 'redirect',
      to: '/404',
    });
    expect(await openAs('STANDARD', '/manage-users/list')).toEqual({ kind: 'redirect', to: '/' });
  });

  it('is no page where the session cannot be asked for', async () => {
    const unanswered = createSessionStore(async () => await Promise.reject(new Error('no answer')));
    await expect(open('/upgrade', unanswered)).rejects.toThrow('no answer');
  });
});
