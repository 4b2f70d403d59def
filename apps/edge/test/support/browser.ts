import { randomUUID } from 'node:crypto';
import { headerNames, restPaths, type TypedDocument } from '@linework/contract';
import type { User } from '@linework/domain';
import type { Configuration } from '../../src/configuration/configuration.ts';
import type { Database } from '../../src/database/database.ts';
import { cookieNames } from '../../src/session/cookies.ts';
import { startSession } from '../../src/session/session-store.ts';
import { xsrfTokens } from '../../src/session/tokens.ts';

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

export async function signIn(
  database: Database,
  { sessionSecret, secureCookies }: Pick<Configuration, 'sessionSecret' | 'secureCookies'>,
  user: User,
  accountId: string,
): Promise<Browser> {
  const names = cookieNames(secureCookies);
  const session = await startSession(database, { userId: user.id, accountId }, null, new Date());
  const token = xsrfTokens(sessionSecret).issue(session.tokenHash);
  return {
    accountId,
    headers: {
      cookie: `${names.session}=${session.token}; ${names.xsrf}=${token}`,
      [headerNames.xsrf]: token,
    },
  };
}

export async function send(
  url: string,
  browser: Browser,
  path: string,
  body: object,
  key?: string,
): Promise<Response> {
  return await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...browser.headers,
      ...(key !== undefined && { [headerNames.idempotencyKey]: key }),
    },
    body: JSON.stringify(body),
  });
}

export async function askGraph<Data, Variables>(
  url: string,
  browser: Browser,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  idempotencyKey: string = randomUUID(),
): Promise<Answer<Data>> {
  const operation = {
    query: document.text,
    variables,
    ...(document.name && { operationName: document.name }),
  };
  const response = await send(url, browser, restPaths.graph, operation, idempotencyKey);
  // What a test reads is the contract's own type; the mappers that the portal uses check it.
  const body = await response.json();
  return {
    status: response.status,
    headers: response.headers,
    data: body.data ?? null,
    code: body.code ?? body.errors?.[0]?.extensions?.code ?? null,
  };
}
