import { mutate } from 'swr';
import { keepAnswer, nameOf } from '../answers/first-answers.ts';
import { type AccountQuestion, aboutAccount } from '../api/account-question.ts';
import { isOffline } from '../browser/connection.ts';
import { inTime } from './load-chunk.ts';

/** What is kept of an account and may be otherwise by now, by name. */
const doubtful = new Set<string>();

/** How long a page waits for what may be otherwise, in milliseconds: the last page stays meanwhile. */
const patience = 1_000;

/** Whatever is kept of an account may be otherwise once the flow that opens now is left, however it is left. */
export const noteMayChange = (accountId: string): void => {
  const isAbout = aboutAccount(accountId);
  void mutate((key) => {
    if (isAbout(key)) doubtful.add(nameOf(key));
    return false;
  });
};

/** Forgets what was kept where there is no answer soon: better no figure than one that was. */
async function askOnceMore({ key, ask }: AccountQuestion<unknown>): Promise<void> {
  try {
    await keepAnswer(key, await inTime(ask(), patience));
  } catch {
    await mutate(key, undefined, { revalidate: false });
  }
}

/**
 * Asks once more, before a page shows it, what a flow may have changed: the amount to pay would be another a moment later,
 * and news of the payment would push its button away. Without a connection what was known stays, until that is back.
 */
export async function askWhatMayHaveChanged(questions: readonly AccountQuestion<unknown>[]): Promise<void> {
  if (isOffline()) return;
  await Promise.all(questions.filter(({ key }) => doubtful.delete(nameOf(key))).map(askOnceMore));
}
