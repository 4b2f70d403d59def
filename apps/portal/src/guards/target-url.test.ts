import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targetOf } from './target-url.ts';

const signIn = (targetUrl: string) =>
  new URL(`https://portal.example/login?${new URLSearchParams({ targetUrl })}`);

describe('where a customer goes after sign-in', () => {
  it.each([
    ['/billing/pay-bill?open=otp&step=review', '/billing/pay-bill?open=otp&step=review'],
    ['/account-summary#services', '/account-summary#services'],
  ])('goes back to %s', (target, expected) => {
    expect(targetOf(signIn(target))).toBe(expected);
  });

  it.each([
    '//evil.example/pay',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/login?targetUrl=/login',
    'billing',
    '',
  ])('goes to account summary rather than to %j', (target) => {
    expect(targetOf(signIn(target))).toBe('/account-summary');
  });

  it('never leaves the site, whatever the address says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const target = targetOf(signIn(text));
        expect(new URL(target, 'https://portal.example').origin).toBe('https://portal.example');
      }),
    );
  });
});
