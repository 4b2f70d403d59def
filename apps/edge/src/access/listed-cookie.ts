import { cookieFlags, type ListedCookie, sentCookieName } from '@linework/domain';
import type { FastifyReply } from 'fastify';

/** Sets a cookie with the flags of its row. @param maxAge in seconds; until the browser is closed where nothing is said */
export function setListedCookie(
  reply: FastifyReply,
  row: ListedCookie,
  { value, secure, maxAge }: { readonly value: string; readonly secure: boolean; readonly maxAge?: number },
): void {
  reply.setCookie(sentCookieName(row, secure), value, {
    ...cookieFlags(row, secure),
    ...(maxAge !== undefined && { maxAge }),
  });
}
