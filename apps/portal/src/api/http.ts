import { headerNames, type Problem, problemMediaType, xsrfCookie } from '@linework/contract';
import { ownCookie } from '../browser/own-cookie.ts';
import { CallProblem } from './call-problem.ts';
import { announceCallProblem } from './call-problems.ts';

/** Longest wait for an answer; past it the caller must treat what it asked for as undecided. */
const deadline = 30_000;

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** While somebody signs out: what is asked for them then could only be answered that they are gone. */
let isLeaving = false;

const xsrfToken = (): string => decodeURIComponent(ownCookie(xsrfCookie) ?? '');

async function problemOf(response: Response): Promise<Problem | null> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith(problemMediaType)) return null;
  return response.json().catch(() => null);
}

/**
 * One HTTP request to the edge, with cookies and the XSRF token.
 * @throws CallProblem when the answer is a problem, or never comes
 */
async function request(path: string, { method = 'GET', body, headers = {} }: Call): Promise<Response> {
  const init = {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(deadline),
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { [headerNames.xsrf]: xsrfToken() }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  } satisfies RequestInit;
  const response = isLeaving ? null : await fetch(path, init).catch(() => null);
  if (response?.ok) return response;
  const problem = new CallProblem(response?.status ?? 0, response ? await problemOf(response) : null);
  if (!isLeaving) announceCallProblem(problem, path);
  throw problem;
}

/** A call that answers with a document. @throws CallProblem */
export async function call<Answer>(path: string, options: Call = {}): Promise<Answer> {
  const response = await request(path, options);
  return response.json();
}

/** A call whose answer is that it was done. @throws CallProblem */
export async function send(path: string, options: Call): Promise<void> {
  await request(path, options);
}

/**
 * Until the last call of whoever leaves is answered, no other is made, and none that fails is announced.
 * @param last that call, on its way already: what is begun later is not made
 * @throws what it throws
 */
export async function leaveBy(last: Promise<void>): Promise<void> {
  isLeaving = true;
  try {
    await last;
  } finally {
    isLeaving = false;
  }
}

/** A document that is fetched to be kept, and what it is to be called. */
export interface FetchedDocument {
  readonly content: Blob;
  readonly name: string;
}

/** A call whose answer is a document to keep. @throws CallProblem, too where it breaks off while it comes */
export async function fetchDocument(path: string): Promise<FetchedDocument> {
  const response = await request(path, { headers: { accept: '*/*' } });
  const content = await response.blob().catch(() => {
    throw new CallProblem(0, null);
  });
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return { content, name: named?.[1] ?? 'statement' };
}
