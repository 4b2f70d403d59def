import { expect, test } from 'vitest';
import { ownCookie } from './own-cookie.ts';

test.each([
  ['XSRF-TOKEN=own', 'own'],
  ['a=b; __Host-XSRF-TOKEN=own', 'own'],
  ['XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own', 'own'],
  ['__Host-XSRF-TOKEN=own; XSRF-TOKEN=planted', 'own'],
  ['XSRF-TOKEN=a=b', 'a=b'],
  ['X-XSRF-TOKEN=other; a=XSRF-TOKEN=other', null],
  ['', null],
])('of %j the edge’s own counts, whatever a neighboring host has set', (cookies, own) => {
  expect(ownCookie('XSRF-TOKEN', cookies)).toBe(own);
});
