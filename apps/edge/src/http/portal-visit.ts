import type { FastifyRequest } from 'fastify';
import type { Cookies } from '../session/cookies.ts';
import { readSessionAnswer } from '../session/session-answer.ts';
import { findSession } from '../session/session-store.ts';
import type { PageVisit } from './portal-files.ts';
import type { Services } from './services.ts';

/** The language kept in the profile, else the first of the browser's that the portal speaks, else English. */
function languageOf(request: FastifyRequest, cookies: Cookies): 'en' | 'es' {
  const kept = cookies.profile(request)?.language;
  if (kept) return kept;
  const spoken = request.headers['accept-language']?.match(/\b(en|es)\b/i)?.[1]?.toLowerCase();
  return spoken === 'es' ? 'es' : 'en';
}

/** Who is signed in. What cannot be told here, the portal asks for itself, and hears why. */
async function sessionOf(request: FastifyRequest, services: Services, cookies: Cookies) {
  const tokenHash = cookies.sessionTokenHash(request);
  if (!tokenHash) return null;
  if (services.runtime.isInMaintenance()) return undefined;
  try {
    const now = services.realClock.now();
    const session = await findSession(services.database, tokenHash, now);
    return session && (await readSessionAnswer(services.database, session, now));
  } catch (error) {
    request.log.warn({ err: error }, 'The session of a page could not be read');
    return undefined;
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
  session: await sessionOf(request, services, cookies),
});
