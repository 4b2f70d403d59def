import {
  cookieFlags,
  deviceCookie,
  profileCookie,
  reauthCookie,
  sentCookieName,
  sessionCookie,
  signOutCookie,
  xsrfTokenCookie,
} from '@linework/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { setListedCookie } from './listed-cookie.ts';
import { rememberSeconds } from './session-rules.ts';

import { hashToken, type XsrfTokens } from './tokens.ts';

/** A session that has just begun: its token is the browser's, and the database knows only the hash. */
export interface NewSession {
  readonly token: string;
  readonly tokenHash: Buffer;
}

/** The cookies' names as they are sent. */
export interface CookieNames {
  readonly session: string;
  readonly xsrf: string;
  readonly profile: string;
  readonly device: string;
  readonly reauth: string;
  readonly signOut: string;
}

export const cookieNames = (secure: boolean): CookieNames => ({
  session: sentCookieName(sessionCookie, secure),
  xsrf: sentCookieName(xsrfTokenCookie, secure),
  profile: sentCookieName(profileCookie, secure),
  device: sentCookieName(deviceCookie, secure),
  reauth: sentCookieName(reauthCookie, secure),
  signOut: sentCookieName(signOutCookie, secure),
});

/** What the browser may keep: nothing that identifies an account. */
const profileSchema = z.object({
  username: z.string().max(200).nullable().catch(null),
  /** Null until somebody chose one: the browser's own languages decide then. */
  language: z.enum(['en', 'es']).nullable().catch(null),
  variant: z.enum(['business', 'community']).catch('business'),
});
export type Profile = z.infer<typeof profileSchema>;

export interface Cookies {
  readonly names: CookieNames;
  sessionTokenHash(request: FastifyRequest): Buffer | null;
  /** That somebody signed out here and the edge could not be told: what the session shows is not to be seen any more. */
  owesSignOut(request: FastifyRequest): boolean;
  xsrf(request: FastifyRequest): string | null;
  profile(request: FastifyRequest): Profile | null;
  /** The marks of the users who have signed in here. */
  deviceMarks(request: FastifyRequest): string | null;
  /** That the password was entered again of late. */
  reauth(request: FastifyRequest): string | null;
  setSession(reply: FastifyReply, session: NewSession): void;
  setProfile(reply: FastifyReply, profile: Profile, remember: boolean): void;
  setDeviceMarks(reply: FastifyReply, marks: string): void;
  setReauth(reply: FastifyReply, mark: string): void;
  clearSession(reply: FastifyReply): void;
}

export function sessionCookies(secure: boolean, xsrf: XsrfTokens): Cookies {
  const names = cookieNames(secure);
  return {
    names,
    sessionTokenHash: (request) => {
      const token = request.cookies[names.session];
      return token ? hashToken(token) : null;
    },
    owesSignOut: (request) => Boolean(request.cookies[names.signOut]),
    xsrf: (request) => request.cookies[names.xsrf] ?? null,
    profile: (request) => {
      const text = request.cookies[names.profile];
      if (!text) return null;
      try {
        return profileSchema.parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    deviceMarks: (request) => request.cookies[names.device] ?? null,
    reauth: (request) => request.cookies[names.reauth] ?? null,
    setSession: (reply, { token, tokenHash }) => {
      setListedCookie(reply, sessionCookie, { value: token, secure });
      setListedCookie(reply, xsrfTokenCookie, { value: xsrf.issue(tokenHash), secure });
    },
    setProfile: (reply, profile, remember) => {
      const value = JSON.stringify(profile);
      setListedCookie(reply, profileCookie, { value, secure, ...(remember && { maxAge: rememberSeconds }) });
    },
    setDeviceMarks: (reply, value) => {
      setListedCookie(reply, deviceCookie, { value, secure, maxAge: deviceCookie.life.seconds });
    },
    setReauth: (reply, mark) => {
      setListedCookie(reply, reauthCookie, { value: mark, secure, maxAge: reauthCookie.life.seconds });
    },
    clearSession: (reply) => {
      reply.clearCookie(names.reauth, cookieFlags(reauthCookie, secure));
      reply.clearCookie(names.session, cookieFlags(sessionCookie, secure));
      reply.clearCookie(names.xsrf, cookieFlags(xsrfTokenCookie, secure));
    },
  };
}
