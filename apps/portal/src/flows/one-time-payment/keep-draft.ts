import { mutate } from 'swr';
import { billingQuestions } from '../../api/billing.ts';
import { isCutOff, whenConnected } from '../../api/when-connected.ts';

let latest = 0;

/**
 * Changes an account's draft. Where the connection is away the change waits for it, unless another one follows: the last
 * one is what the customer left.
 * @throws whatever the change does, at once: nobody waits for the connection here
 */
export async function changeDraft(accountId: string, change: () => Promise<void>): Promise<void> {
  latest += 1;
  const own = latest;
  const changeIfLatest = async () => {
    if (own !== latest) return;
    await change();
    await mutate(billingQuestions.draft(accountId).key);
  };
  try {
    await change();
  } catch (error) {
    // What it cannot be told then either, it is told at the next step.
    if (isCutOff(error)) whenConnected(changeIfLatest).catch(() => undefined);
    throw error;
  }
}
