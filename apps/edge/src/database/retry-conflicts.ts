import { setTimeout as wait } from 'node:timers/promises';
import { isConflict } from './sql-errors.ts';

const attempts = 8;

/** Repeats work that the database refused because of a conflict, waiting a little longer each time. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === attempts) throw error;
      await wait(Math.random() * 5 * 2 ** attempt);
    }
  }
}
