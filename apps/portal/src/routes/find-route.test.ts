import { describe, expect, it } from 'vitest';
import { findRoute } from './find-route.ts';
import { builtRoutes, routes } from './route-table.ts';

const at = (address: string) => findRoute(new URL(address, 'https://portal.example'));

describe('an address', () => {
  it.each(Object.entries(builtRoutes))('of %s shows its page', (page, { path }) => {
    expect(at(path)).toEqual({ kind: 'page', page });
    expect(at(`${path}?open=otp#top`)).toEqual({ kind: 'page', page });
  });

  it('with a trailing slash leads to the same page, with its query and anchor', () => {
    expect(at('/billing/pay-bill/?open=otp#x')).toEqual({
      kind: 'redirect',
      to: '/billing/pay-bill?open=otp#x',
    });
    expect(at('/account-summary//')).toEqual({ kind: 'redirect', to: '/account-summary' });
  });

  it('of old leads to the new one', () => {
    expect(at('/')).toEqual({ kind: 'redirect', to: '/account-summary' });
    expect(at('/manage-users')).toEqual({ kind: 'redirect', to: '/user-preferences/people' });
    expect(at('/voice/')).toEqual({ kind: 'redirect', to: '/services/voice/call-guard' });
  });

  it.each(routes.flatMap((route) => (route.status === 'later' ? [route.path] : [])))(
    '%s, whose area is not built yet, is not found',
    (path) => {
      expect(at(path)).toEqual({ kind: 'page', page: 'notFound' });
    },
  );

  it.each(['/nowhere', '/billing', '/constructor', '/__proto__'])('%s is not found', (path) => {
    expect(at(path)).toEqual({ kind: 'page', page: 'notFound' });
  });
});
