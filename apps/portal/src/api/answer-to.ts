import type { PageAnswer, TypedDocument } from '@linework/contract';

/** The answer to exactly this question, among those that the edge sends with a page; `null` where it is none of them. */
export function answerTo<Result, Variables>(
  { name }: TypedDocument<Result, Variables>,
  variables: Variables,
  answers: readonly PageAnswer[],
): (PageAnswer & { readonly data: Result }) | null {
  const asked = JSON.stringify(variables);
  const isAnswer = (one: PageAnswer): one is PageAnswer & { readonly data: Result } =>
    one.name === name && JSON.stringify(one.variables) === asked;
  return answers.find(isAnswer) ?? null;
}
