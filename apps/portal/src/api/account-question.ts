import type { GraphQuestion } from '@linework/contract';
import { askGraph } from './graph.ts';
import { call } from './http.ts';

/** A question about an account: what its answer is kept by, and how it is asked. */
export interface AccountQuestion<Value> {
  readonly key: readonly [name: string, variables: { readonly accountId: string | number }];
  readonly ask: () => Promise<Value>;
}

/** A question to the graph whose answer is read before it is kept. */
export const graphQuestion =
  <Result, Value>(
    question: (accountId: string) => GraphQuestion<Result>,
    read: (result: Result) => Value | Promise<Value>,
  ) =>
  (accountId: string): AccountQuestion<Value> => {
    const { document, variables } = question(accountId);
    return {
      key: [document.name, variables],
      ask: async () => await read(await askGraph(document, variables)),
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
