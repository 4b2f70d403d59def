import type { GraphQuestion, PageAnswer } from '@linework/contract';
import { answerTo } from './answer-to.ts';
import { askGraph } from './graph.ts';
import { call } from './http.ts';

/** A question about an account: what its answer is kept by, and how it is asked. */
export interface AccountQuestion<Value> {
  readonly key: readonly [name: string, variables: { readonly accountId: string | number }];
  readonly ask: () => Promise<Value>;
}

/** One whose answer may have come with the page. */
export interface PageQuestion<Value> extends AccountQuestion<Value> {
  /** The answer among those that the edge sends with a page; `null` where it is none of them. */
  readonly among: (answers: readonly PageAnswer[]) => Value | Promise<Value> | null;
}

/** A question to the graph whose answer is read before it is kept. */
export const graphQuestion =
  <Result extends object, Value>(
    question: (accountId: string) => GraphQuestion<Result>,
    read: (result: Result) => Value | Promise<Value>,
  ) =>
  (accountId: string): PageQuestion<Value> => {
    const { document, variables } = question(accountId);
    return {
      key: [document.name, variables],
      ask: async () => await read(await askGraph(document, variables)),
      among: (answers) => {
        const answer = answerTo(document, variables, answers);
        return answer && read(answer.data);
      },
    };
  };

/** A question to a path of the edge, which answers for the account of whoever has signed in. */
export const restQuestion =
  <Answer>(path: string) =>
  (accountId: string): AccountQuestion<Answer> => ({
    key: [path, { accountId }],
    ask: () => call<Answer>(path),
  });

/** Picks, among the keys of kept answers, those about an account. */
export const aboutAccount =
  (accountId: string) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[1]?.accountId === accountId;
