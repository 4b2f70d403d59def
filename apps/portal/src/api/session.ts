import { type PingAnswer, type SessionAnswer, startPaths } from '@linework/contract';
import { CallProblem } from './call-problem.ts';
import { call } from './http.ts';
import { mayHaveSession } from './may-have-session.ts';
import { settleOwedSignOut } from './owed-sign-out.ts';

const metaName = 'linework-session';

/** The session as the edge wrote it into the page; `undefined` where it wrote nothing. Good for the first look alone. */
function fromPage(): SessionAnswer | null | undefined {
  const meta = document.querySelector(`meta[name='${metaName}']`);
  const content = meta?.getAttribute('content') ?? '';
  meta?.remove();
  return content === 'null' || content.startsWith('{') ? JSON.parse(content) : undefined;
}

/** Who is signed in; `null` when nobody is. @throws CallProblem when the edge cannot say, maintenance included */
export async function fetchSession(): Promise<SessionAnswer | null> {
  const inPage = fromPage();
  if (await settleOwedSignOut()) return null;
  if (inPage !== undefined) return inPage;
  if (!mayHaveSession()) return null;
  try {
    return await call<SessionAnswer>(startPaths.session);
  } catch (error) {
    if (error instanceof CallProblem && error.status === 401 && !error.isMaintenance) return null;
    throw error;
  }
}

/** Says that the customer is active: the server moves the deadline and tells the new ones. */
export const pingSession = (): Promise<PingAnswer> =>
  call<PingAnswer>(startPaths.ping, { method: 'POST', body: {} });
