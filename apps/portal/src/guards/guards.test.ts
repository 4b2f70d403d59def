import type { SessionAnswer } from '@linework/contract';
import { describe, expect, it } from 'vitest';
import { builtRoutes, routes } from '../routes/route-table.ts';
import { decide } from './guard.ts';

const session = (enterpriseBilled = false): SessionAnswer => ({
  user: { id: 'u', username: 'maple', firstName: 'M', lastName: 'B', role: 'PRIMARY', userType: 'CONSUMER' },
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

const ask = (page: keyof typeof builtRoutes, who: SessionAnswer | null, query = '') =>
  decide(builtRoutes[page].guards, {
    session: who,
    url: new URL(`https://portal.example${builtRoutes[page].path}${query}`),
    enterpriseAddress: 'https://enterprise.example/',
  });

describe('guards', () => {
  it('bring a signed-out customer back to where they wanted to go', () => {
    expect(ask('payBill', null, '?open=otp')).toEqual({
      kind: 'redirect',
      to: '/login?targetUrl=%2Fbilling%2Fpay-bill%3Fopen%3Dotp',
    });
  });

  it('keep the sign-in page from those who are signed in', () => {
    expect(ask('signIn', session(), '?targetUrl=/billing/pay-bill')).toEqual({
      kind: 'redirect',
      to: '/billing/pay-bill',
    });
    expect(ask('signIn', null).kind).toBe('allow');
  });

  it('tell an enterprise-billed customer where billing went, and nobody else', () => {
    expect(ask('payBill', session(true))).toEqual({ kind: 'redirect', to: '/billing/moved' });
    expect(ask('billingMoved', session(true)).kind).toBe('allow');
    expect(ask('billingMoved', session())).toEqual({ kind: 'redirect', to: '/billing/pay-bill' });
  });
});

describe('the route table', () => {
  it('names every address once', () => {
    const paths = routes.map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
