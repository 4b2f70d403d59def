import { connected, isOffline } from '../browser/connection.ts';
import { hasNoAnswer } from './call-problem.ts';

/** Nothing came back, and the browser knows why: there is no connection. */
export const isCutOff = (error: unknown): boolean => hasNoAnswer(error) && isOffline();

/**
 * Asks once there is a connection, and again where it broke off while asking. For questions alone, which may be asked
 * twice: what changes anything must not go through here.
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
