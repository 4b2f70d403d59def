import type { SessionStore } from '../../session/session-store.ts';
import type { AnalyticsQueue } from '../queue/queue.ts';

/** Who is signed in, by their id; `null` where nobody is, `undefined` as long as that is not known. */
export function signedIn({
  state,
  isKnown,
}: Pick<SessionStore, 'state' | 'isKnown'>): string | null | undefined {
  return isKnown() ? (state().session?.user.id ?? null) : undefined;
}

/**
 * Tells that somebody has signed in, and that a session ended and why. What waited of a session that has ended is forgotten:
 * nobody could say any more whose it is.
 * @returns a way to stop
 */
export function followSession({
  sessions,
  queue,
}: {
  readonly sessions: Pick<SessionStore, 'state' | 'isKnown' | 'subscribe'>;
  readonly queue: Pick<AnalyticsQueue, 'take' | 'empty'>;
}): () => void {
  let user = signedIn(sessions);
  return sessions.subscribe(() => {
    const now = signedIn(sessions);
    const before = user;
    if (now === undefined || now === before) return;
    user = now;
    // Who was signed in when the page was opened has signed in before.
    if (before === undefined) return;
    const { ended } = sessions.state();
    if (now !== null) queue.take({ name: 'session', change: 'began' });
    else if (ended) void queue.empty().then(() => queue.take({ name: 'session', change: ended }));
  });
}
