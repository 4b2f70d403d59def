import { mutate } from 'swr';
import type { AccountQuestion, PageQuestion } from '../api/account-question.ts';
import { takePageAnswers } from '../api/page-answers.ts';

type Key = AccountQuestion<unknown>['key'];

const justCame = new Set<string>();
/** What a question's answer is told by, among all that are kept. */
export const nameOf = (key: unknown): string => JSON.stringify(key);

/**
 * Puts the answers that came with the page where its parts look for them, so that it is drawn whole at once. Whatever
 * came without answers asks for them itself.
 */
export async function keepFirstAnswers(questions: readonly PageQuestion<unknown>[]): Promise<void> {
  const answers = takePageAnswers();
  await Promise.all(
    questions.map(async ({ key, among }) => {
      const answer = await among(answers);
      if (answer === undefined) return;
      await mutate(key, answer, { revalidate: false });
      justCame.add(nameOf(key));
    }),
  );
}

/** Whether the answer came with the page and has not been shown before: it need not be asked for. */
export const isFirstAnswer = (key: Key): boolean => justCame.has(nameOf(key));

export function noteShown(key: Key): void {
  justCame.delete(nameOf(key));
}
