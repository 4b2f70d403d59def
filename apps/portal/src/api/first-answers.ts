import { mutate } from 'swr';
import { hasPageAnswers } from './page-answers.ts';

type Key = readonly [name: string, accountId: string];
type Question = readonly [key: Key, fetcher: (accountId: string) => Promise<unknown>];

const justCame = new Set<string>();
const nameOf = (key: Key): string => key.join(' ');

/**
 * Puts the answers that came with the page where its parts look for them, so that it is drawn whole at once. Whatever
 * came without answers asks for them itself.
 */
export async function keepFirstAnswers(questions: readonly Question[]): Promise<void> {
  if (!hasPageAnswers()) return;
  await Promise.all(
    questions.map(async ([key, fetcher]) => {
      const value = await fetcher(key[1]);
      await mutate(key, value, { revalidate: false });
      justCame.add(nameOf(key));
    }),
  );
}

/** Whether the answer came with the page and has not been shown before: it need not be asked for. */
export const isFirstAnswer = (key: Key | null): boolean => key !== null && justCame.has(nameOf(key));

export function noteShown(key: Key | null): void {
  if (key) justCame.delete(nameOf(key));
}
