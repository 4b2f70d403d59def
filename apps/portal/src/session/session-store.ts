import type { PingAnswer, SessionAnswer } from '@linework/contract';
import type { PageAlert, SessionEnd } from '@linework/domain';

export interface SessionState {
  readonly session: SessionAnswer | null;
  /** When it ends if nobody does anything, as this browser's clock counts (milliseconds); `null` signed out. */
  readonly endsAt: number | null;
  /** Whether that is its absolute end, which no activity moves. */
  readonly isFinal: boolean;
  /** Why the last session ended; `null` while one lasts, or before there was any. */
  readonly ended: SessionEnd | null;
}

export interface SessionStore {
  readonly state: () => SessionState;
  /** Whether the server has said who is signed in, or that nobody is; until then, and where it cannot answer, nobody knows. */
  readonly isKnown: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
  /** The session, asked for once and then remembered. */
  readonly load: () => Promise<SessionAnswer | null>;
  /** Takes the deadlines that the server told, in this tab or another. */
  readonly extend: (deadlines: PingAnswer) => void;
  /** Takes what stands above pages now; nothing where nobody is signed in. */
  readonly tellAlerts: (alerts: readonly PageAlert[]) => void;
  /** Takes whether mobile service lacks the Auto Pay it requires, for who may turn it on; nothing where nobody is signed in. */
  readonly tellAutoPay: (told: { readonly isMissing: boolean }) => void;
  readonly end: (reason: SessionEnd) => void;
  /** Forgets what is known, so that the next `load` asks again. */
  readonly forget: () => void;
}

const signedOut: SessionState = { session: null, endsAt: null, isFinal: false, ended: null };

/**
 * Holds who is signed in and until when. The server is the clock: its `now` and deadlines give how long is left, which
 * this browser then counts.
 */
export function createSessionStore(
  fetchSession: () => Promise<SessionAnswer | null>,
  now: () => number = Date.now,
): SessionStore {
  let current = signedOut;
  let isKnown = false;
  let loading: Promise<SessionAnswer | null> | null = null;
  const listeners = new Set<() => void>();
  const change = (next: SessionState) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const adopt = (session: SessionAnswer) => {
    const idleEnd = Date.parse(session.idleDeadline);
    const absoluteEnd = Date.parse(session.absoluteDeadline);
    const left = Math.min(idleEnd, absoluteEnd) - Date.parse(session.now);
    loading = Promise.resolve(session);
    change({ session, endsAt: now() + left, isFinal: idleEnd >= absoluteEnd, ended: null });
  };
  const fetchAnew = async () => {
    const answer = await fetchSession();
    isKnown = true;
    if (answer) adopt(answer);
    else change(current);
    return answer;
  };
  return {
    state: () => current,
    isKnown: () => isKnown,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    load: () => {
      loading ??= fetchAnew().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
    extend: (deadlines) => {
      if (current.session) adopt({ ...current.session, ...deadlines });
    },
    tellAlerts: (alerts) => {
      const { session } = current;
      if (session) change({ ...current, session: { ...session, alerts: [...alerts] } });
    },
    tellAutoPay: ({ isMissing }) => {
      const { session } = current;
      if (!session || isMissing === (session.isMissingAutoPay ?? false)) return;
      const { isMissingAutoPay: _, ...others } = session;
      const told = { ...others, ...(isMissing && { isMissingAutoPay: true as const }) };
      loading = Promise.resolve(told);
      change({ ...current, session: told });
    },
    end: (reason) => {
      const isOverdue = current.endsAt !== null && now() >= current.endsAt;
      // Whose device slept past the end hears of it from a call: nobody ended that session.
      const ended = reason === 'refused' && isOverdue ? 'expired' : reason;
      loading = Promise.resolve(null);
      isKnown = true;
      change({ ...signedOut, ended });
    },
    forget: () => {
      loading = null;
      isKnown = false;
    },
  };
}
