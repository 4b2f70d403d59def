import type { SessionAnswer } from '@linework/contract';
import { useRef } from 'react';
import { useSessionState } from './portal-context.ts';

/**
 * The session of a guarded page. While the page leaves because the session ended, it still stands on the last one.
 * @throws Error on a page that no sign-in guard protects
 */
export function useSignedIn(): SessionAnswer {
  const { session } = useSessionState();
  const last = useRef(session);
  if (session) last.current = session;
  if (!last.current) throw new Error('This page stands behind the sign-in guard');
  return last.current;
}
