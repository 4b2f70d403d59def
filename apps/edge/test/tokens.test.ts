import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { challengeOf, hashToken, newToken, xsrfTokens } from '../src/access/tokens.ts';
import { hashPassword, verifyPassword } from '../src/capabilities/session/password-hash.ts';

describe('An XSRF token', () => {
  const tokens = xsrfTokens('a secret of the provider');

  test('fits the session that it was given to, and no other', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (own, other) => {
        const token = tokens.issue(hashToken(own));
        expect(tokens.belongsTo(token, hashToken(own))).toBe(true);
        expect(tokens.belongsTo(token, hashToken(other))).toBe(own === other);
      }),
    );
  });

  test('cannot be made up, nor made with another secret', () => {
    const session = hashToken(newToken());
    fc.assert(fc.property(fc.string(), (text) => !tokens.belongsTo(text, session)));
    expect(tokens.belongsTo(xsrfTokens('another secret').issue(session), session)).toBe(false);
  });
});

describe('A PKCE challenge', () => {
  test('is the one of RFC 7636, appendix B', () => {
    expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });
});

describe('A password', () => {
  test('is kept as a salted, memory-hard hash that only it opens', async () => {
    const [first, second] = await Promise.all([hashPassword('linework-demo'), hashPassword('linework-demo')]);
    expect(first).not.toBe(second);
    expect(first).not.toContain('linework-demo');
    expect(await verifyPassword('linework-demo', first, 'stranger')).toBe(true);
    expect(await verifyPassword('linework-Demo', first, 'stranger')).toBe(false);
    expect(await verifyPassword('linework-demo', null, 'stranger')).toBe(false);
  });
});
