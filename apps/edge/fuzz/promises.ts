import { isDeepStrictEqual } from 'node:util';
import { problemMediaType, sentEventsPath } from '@linework/contract';
import { problemSchema } from '@linework/contract/schemas';
import { z } from 'zod';
import { sandboxMailboxPath } from '../src/sandbox/mailbox/sandbox-mailbox-html.ts';
import type { Callers } from './callers.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { cardSecrets, passwordSecret } from './hostile-values.ts';
import { insidesIn } from './leaks.ts';
import type { FuzzAnswer } from './send-request.ts';

/** What came of a request: an answer, and what was logged of it. */
export interface Exchange {
  readonly request: FuzzRequest;
  readonly answer: FuzzAnswer;
  readonly logs: readonly string[];
}

const graphAnswer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ extensions: problemSchema })).optional(),
});

/** A refusal that a person reads is a page; all others are problem documents. */
const isPage = ({ headers }: FuzzAnswer) => headers['content-type']?.startsWith('text/html') ?? false;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The sample mailbox and what a browser has sent are no part of the portal, so that they ask for a sign-in themselves. */
const asksToSignIn = ({ path }: FuzzRequest): boolean =>
  path.startsWith(sandboxMailboxPath) || path.startsWith(sentEventsPath);

function brokenRefusal(request: FuzzRequest, answer: FuzzAnswer): string[] {
  const { method } = request;
  const { status, headers, body } = answer;
  if (isPage(answer)) {
    const isRight = [404, 410].includes(status) || (status === 401 && asksToSignIn(request));
    return isRight ? [] : [`answers ${status} with a page`];
  }
  if (!headers['content-type']?.startsWith(problemMediaType)) return ['refuses without a problem document'];
  if (method === 'HEAD') return [];
  const problem = problemSchema.safeParse(parsed(body));
  if (!problem.success) return ['refuses with what is no problem document'];
  return problem.data.status === status ? [] : ['gives another status than its problem document'];
}

/** What stands beside data: a fault there is as much a fault. */
function brokenErrors({ body, headers }: FuzzAnswer): string[] {
  if (!/graph-response\+json|application\/json/.test(headers['content-type'] ?? '')) return [];
  const json = parsed(body);
  if (typeof json !== 'object' || json === null || !('errors' in json)) return [];
  const answer = graphAnswer.safeParse(json);
  if (!answer.success) return ['answers errors of a graph that are no problem documents'];
  return (answer.data.errors ?? []).flatMap(({ extensions: { status, code } }) =>
    status >= 500 ? [`answers a field with ${status} (${code})`] : [],
  );
}

function levelOf(line: string): unknown {
  const entry = parsed(line);
  return typeof entry === 'object' && entry !== null && 'level' in entry ? entry.level : undefined;
}

/** Every promise that an exchange breaks, in a sentence without its subject. */
export function brokenPromises(
  { request, answer, logs }: Exchange,
  callers: Pick<Callers, 'foreignTo' | 'secrets'>,
): string[] {
  const { status, headers, body } = answer;
  const told = `${JSON.stringify(headers)}\n${body}`;
  const kept = logs.join('\n');
  const secrets = [...cardSecrets, passwordSecret, ...callers.secrets()];
  const faults = logs.filter((line) => Number(levelOf(line)) >= 50);
  return [
    ...(status >= 500 ? [`answers ${status}`] : []),
    ...(status >= 400 ? brokenRefusal(request, answer) : brokenErrors(answer)),
    ...insidesIn(told),
    ...callers
      .foreignTo(request.caller)
      .flatMap((text) => (told.includes(text) ? [`tells ${text} of another account`] : [])),
    ...secrets.flatMap((secret) => (told.includes(secret) ? [`repeats the secret ${secret}`] : [])),
    ...secrets.flatMap((secret) => (kept.includes(secret) ? [`logs the secret ${secret}`] : [])),
    ...faults.map((line) => `logs a fault: ${line.slice(0, 600)}`),
  ];
}

/** Whether a question or a call was done as it was asked. */
export function succeeded({ status, body }: FuzzAnswer): boolean {
  if (status >= 400) return false;
  const json = parsed(body);
  return !JSON.stringify(json ?? null).includes('"errors":') && !hasUserErrors(json);
}

function hasUserErrors(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return Object.entries(json).some(([name, value]) =>
    name === 'userErrors' ? !isDeepStrictEqual(value, []) : hasUserErrors(value),
  );
}
