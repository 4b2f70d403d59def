import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MountContext, MountedPartSession, SessionAnswer } from '@linework/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountContextFor } from './mount-context.ts';

const session: SessionAnswer = {
  user: {
    id: '0b5c1d8e-3f4a-4c6b-8d9e-1a2b3c4d5e6f',
    username: 'dana.whitfield',
    firstName: 'Dana',
    lastName: 'Whitfield',
    role: 'PRIMARY',
    userType: 'CONSUMER',
  },
  accountId: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  accountNumber: '8245100194471',
  companyName: 'Maple Street Bakery',
  enterpriseBilled: false,
  footprint: 'CHTR',
  timeZone: 'America/New_York',
  now: '2026-11-21T20:04:00Z',
  idleDeadline: '2026-11-21T20:19:00Z',
  absoluteDeadline: '2026-11-22T08:04:00Z',
};
const sessionToken = 'c2Vzc2lvbi10b2tlbg';

/** What the types promise a part: a name more or less does not compile. */
const promised = {
  version: true,
  place: true,
  language: true,
  locale: true,
  variant: true,
  theme: true,
  navigate: true,
  tell: true,
  session: true,
  fail: true,
} satisfies Record<keyof MountContext, true>;
const promisedOfSession = {
  companyName: true,
  accountEnding: true,
  role: true,
  footprint: true,
  timeZone: true,
} satisfies Record<keyof MountedPartSession, true>;

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://portal.example' } });
  vi.stubGlobal('document', { cookie: `session=${sessionToken}; XSRF-TOKEN=${sessionToken}` });
});
afterEach(() => vi.unstubAllGlobals());

const navigate = vi.fn();
const contextOf = (of: SessionAnswer | null) =>
  mountContextFor({ place: 'homepage-mfe', language: 'en', variant: 'business', session: of, navigate });

/** The names in the first column of the table of `context`. */
function documented(): readonly string[] {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/mounts.md', import.meta.url)), 'utf8');
  const table = page.slice(page.indexOf('| `context`'));
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n').slice(2);
  return rows.map((row) => /^\| `(\w+)/.exec(row)?.[1] ?? row);
}

describe('A part of another team', () => {
  test('is handed what the contract and its page name, and nothing else', () => {
    // `fail` is added where the part stands: it ends that one part.
    const handed = [...Object.keys(contextOf(session)), 'fail'].toSorted();
    expect(handed).toEqual(Object.keys(promised).toSorted());
    expect(documented().toSorted()).toEqual(handed);
  });

  test('is told of a session no more than the contract names', () => {
    expect(Object.keys(contextOf(session).session ?? {}).toSorted()).toEqual(
      Object.keys(promisedOfSession).toSorted(),
    );
    expect(contextOf(null).session).toBeNull();
  });

  test.each([
    ['the account’s id', session.accountId],
    ['the account’s whole number', session.accountNumber],
    ['the user’s id', session.user.id],
    ['the user name', session.user.username],
    ['a token', sessionToken],
  ])('is never handed %s', (_what, secret) => {
    expect(JSON.stringify(contextOf(session))).not.toContain(secret);
  });

  test.each([
    ['/billing/pay-bill?open=otp', true],
    ['https://portal.example/account-summary', true],
    ['https://elsewhere.example/', false],
    ['//elsewhere.example/', false],
    ['javascript:alert(1)', false],
  ])('leads the customer to %s: %s', (address, isLed) => {
    navigate.mockClear();
    expect(contextOf(session).navigate(address)).toBe(isLed);
    expect(navigate).toHaveBeenCalledTimes(isLed ? 1 : 0);
  });
});
