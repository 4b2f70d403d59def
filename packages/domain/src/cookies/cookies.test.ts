import { describe, expect, it } from 'vitest';
import { cookieFlags, cookieRows, sentCookieName } from './cookies.ts';

describe.each(cookieRows)('The cookie $name', (row) => {
  it('carries over https what says that this host set it, and over http nothing that a browser would refuse', () => {
    expect(sentCookieName(row, false)).toBe(row.name);
    expect(sentCookieName(row, true)).toBe(row.ofHost ? `__Host-${row.name}` : row.name);
  });

  it('is sent over https alone where there is https, and never for another site', () => {
    expect(cookieFlags(row, true)).toMatchObject({
      path: '/',
      secure: true,
      sameSite: expect.stringMatching(/lax|strict/),
    });
    expect(cookieFlags(row, false).secure).toBe(false);
  });
});

it('No two cookies have one name, and what signs somebody in is hidden from scripts', () => {
  expect(new Set(cookieRows.map(({ name }) => name)).size).toBe(cookieRows.length);
  for (const row of cookieRows) if (/session|device|reauth/.test(row.name)) expect(row.httpOnly).toBe(true);
});
