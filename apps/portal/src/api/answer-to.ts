import type { PageAnswer } from '@linework/contract';

/**
 * The answer to exactly this question, among those that the edge sends with a page; `undefined` where it is none of them.
 * @param question its name, and what it is asked about
 */
export function answerTo<Answer extends object>(
  [name, variables]: readonly [name: string, variables: object],
  answers: readonly PageAnswer[],
): Answer | undefined {
  const asked = JSON.stringify(variables);
  const isAnswer = (one: PageAnswer): one is PageAnswer<Answer> =>
    one.name === name && JSON.stringify(one.variables) === asked;
  return answers.find(isAnswer)?.data;
}
