import { expect, test, vi } from 'vitest';
import { createSessionStore } from '../../session/session-store.ts';
import { followSession } from './follow-session.ts';

const answer = {
  user: { id: 'dana', username: 'd', firstName: 'D', lastName: 'W', role: 'PRIMARY', userType: 'CONSUMER' },
  accountId: 'a',
  accountNumber: '8245100194471',
  companyName: 'Maple Street Bakery',
  enterpriseBilled: false,
  footprint: 'CHTR',
  timeZone: 'America/New_York',
  now: '2026-11-21T20:04:00Z',
  idleDeadline: '2026-11-21T20:19:00Z',
  absoluteDeadline: '2026-11-22T08:04:00Z',
} as const;

test('tells that somebody signed in, once, and after the end of a session keeps nothing of it but why it ended', async () => {
  const fetchSession = vi.fn<() => Promise<typeof answer | null>>(async () => answer);
  const sessions = createSessionStore(fetchSession.mockResolvedValueOnce(null));
  const done: string[] = [];
  const queue = {
    take: vi.fn((fact: object) => void done.push(JSON.stringify(fact))),
    empty: vi.fn(async () => void done.push('empty')),
  };
  const stop = followSession({ sessions, queue });
  await sessions.load();
  sessions.forget();
  await sessions.load();
  sessions.extend(answer);
  sessions.end('expired');
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual([
    '{"name":"session","change":"began"}',
    'empty',
    '{"name":"session","change":"expired"}',
  ]);
  stop();
  sessions.forget();
  await sessions.load();
  expect(done).toHaveLength(3);
});

test('tells nothing of a session that has lasted since before the page was opened', async () => {
  const sessions = createSessionStore(async () => answer);
  const queue = { take: vi.fn(), empty: vi.fn(async () => undefined) };
  followSession({ sessions, queue });
  await sessions.load();
  expect(queue.take).not.toHaveBeenCalled();
});
