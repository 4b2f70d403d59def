import type { SessionStore } from '../../session/session-store.ts';
import type { AnalyticsQueue } from '../queue/queue.ts';

/**
 * Tells that somebody has signed in, and that a session ended and why. What waited of a session that has ended is forgotten:
 * nobody could say any more whose it is.
 * @returns a way to stop
 */
export function followSession({
  sessions,
  queue,
}: {
  readonly sessions: Pick<SessionStore, 'state' | 'subscribe'>;
  readonly queue: Pick<AnalyticsQueue, 'take' | 'empty'>;
}): () => void {
  let user = sessions.state().session?.user.id ?? null;
  return sessions.subscribe(() => {
    const { session, ended } = sessions.state();
    const now = session?.user.id ?? null;
    if (now === user) return;
    user = now;
    if (now !== null) queue.take({ name: 'session', change: 'began' });
    else if (ended) void queue.empty().then(() => queue.take({ name: 'session', change: ended }));
  });
}
