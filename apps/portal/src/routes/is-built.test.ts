import type { PortalToggle } from '@linework/contract';
import { describe, expect, it } from 'vitest';
import { paths } from '../addresses/paths.ts';
import { flowAddress, isBuilt, signInOnTo } from './is-built.ts';
import { laterRoutes } from './later-routes.ts';
import { builtRoutes } from './route-table.ts';

const off = new Set<PortalToggle>();
const behind = { toggle: 'bankConnect' } as const;
const on = new Set<PortalToggle>(['bankConnect']);

describe('an address is linked to', () => {
  const pages = Object.entries(builtRoutes).filter(([page]) => page !== 'notFound');
  it.each(pages)('where its page is built: %s', (_, { path }) => expect(isBuilt(path, off)).toBe(true));

  it('where the page it redirects to is', () => {
    expect(isBuilt(paths.root(), off)).toBe(true);
    expect(isBuilt('/manage-users', off)).toBe(false);
  });

  it.each(laterRoutes.map(({ path }) => path))('only once its area is built: not %s', (path) =>
    expect(isBuilt(path, off)).toBe(false),
  );

  it('only where the panel that it opens is built too', () => {
    expect(isBuilt(paths.flow('one-time-payment'), off)).toBe(true);
    expect(isBuilt(`${paths.maintenance()}?open=otp`, off)).toBe(false);
    expect(isBuilt(`${paths.billing.payBill()}?open=toString`, off)).toBe(false);
  });

  it('only where the toggle that its page waits for is on', () => {
    const waiting = { routeOf: () => behind, panelIn: () => null };
    expect(isBuilt(paths.accountSummary(), off, waiting)).toBe(false);
    expect(isBuilt(paths.root(), off, waiting)).toBe(false);
    expect(isBuilt(paths.accountSummary(), on, waiting)).toBe(true);
  });

  it('only where the toggle that its panel waits for is on', () => {
    const waiting = { routeOf: () => ({}), panelIn: () => behind };
    expect(isBuilt(paths.flow('paperless'), off, waiting)).toBe(false);
    expect(isBuilt(paths.flow('paperless'), on, waiting)).toBe(true);
    expect(isBuilt(paths.billing.payBill(), off, waiting)).toBe(true);
  });

  it('never where nothing is', () => expect(isBuilt('/404', off)).toBe(false));
});

describe('somebody who makes a sign-in for a page', () => {
  it('goes on to it once they have signed in', () => {
    expect(signInOnTo(paths.billing.payBill(), off)).toBe('/login?targetUrl=%2Fbilling%2Fpay-bill');
  });

  it('signs in as ever where it is not there yet', () => {
    expect(signInOnTo(paths.securitySuite(), off)).toBe('/login');
  });
});

describe('a flow', () => {
  it('is led to where it opens', () => {
    expect(flowAddress('paperless', off)).toBe('/billing/pay-bill?open=ppl');
    expect(flowAddress('wallet', off, { method: 'a b' })).toBe(
      '/billing/bill-pay-options?open=pm&method=a+b',
    );
  });

  it.each(['transactions', 'constructor'])('that is not there is led to by nobody: %s', (flow) => {
    expect(flowAddress(flow, off)).toBeNull();
  });
});
