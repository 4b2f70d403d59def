import { movedRows, type PortalToggle } from '@linework/contract';
import { describe, expect, it } from 'vitest';
import { laterRoutes } from '../routes/later-routes.ts';
import { builtRoutes } from '../routes/route-table.ts';
import { findRoute } from './find-route.ts';

const unit = '/manage/portfolio/:portfolioId/property/:propertyId';
const withParameters = {
  pages: [{ page: 'payBill', path: unit }],
  moved: [{ path: '/portfolio/:portfolioId/:propertyId', to: unit }],
} as const;

const at = (address: string, ...on: readonly PortalToggle[]) =>
  findRoute(new URL(address, 'https://portal.example'), new Set(on));

describe('an address', () => {
  it.each(Object.entries(builtRoutes))('of %s shows its page', (page, { path }) => {
    expect(at(path)).toEqual({ kind: 'page', page, parameters: {} });
    expect(at(`${path}?open=otp#top`)).toEqual({ kind: 'page', page, parameters: {} });
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

  it('of old takes along what it says besides', () => {
    expect(at('/search/?query=pay&page=2#first')).toEqual({
      kind: 'redirect',
      to: '/search-results?query=pay&page=2#first',
    });
    expect(at('/?situation=standing.current')).toEqual({
      kind: 'redirect',
      to: '/account-summary?situation=standing.current',
    });
  });

  it('of the old overview of services leads to the root only while voice is off', () => {
    expect(at('/services-overview')).toEqual({ kind: 'redirect', to: '/' });
    expect(at('/services-overview', 'voice')).toEqual({ kind: 'page', page: 'notFound', parameters: {} });
  });

  it.each(laterRoutes.map(({ path }) => path))('%s, whose area is not built yet, is not found', (path) => {
    expect(at(path)).toEqual({ kind: 'page', page: 'notFound', parameters: {} });
  });

  it.each(['/nowhere', '/billing', '/constructor', '/__proto__'])('%s is not found', (path) => {
    expect(at(path)).toEqual({ kind: 'page', page: 'notFound', parameters: {} });
  });
});

describe('an address with parameters', () => {
  const found = (path: string) =>
    findRoute(new URL(path, 'https://portal.example'), new Set(), withParameters);

  it('shows its page, which is told what stands in it', () => {
    const parameters = { portfolioId: 'a b/c', propertyId: '42' };
    const path = '/manage/portfolio/a%20b%2Fc/property/42';
    expect(found(path)).toEqual({ kind: 'page', page: 'payBill', parameters });
    expect(found(`${path}/?open=otp#x`)).toEqual({ kind: 'redirect', to: `${path}?open=otp#x` });
  });

  it('of old takes its parameters along', () => {
    const to = '/manage/portfolio/a%2Fb/property/7';
    expect(found('/portfolio/a%2Fb/7/')).toEqual({ kind: 'redirect', to });
  });

  it.each(['/manage/portfolio/%E0%A4%A/property/1', '/manage/portfolio//property/1', '/portfolio/%/1'])(
    '%s is not found where nothing was ever written so',
    (path) => expect(found(path)).toEqual({ kind: 'page', page: 'notFound', parameters: {} }),
  );

  it('of old says all that the new one asks for', () => {
    for (const { path, to } of movedRows) {
      expect(path.split('/')).toEqual(
        expect.arrayContaining(to.split('/').filter((part) => part.startsWith(':'))),
      );
    }
  });
});
