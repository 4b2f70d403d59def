import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deviceSeconds, rememberSeconds } from './session-rules.ts';
import { hashToken, type XsrfTokens } from './tokens.ts';

/** A session that has just begun: its token is the browser's, and the database knows only the hash. */
export interface NewSession {
  readonly token: string;
  readonly tokenHash: Buffer;
}

/** Over https each cookie carries `__Host-`: only this host, over https, may have set it. */
export interface CookieNames {
  readonly session: string;
  readonly xsrf: string;
  readonly profile: string;
  readonly device: string;
}

export const cookieNames = (secure: boolean): CookieNames => {
  const prefix = secure ? '__Host-' : '';
  return {
    session: `${prefix}session`,
    xsrf: `${prefix}XSRF-TOKEN`,
    profile: `${prefix}profile`,
    device: `${prefix}device`,
  };
};

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
  xsrf(request: FastifyRequest): string | null;
  profile(request: FastifyRequest): Profile | null;
  /** The marks of the users who have signed in here. */
  deviceMarks(request: FastifyRequest): string | null;
  setSession(reply: FastifyReply, session: NewSession): void;
  setProfile(reply: FastifyReply, profile: Profile, remember: boolean): void;
  setDeviceMarks(reply: FastifyReply, marks: string): void;
  clearSession(reply: FastifyReply): void;
}

export function sessionCookies(secure: boolean, xsrf: XsrfTokens): Cookies {
  const names = cookieNames(secure);
  const shared = { path: '/', secure, sameSite: 'lax' } as const;
  const hidden = { ...shared, httpOnly: true };
  return {
    names,
    sessionTokenHash: (request) => {
      const token = request.cookies[names.session];
      return token ? hashToken(token) : null;
    },
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
    setSession: (reply, { token, tokenHash }) => {
      reply.setCookie(names.session, token, hidden);
      // Readable by the portal, which repeats it in a header; another site can do neither.
      reply.setCookie(names.xsrf, xsrf.issue(tokenHash), { ...shared, httpOnly: false });
    },
    setProfile: (reply, profile, remember) => {
      reply.setCookie(names.profile, JSON.stringify(profile), {
        ...shared,
        httpOnly: false,
        ...(remember && { maxAge: rememberSeconds }),
      });
    },
    setDeviceMarks: (reply, marks) => {
      reply.setCookie(names.device, marks, { ...hidden, maxAge: deviceSeconds });
    },
    clearSession: (reply) => {
      reply.clearCookie(names.session, hidden);
      reply.clearCookie(names.xsrf, shared);
    },
  };
}
