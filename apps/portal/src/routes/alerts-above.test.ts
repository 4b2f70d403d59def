import { pagePaths } from '@linework/contract';
import { describe, expect, it } from 'vitest';
import { hasAlertsAbove } from './alerts-above.ts';
import { frameFor } from './frame-of.ts';
import { routes } from './routes.ts';

const above = (path: string) => {
  const row = routes.find((route) => route.path === path);
  if (!row || row.status === 'redirect') throw new Error(`no page is at ${path}`);
  return hasAlertsAbove(row, frameFor(row.frame, true));
};

describe('page alerts stand', () => {
  it.each([pagePaths.payBill, pagePaths.statements, '/services', '/homepage-mfe', '/troubleshoot-stub-2'])(
    'above %s',
    (path) => expect(above(path)).toBe(true),
  );

  it.each([
    pagePaths.accountSummary,
    pagePaths.signIn,
    pagePaths.contactToContinue,
    '/support',
    '/support/forms',
    '/contactus',
    '/page',
    '/buy',
  ])('not above %s', (path) => expect(above(path)).toBe(false));

  it('not in a flow', () => expect(hasAlertsAbove({}, 'focused')).toBe(false));
});
