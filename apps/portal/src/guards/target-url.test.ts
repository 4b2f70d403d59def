import fc from 'fast-check';
import { createPath, resolvePath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { targetOf } from './target-url.ts';

const origin = 'https://portal.example';
const signIn = (targetUrl: string) => new URL(`${origin}/login?${new URLSearchParams({ targetUrl })}`);

describe('where a customer goes after sign-in', () => {
  it.each([
    ['/billing/pay-bill?open=otp&step=review', '/billing/pay-bill?open=otp&step=review'],
    ['/account-summary#services', '/account-summary#services'],
    ['/billing/./pay-bill', '/billing/pay-bill'],
  ])('goes back to %s', (target, expected) => {
    expect(targetOf(signIn(target))).toBe(expected);
  });

  it.each([
    '//evil.example/pay',
    '/\\evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2e//evil.example',
    '/billing/..//evil.example',
    '/.\\\\',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    'billing',
    '',
  ])('goes to account summary rather than to %j', (target) => {
    expect(targetOf(signIn(target))).toBe('/account-summary');
  });

  it.each(['/login', '/login/', '/login//', '/login?x', '/login#x', '/LOGIN', '/./Login/?targetUrl=/login'])(
    'goes to account summary rather than back to sign-in by %s',
    (target) => {
      expect(targetOf(signIn(target))).toBe('/account-summary');
    },
  );

  /** What addresses are disguised with: as it is, encoded, and encoded twice. */
  const plain = fc.constantFrom(...'./\\\t\n\r\0\u001f @:?#%');
  const encode = (text: string) =>
    [...text].map((char) => `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');
  const encoded = plain.map(encode);
  const encodedTwice = encoded.map((text) => text.replace('%', encode('%')));
  const word = fc.constantFrom('evil.example', 'login', 'billing', 'https:', 'javascript:');
  const disguised = fc
    .array(fc.oneof(plain, plain, encoded, encodedTwice, word), { maxLength: 9 })
    .map((parts) => `/${parts.join('')}`);

  it('stays on this site, whatever disguises an address wears, for the browser and for the router', () => {
    fc.assert(
      fc.property(fc.oneof(disguised, fc.string()), (text) => {
        const target = targetOf(signIn(text));
        expect(target).toMatch(/^\/(?![/\\])/);
        const routed = createPath(resolvePath(target, '/login'));
        for (const address of [target, routed]) expect(new URL(address, origin).origin).toBe(origin);
        expect(targetOf(signIn(target))).toBe(target);
      }),
      { numRuns: 5_000 },
    );
  });
});
