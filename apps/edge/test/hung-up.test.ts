import { restPaths } from '@linework/contract';
import { problemSchema } from '@linework/contract/schemas';
import { expect, test, vi } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { startWorld } from './support/billing-world.ts';
import { send } from './support/browser.ts';
import { newCustomer } from './support/customers.ts';
import { describeOnOneEngine } from './support/each-engine.ts';

interface HeldPasswords {
  readonly database: Database;
  letGo(): void;
  /** How many were looked up. */
  looked(): number;
}

/** A database that takes its time for what a password is compared with. */
function holdPasswords(database: Database): HeldPasswords {
  const goOn = Promise.withResolvers<void>();
  let looked = 0;
  return {
    database: {
      ...database,
      async query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]> {
        if (sql.startsWith('SELECT password_hash FROM portal_user')) {
          looked += 1;
          await goOn.promise;
        }
        return await database.query<Row>(sql, values);
      },
    },
    letGo: goOn.resolve,
    looked: () => looked,
  };
}

describeOnOneEngine('Whoever hangs up while their password waits for its turn', (under) => {
  test('leaves the line, has tried nothing, and is answered at once when they enter it again', async () => {
    const held = holdPasswords(under.database);
    const logs: string[] = [];
    const world = await startWorld(held.database, { logs });
    try {
      const { browser } = await newCustomer(world);
      const enter = async (signal?: AbortSignal) =>
        await send(
          world.url,
          browser,
          restPaths.reauthentication,
          { password: 'guessed' },
          undefined,
          signal,
        );
      const page = new AbortController();
      const gone = Array.from({ length: 30 }, async () => await enter(page.signal));
      await vi.waitFor(() => expect(held.looked()).toBe(1));
      page.abort();
      await Promise.allSettled(gone);
      const left = () => logs.filter((line) => line.includes('LW-SYS-010')).length;
      await vi.waitFor(() => expect(left()).toBe(29));
      const next = enter();
      held.letGo();
      const answer = await next;
      // Thirty wrong ones would have to wait for minutes.
      expect([answer.status, problemSchema.parse(await answer.json()).code]).toEqual([422, 'LW-AUT-047']);
      expect(held.looked()).toBe(2);
      expect(logs.filter((line) => line.includes('"level":50'))).toEqual([]);
    } finally {
      held.letGo();
      await world.stop();
    }
  });
});
