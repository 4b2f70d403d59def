import { type SpokenLanguage, spokenLanguage } from '@linework/contract';
import type { FastifyRequest } from 'fastify';
import type { Cookies } from './cookies.ts';

/** The language kept in the profile, else what the browser asks for: the one that the portal will start in. */
export const languageOf = (request: FastifyRequest, cookies: Cookies): SpokenLanguage =>
  cookies.profile(request)?.language ?? spokenLanguage(languagesOf(request.headers['accept-language'] ?? ''));

/** The languages of an `Accept-Language` header, the preferred one first. */
function languagesOf(header: string): string[] {
  const asked = header.split(',').map((range) => {
    const [tag = '', weight] = range.split(';');
    return { tag, weight: Number(weight?.trim().replace(/^q=/, '') ?? 1) };
  });
  return asked
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
