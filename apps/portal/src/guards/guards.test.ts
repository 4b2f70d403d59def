import type { PageName, SessionAnswer } from '@linework/contract';
import { describe, expect, it, vi } from 'vitest';
import { panelIn } from '../addresses/panels.ts';
import { guardsOf, routeOf } from '../routes/route-table.ts';
import { routes } from '../routes/routes.ts';
import { allow, decide, type Guard, type GuardContext, redirect } from './guard.ts';
import { mayOpen } from './panel-guards.ts';

const session = (
  enterpriseBilled = false,
  role: SessionAnswer['user']['role'] = 'PRIMARY',
): SessionAnswer => ({
  user: { id: 'u', username: 'maple', firstName: 'M', lastName: 'B', role, userType: 'CONSUMER' },
  accountId: 'a',
  accountNumber: '1',
  companyName: 'Maple Street Bakery',
  enterpriseBilled,
  footprint: 'CHTR',
  timeZone: 'America/New_York',
  now: '2026-11-21T20:04:00Z',
  idleDeadline: '2026-11-21T20:19:00Z',
  absoluteDeadline: '2026-11-22T08:04:00Z',
});

const context = (who: SessionAnswer | null, address: string, on: readonly string[] = []): GuardContext => ({
  session: who,
  url: new URL(address, 'https://portal.example'),
  toggles: new Set(on),
  account: who && { services: async () => [], isCompliant: async () => true },
  links: { selfInstall: null, voiceManager: null },
});

const ask = (page: PageName, who: SessionAnswer | null, query = '') => {
  const asked = context(who, `${routeOf(page).path}${query}`);
  return decide(guardsOf(routeOf(page), panelIn(page, asked.url.searchParams)), asked);
};

describe('guards', () => {
  it('bring a signed-out customer back to where they wanted to go', async () => {
    expect(await ask('payBill', null, '?open=otp')).toEqual({
      kind: 'redirect',
      to: '/login?targetUrl=%2Fbilling%2Fpay-bill%3Fopen%3Dotp',
    });
  });

  it('keep the sign-in page from those who are signed in', async () => {
    expect(await ask('signIn', session(), '?targetUrl=/billing/pay-bill')).toEqual({
      kind: 'redirect',
      to: '/billing/pay-bill',
    });
    expect(await ask('signIn', null)).toEqual(allow);
  });

  it('tell an enterprise-billed customer where billing went, and nobody else', async () => {
    expect(await ask('payBill', session(true))).toEqual(allow);
    const moved = redirect('/billing/moved');
    expect(await ask('payBill', session(true), '?open=otp')).toEqual(moved);
    expect(await ask('howYouPay', session(true))).toEqual(moved);
    expect(await ask('billingMoved', session(true))).toEqual(allow);
    expect(await ask('billingMoved', session())).toEqual({ kind: 'redirect', to: '/billing/pay-bill' });
  });
});

describe('a panel', () => {
  it('takes a right of its own, and without it gives way to its page', async () => {
    const back = redirect('/billing/pay-bill');
    expect(await ask('payBill', session(false, 'STANDARD'), '?open=otp&step=review')).toEqual(back);
    expect(await ask('payBill', session(false, 'STANDARD'), '?open=nothing')).toEqual(allow);
    expect(await ask('payBill', session(), '?open=otp')).toEqual(allow);
  });

  it('gives way to its page at the very address that it was opened at', async () => {
    const asked = context(session(false, 'STANDARD'), '/bills/7?open=dispute');
    expect(await decide([mayOpen({ needs: 'billing.pay' })], asked)).toEqual(redirect('/bills/7'));
    expect(panelIn('payBill', new URLSearchParams('open=toString'))).toBeNull();
  });

  it('that a toggle turns off gives way to its page until it is on', async () => {
    const guards = [mayOpen({ toggle: 'bankConnect' })];
    const at = (on: readonly string[]) => context(session(), '/billing/pay-bill?open=otp', on);
    expect(await decide(guards, at([]))).toEqual(redirect('/billing/pay-bill'));
    expect(await decide(guards, at(['bankConnect']))).toEqual(allow);
  });

  it('of no flow is not there', () => {
    expect(panelIn('payBill', new URLSearchParams('open=none'))).toBeNull();
  });

  it('is not asked about while its page is kept from somebody', async () => {
    expect(await ask('payBill', session(true, 'STANDARD'), '?open=otp')).toEqual(redirect('/billing/moved'));
  });
});

describe('a guard that waits for an answer', () => {
  const asked = context(session(), '/services/voice');
  const answering =
    (isEligible: boolean): Guard =>
    () =>
      new Promise((resolve) => setTimeout(() => resolve(isEligible ? allow : redirect('/services'))));

  it('is waited for, and what it answers decides', async () => {
    expect(await decide([answering(true), answering(false)], asked)).toEqual(redirect('/services'));
    expect(await decide([answering(true)], asked)).toEqual(allow);
  });

  it('asks nothing where a guard before it has decided', async () => {
    const guard = vi.fn(answering(true));
    await decide([answering(false), guard], asked);
    expect(guard).not.toHaveBeenCalled();
  });

  it('keeps its page from showing when the answer cannot be had', async () => {
    const unanswered: Guard = async () => Promise.reject(new Error('no answer'));
    await expect(decide([unanswered], asked)).rejects.toThrow('no answer');
  });
});

describe('a page that a toggle turns off', () => {
  it('is not found until it is on, whoever asks', async () => {
    const guards = guardsOf({ toggle: 'bankConnect', guards: [] }, null);
    expect(await decide(guards, context(null, '/bank'))).toEqual(redirect('/404'));
    expect(await decide(guards, context(null, '/bank', ['bankConnect']))).toEqual(allow);
  });
});

describe('the route table', () => {
  it('names every address once', () => {
    const paths = routes.map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
