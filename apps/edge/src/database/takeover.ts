import type { Queryable } from './database.ts';
import { RealCustomersDatabase, refuseRealCustomers } from './real-customers.ts';

/** Whether an edge of real customers has taken the database of this one, which is for trying things out. */
export interface Takeover {
  /** Looks in the database. Once taken it stays so, and is looked at no more. */
  hasHappened(): Promise<boolean>;
}

/** An edge of real customers keeps its database. */
export const noTakeover: Takeover = { hasHappened: async () => false };

/** Whoever neither signs in nor pays is answered for this long at most. */
const lookMs = 2_000;

export interface TakeoverWatch extends Takeover {
  stop(): void;
}

/** Looks again and again, and whenever it is asked. @param onTaken called once: the edge must not go on */
export function watchForTakeover(database: Queryable, onTaken: () => void): TakeoverWatch {
  let isTaken = false;
  const hasHappened = async (): Promise<boolean> => {
    if (isTaken) return true;
    try {
      await refuseRealCustomers(database);
      return false;
    } catch (error) {
      if (!(error instanceof RealCustomersDatabase)) throw error;
    }
    const isFirst = !isTaken;
    isTaken = true;
    clearInterval(timer);
    if (isFirst) onTaken();
    return true;
  };
  // While the database does not answer, nothing can be signed in to or paid either.
  const timer = setInterval(() => void hasHappened().catch(() => undefined), lookMs);
  timer.unref();
  return { hasHappened, stop: () => clearInterval(timer) };
}
