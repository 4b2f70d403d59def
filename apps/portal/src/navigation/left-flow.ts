import { mutate } from 'swr';
import { pausedUntil } from '../answers/bill-pay-pause.ts';
import { nameOf } from '../answers/first-answers.ts';
import { type AccountQuestion, aboutAccount } from '../api/account-question.ts';
import { isCutOff } from '../api/when-connected.ts';
import { isOffline } from '../browser/connection.ts';
import { inTime } from './load-chunk.ts';

/** What is kept of an account and may be otherwise by now, by name. */
const doubtful = new Set<string>();

/** How long a page waits for what may be otherwise, in milliseconds: the last page stays meanwhile. */
const patience = 3_000;

/** Whatever is kept of an account may be otherwise once the flow that stands open is left, however it is left. */
export const noteMayChange = (accountId: string): void => {
  const isAbout = aboutAccount(accountId);
  void mutate((key) => {
    if (isAbout(key)) doubtful.add(nameOf(key));
    return false;
  });
};

/**
 * Puts the answer in place of what was kept, which is forgotten where there is none soon: better no figure than one that may
 * not hold. The page asks once more as it shows: something may have changed since, and an answer that a session's end has
 * forgotten stays forgotten.
 */
async function askOnceMore({ key, ask }: AccountQuestion<unknown>): Promise<void> {
  try {
    const answer = await inTime(ask(), patience);
    await mutate(key, (kept: unknown) => (kept === undefined ? kept : answer));
  } catch (error) {
    if (!isCutOff(error)) await mutate(key, undefined);
  }
}

/**
 * Asks, before a page shows it, what a flow may have changed: the amount to pay would be another a moment later, and news of
 * the payment would push its button away. Without a connection what was known stays until that is back, and while bills
 * cannot be paid nothing is asked.
 */
export async function askWhatMayHaveChanged(questions: readonly AccountQuestion<unknown>[]): Promise<void> {
  if (isOffline() || pausedUntil() !== null) return;
  await Promise.all(questions.filter(({ key }) => doubtful.delete(nameOf(key))).map(askOnceMore));
}
