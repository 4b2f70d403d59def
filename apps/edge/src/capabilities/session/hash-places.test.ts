import { expect, test } from 'vitest';
import { inHashPlace } from './hash-places.ts';

/** Hashes that take until they are let go. @returns what was heard by those who were turned away */
async function crowdOf(kind: 'again' | 'chosen', users: readonly string[], end: Promise<void>) {
  const heard: string[] = [];
  for (const user of users)
    inHashPlace(kind, user, async () => await end).catch((error: Error & { code?: string }) =>
      heard.push(error.code ?? error.message),
    );
  await new Promise((resolve) => setImmediate(resolve));
  return heard;
}

test('of each kind twelve users have a place, and no crowd of one kind takes the other’s', async () => {
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  const users = Array.from({ length: 15 }, (_, index) => `user ${index}`);
  expect(await crowdOf('again', users, end)).toEqual(['LW-SYS-010', 'LW-SYS-010', 'LW-SYS-010']);
  expect(await crowdOf('chosen', users.slice(0, 12), end)).toEqual([]);
  letGo();
});

test('one user has one hash at a time, behind which two hundred wait', async () => {
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  const one = Array.from({ length: 202 }, () => 'user');
  expect(await crowdOf('again', one, end)).toEqual(['LW-AUT-040']);
  expect(await crowdOf('again', ['another'], end)).toEqual([]);
  letGo();
});
