import type { OutcomeCode } from '@linework/domain';
import { NoConnection } from '../../ports/no-connection.ts';
import type { AttemptPorts } from './flow-ports.ts';
import { type Stopped, stopOfSending } from './stopped.ts';

/** What is sent once for each key, and what comes of it. */
export interface KeyedAttempt<Answer> {
  /** The same text is the same request: without an answer it is sent again with the same key. */
  readonly request: string;
  readonly send: (key: string) => Promise<Answer>;
  /** What is told where nobody answered. */
  readonly unanswered: OutcomeCode;
  readonly stopped: (stop: Stopped) => Answer | Promise<Answer>;
}

/**
 * Sends with keys that are kept in memory alone: without an answer the same is sent again with the same key, once by itself, as
 * an answer may have been lost of what was done; whatever was answered ends it. Rejects only where there is no way to the server.
 */
export function keyedAttempts({ newKey }: Pick<AttemptPorts, 'newKey'>) {
  let open: { readonly request: string; readonly key: string } | null = null;
  return async <Answer>({ request, send, unanswered, stopped }: KeyedAttempt<Answer>): Promise<Answer> => {
    const { key } = open?.request === request ? open : { key: newKey() };
    open = { request, key };
    try {
      const answer = await send(key).catch((problem: unknown) => {
        if (problem instanceof NoConnection) return send(key);
        throw problem;
      });
      open = null;
      return answer;
    } catch (problem) {
      if (problem instanceof NoConnection) throw problem;
      return await stopped(stopOfSending(problem, unanswered));
    }
  };
}
