import { describe, expect, it } from 'vitest';
import { paths } from '../addresses/paths.ts';
import { isBuilt } from './is-built.ts';
import { builtRoutes, routes } from './route-table.ts';

describe('an address is linked to', () => {
  const pages = Object.entries(builtRoutes).filter(([page]) => page !== 'notFound');
  it.each(pages)('where its page is built: %s', (_, { path }) => expect(isBuilt(path)).toBe(true));

  it('where the page it redirects to is', () => {
    expect(isBuilt(paths.root())).toBe(true);
    expect(isBuilt('/manage-users')).toBe(false);
  });

  it.each(routes.flatMap((route) => (route.status === 'later' ? [route.path] : [])))(
    'only once its area is built: not %s',
    (path) => expect(isBuilt(path)).toBe(false),
  );

  it('only where the panel that it opens is built too', () => {
    for (const open of ['otp', 'ap', 'fdp', 'bd'] as const) {
      expect(isBuilt(paths.billing.payBill({ open }))).toBe(open in builtRoutes.payBill.panels);
    }
    expect(isBuilt(paths.billing.payBill({ open: 'otp' }))).toBe(true);
    expect(isBuilt(`${paths.maintenance()}?open=otp`)).toBe(false);
    expect(isBuilt(`${paths.billing.payBill()}?open=toString`)).toBe(false);
  });

  it('never where nothing is', () => expect(isBuilt('/404')).toBe(false));
});
