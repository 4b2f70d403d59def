import type { OutcomeCode } from '@linework/domain';
import { NoConnection } from '../../ports/no-connection.ts';
import { type Stopped, stopOfSending } from './stopped.ts';

/**
 * Sends what changes something: without an answer the same is sent again with the same key, and whatever was answered ends it.
 * @param failed what an answer that never came, or a refusal at the door, is told as
 */
export function keyedAttempts<Answer>(newKey: () => string, failed: (stop: Stopped) => Answer) {
  let open: { readonly request: string; readonly key: string } | null = null;
  return async (
    request: string,
    send: (key: string) => Promise<Answer>,
    unanswered: OutcomeCode,
  ): Promise<Answer> => {
    const { key } = open?.request === request ? open : { key: newKey() };
    open = { request, key };
    try {
      const answer = await send(key);
      open = null;
      return answer;
    } catch (problem) {
      if (problem instanceof NoConnection) throw problem;
      return failed(stopOfSending(problem, unanswered));
    }
  };
}
