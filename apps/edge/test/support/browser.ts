import { randomUUID } from 'node:crypto';
import { headerNames, restPaths, type TypedDocument } from '@linework/contract';
import type { User } from '@linework/domain';
import { cookieNames } from '../../src/access/cookies.ts';
import { sessionBegan } from '../../src/access/known-sessions.ts';
import { userTypeOf } from '../../src/access/session.ts';
import { sessionAbsoluteMs } from '../../src/access/session-rules.ts';
import { hashToken, newToken, xsrfTokens } from '../../src/access/tokens.ts';
import type { Configuration } from '../../src/configuration/configuration.types.ts';
import type { Database } from '../../src/database/database.ts';
import { uuidV7 } from '../../src/database/uuid-v7.ts';

/** A person signed in to an account, with a browser's cookies. */
export interface Browser {
  readonly accountId: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data | null;
  /** The problem's code: of the whole answer, or of the first field that failed. */
  readonly code: string | null;
}

/** @param isSeen whether this copy of the edge has seen the session, as it has unless another copy began it */
export async function signIn(
  database: Database,
  { sessionSecret, secureCookies }: Pick<Configuration, 'sessionSecret' | 'secureCookies'>,
  user: User,
  accountId: string,
  isSeen = true,
): Promise<Browser> {
  const names = cookieNames(secureCookies);
  const token = newToken();
  const now = new Date();
  const [row] = await database.query<{ user_type: string }>(
    'SELECT user_type FROM portal_user WHERE id = $1',
    [user.id],
  );
  await database.query(
    `INSERT INTO portal_session (token_hash, id, user_id, account_id, created_at, last_active_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $5, $6)`,
    [hashToken(token), uuidV7(), user.id, accountId, now, new Date(now.getTime() + sessionAbsoluteMs)],
  );
  if (isSeen)
    sessionBegan({
      tokenHash: hashToken(token),
      userType: userTypeOf(row?.user_type ?? ''),
      userId: user.id,
      accountId,
    });
  const xsrf = xsrfTokens(sessionSecret).issue(hashToken(token));
  return {
    accountId,
    headers: {
      cookie: `${names.session}=${token}; ${names.xsrf}=${xsrf}`,
      [headerNames.xsrf]: xsrf,
    },
  };
}

export async function send(
  url: string,
  browser: Browser,
  path: string,
  body: object,
  key?: string,
  signal?: AbortSignal,
): Promise<Response> {
  return await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...browser.headers,
      ...(key !== undefined && { [headerNames.idempotencyKey]: key }),
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

export async function askGraph<Data, Variables>(
  url: string,
  browser: Browser,
  { id: documentId }: TypedDocument<Data, Variables>,
  variables: Variables,
  idempotencyKey: string = randomUUID(),
): Promise<Answer<Data>> {
  const response = await send(url, browser, restPaths.graph, { documentId, variables }, idempotencyKey);
  // What a test reads is the contract's own type; the mappers that the portal uses check it.
  const body = await response.json();
  return {
    status: response.status,
    headers: response.headers,
    data: body.data ?? null,
    code: body.code ?? body.errors?.[0]?.extensions?.code ?? null,
  };
}
