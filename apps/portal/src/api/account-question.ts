import type { GraphQuestion, PageAnswer } from '@linework/contract';
import { answerTo } from './answer-to.ts';
import { askGraph } from './graph.ts';
import { call } from './http.ts';

type Key = readonly [name: string, variables: { readonly accountId: string | number }];

/** A question about an account: what its answer is kept by, and how it is asked. */
export interface AccountQuestion<Value> {
  readonly key: Key;
  readonly ask: () => Promise<Value>;
}

/** One whose answer may have come with the page. */
export interface PageQuestion<Value> extends AccountQuestion<Value> {
  /** The answer among those that the edge sends with a page; `undefined` where it is none of them. */
  readonly among: (answers: readonly PageAnswer[]) => Value | Promise<Value> | undefined;
}

const pageQuestion = <Answer extends object, Value>(
  key: Key,
  ask: () => Promise<Answer>,
  read: (answer: Answer) => Value | Promise<Value>,
): PageQuestion<Value> => ({
  key,
  ask: async () => await read(await ask()),
  among: (answers) => {
    const answer = answerTo<Answer>(key, answers);
    return answer && read(answer);
  },
});

/** A question to the graph whose answer is read before it is kept. */
export const graphQuestion =
  <Result extends object, Value>(
    question: (accountId: string) => GraphQuestion<Result>,
    read: (result: Result) => Value | Promise<Value>,
  ) =>
  (accountId: string): PageQuestion<Value> => {
    const { document, variables } = question(accountId);
    return pageQuestion([document.name, variables], () => askGraph(document, variables), read);
  };

/** A question to a path of the edge, which answers for the account of whoever has signed in. */
export const restQuestion =
  <Answer extends object>(path: string) =>
  (accountId: string): PageQuestion<Answer> =>
    pageQuestion(
      [path, { accountId }],
      () => call<Answer>(path),
      (answer) => answer,
    );

/** Picks, among the keys of kept answers, those about an account. */
export const aboutAccount =
  (accountId: string) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[1]?.accountId === accountId;
