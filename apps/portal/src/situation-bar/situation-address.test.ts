import { usualSituation } from '@linework/review';
import { describe, expect, it } from 'vitest';
import { addressFor, situationIn } from './situation-address.ts';

const pastDue = { ...usualSituation, standing: 'past-due-43' } as const;

describe('an address', () => {
  it.each([
    '/billing/pay-bill?situation=standing.past-due-43',
    '/billing/pay-bill?open=otp&situation=standing.past-due-43#top',
    '/login?targetUrl=%2Fbilling%2Fpay-bill%3Fsituation%3Dstanding.past-due-43',
  ])('%s carries a situation', (address) => {
    expect(situationIn(address)).toEqual(pastDue);
  });

  it.each([
    '/',
    '/billing/pay-bill?open=otp',
    '/login',
    '/login?targetUrl=https://evil.example/?situation=x',
  ])('%s carries none', (address) => {
    expect(situationIn(address)).toBeNull();
  });

  it.each([
    ['/billing/pay-bill?open=otp', '/billing/pay-bill?open=otp&situation=standing.past-due-43'],
    ['/account-summary?situation=standing.current#x', '/account-summary?situation=standing.past-due-43#x'],
    ['/login?loggedOut=true', '/?situation=standing.past-due-43'],
    ['/login?targetUrl=%2Fbilling%2Fpay-bill', '/billing/pay-bill?situation=standing.past-due-43'],
    ['/login?targetUrl=%2F%2Fevil.example', '/?situation=standing.past-due-43'],
    ['/login?targetUrl=%2F.%2F%2Fevil.example', '/?situation=standing.past-due-43'],
  ])('%s leads to %s once the situation is chosen', (from, to) => {
    expect(addressFor(from, pastDue)).toBe(to);
  });
});
