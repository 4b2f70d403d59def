import { describe, expect, it } from 'vitest';
import { tabsFor } from './navigation.ts';

const user = { id: 'u', username: 'm', firstName: 'M', lastName: 'B', userType: 'CONSUMER' } as const;
const tabsOf = (role: 'PRIMARY' | 'STANDARD') =>
  tabsFor({ session: { user: { ...user, role }, footprint: 'CHTR' }, toggles: new Set<string>() }).map(
    ({ name, href }) => [name, href],
  );

describe('the menu', () => {
  it('leads to the pages that somebody may see, in the order of the route table', () => {
    expect(tabsOf('PRIMARY')).toEqual([
      ['accountSummary', '/account-summary'],
      ['billing', '/billing/pay-bill'],
    ]);
    expect(tabsOf('STANDARD')).toEqual([['accountSummary', '/account-summary']]);
  });
});
