import { mutate } from 'swr';
import type { AccountQuestion } from '../api/account-question.ts';
import { hasPageAnswers } from '../api/page-answers.ts';

type Key = AccountQuestion<unknown>['key'];

const justCame = new Set<string>();
const nameOf = (key: Key): string => JSON.stringify(key);

/**
 * Puts the answers that came with the page where its parts look for them, so that it is drawn whole at once. Whatever
 * came without answers asks for them itself.
 */
export async function keepFirstAnswers(questions: readonly AccountQuestion<unknown>[]): Promise<void> {
  if (!hasPageAnswers()) return;
  await Promise.all(
    questions.map(async ({ key, ask }) => {
      await mutate(key, await ask(), { revalidate: false });
      justCame.add(nameOf(key));
    }),
  );
}

/** Whether the answer came with the page and has not been shown before: it need not be asked for. */
export const isFirstAnswer = (key: Key): boolean => justCame.has(nameOf(key));

export function noteShown(key: Key): void {
  justCame.delete(nameOf(key));
}
