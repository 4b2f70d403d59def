import { restPaths, type SessionAnswer } from '@linework/contract';
import { CallProblem } from './call-problem.ts';
import { call, send } from './http.ts';

/** Who is signed in; `null` when nobody is. */
export async function fetchSession(): Promise<SessionAnswer | null> {
  try {
    return await call<SessionAnswer>(restPaths.session);
  } catch (error) {
    if (error instanceof CallProblem && error.status === 401) return null;
    throw error;
  }
}

/** Says that the customer is active: the server moves the deadline and tells the new one. */
export const pingSession = (): Promise<SessionAnswer> =>
  call<SessionAnswer>(restPaths.ping, { method: 'POST', body: {} });

export const signOut = (): Promise<void> => send(restPaths.logout, { method: 'POST', body: {} });
