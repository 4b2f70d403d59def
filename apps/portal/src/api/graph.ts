import { headerNames, type Problem, startPaths, type TypedDocument } from '@linework/contract';
import { CallProblem, isCallProblem } from './call-problem.ts';
import { announceCallProblem } from './call-problems.ts';
import { call } from './http.ts';
import { noteProblem } from './outdated.ts';

interface GraphAnswer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly { readonly extensions?: Problem }[];
}

async function ask<Result, Variables>(
  path: string,
  { id }: TypedDocument<Result, Variables>,
  variables: Variables,
  headers: Readonly<Record<string, string>>,
): Promise<Result> {
  const answer = await call<GraphAnswer<Result>>(path, {
    method: 'POST',
    body: { documentId: id, variables },
    headers,
  }).catch((error: unknown) => {
    if (isCallProblem(error)) noteProblem(error.problem);
    throw error;
  });
  const [error, ...others] = answer.errors ?? [];
  if (answer.data && !error) return answer.data;
  noteProblem(error?.extensions ?? null);
  const problem = new CallProblem(error?.extensions?.status ?? 503, error?.extensions ?? null);
  announceCallProblem(
    problem,
    path,
    others.flatMap(({ extensions }) => extensions ?? []),
  );
  throw problem;
}

/** One operation of the account's graph. @throws CallProblem for a fault; expected failures are data */
export const askGraph = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  headers: Readonly<Record<string, string>> = {},
): Promise<Result> => ask(startPaths.graph, document, variables, headers);

/** What lets a call be sent twice and done once. @param key UUID, one an attempt */
export const keyed = (key: string) => ({ [headerNames.idempotencyKey]: key });

/** What may be asked before anybody has signed in. */
export const askAuxiliary = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> => ask(startPaths.graphAuxiliary, document, variables, {});
