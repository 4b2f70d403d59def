import type { PageAnswer } from '@linework/contract';
import type { FastifyRequest } from 'fastify';
import { callInTurn, callOfSession } from '../../access/calls-in-turn.ts';
import type { Cookies } from '../../access/cookies.ts';
import { sessionBegan, sessionEnded } from '../../access/known-sessions.ts';
import { languageOf } from '../../access/language.ts';
import { noteLook } from '../../access/on-behalf-look.ts';
import { findSession } from '../../access/session-store.ts';
import type { PageVisitor } from '../../graph/page-answers.ts';
import { isCrowd } from '../../problems/full-line.ts';
import type { Services } from '../../services.ts';
import { readSessionAnswer } from '../session/index.ts';
import type { PageVisit } from './portal-files.ts';

/** Who is signed in. What cannot be told here, the portal asks for itself, and hears why. */
async function visitorOf(
  request: FastifyRequest,
  services: Services,
  cookies: Cookies,
): Promise<Pick<PageVisit, 'session' | 'answers'>> {
  const tokenHash = cookies.sessionTokenHash(request);
  // Whoever signed out without a connection is shown nothing more; the portal ends the session first of all.
  if (!tokenHash || cookies.owesSignOut(request)) return { session: null, answers: [] };
  if (services.runtime.isInMaintenance()) return { session: undefined, answers: [] };
  // Of what no route answers, as a page, the request itself does not know the session.
  const caller = { ip: request.ip, socket: request.socket, sessionTokenHash: tokenHash };
  const now = services.realClock.now();
  try {
    const session = await callInTurn(
      caller,
      async () => await findSession(services.database, tokenHash, now),
    );
    if (!session) {
      sessionEnded(tokenHash);
      return { session: null, answers: [] };
    }
    sessionBegan({ ...session, tokenHash });
    return await callOfSession(caller, session, async () => {
      await noteLook(services.database, request, session, now);
      const [answer, answers] = await Promise.all([
        readSessionAnswer(services, session, { host: request.host, now }),
        answersFor(request, { session, tokenHash }),
      ]);
      return { session: answer, answers };
    });
  } catch (error) {
    request.log[isCrowd(error) ? 'info' : 'warn']({ err: error }, 'The session of a page could not be read');
    return { session: undefined, answers: [] };
  }
}

async function answersFor(request: FastifyRequest, visitor: PageVisitor): Promise<readonly PageAnswer[]> {
  try {
    return (await request.server.pageAnswers?.(request, visitor)) ?? [];
  } catch (error) {
    const level = isCrowd(error) ? 'info' : 'warn';
    request.log[level]({ err: error }, 'What a page asks for could not be answered beforehand');
    return [];
  }
}

/** What the portal's page is told about whoever asked for it. */
export const portalVisit = async (
  request: FastifyRequest,
  services: Services,
  cookies: Cookies,
): Promise<Omit<PageVisit, 'path'>> => ({
  host: request.host,
  language: languageOf(request, cookies),
  ...(await visitorOf(request, services, cookies)),
});
