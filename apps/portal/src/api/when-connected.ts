import { connected, isOffline } from '../browser/connection.ts';
import { hasNoAnswer } from './call-problem.ts';

/** Nothing came back, and the browser knows why: there is no connection. */
export const isCutOff = (error: unknown): boolean => hasNoAnswer(error) && isOffline();

/**
 * Asks once there is a connection, and again where it broke off while asking. For questions, which may be asked
 * twice, and for signing out: nothing else that changes anything may go through here.
 */
export async function whenConnected<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    await connected();
    try {
      return await ask();
    } catch (error) {
      if (!isCutOff(error)) throw error;
    }
  }
}
