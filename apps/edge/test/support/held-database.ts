import type { Database } from '../../src/database/database.ts';

export interface HeldTransaction {
  /** Once it was asked for, and waits. */
  readonly isWaiting: Promise<void>;
  release(): void;
}

export interface HeldDatabase {
  readonly database: Database;
  /** The next transaction that is asked for waits until it is released. */
  holdNext(): HeldTransaction;
}

/** A database in which a test lets something happen between what a call reads and its transaction. */
export function heldDatabase(database: Database): HeldDatabase {
  let next: (() => Promise<void>) | null = null;
  return {
    database: {
      ...database,
      transaction: async (work) => {
        const held = next;
        next = null;
        await held?.();
        return await database.transaction(work);
      },
    },
    holdNext: () => {
      const [waiting, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      next = async () => {
        waiting.resolve();
        await released.promise;
      };
      return { isWaiting: waiting.promise, release: () => released.resolve() };
    },
  };
}
