import type { SpokenLanguage } from '@linework/contract';
import type { Queryable } from '../../database/database.ts';
import { run, statements } from '../../database/typed-statements.ts';

/** Remembers what somebody reads the portal in, so that messages are written to them in it. */
export async function keepLanguage(
  database: Queryable,
  userId: string,
  language: SpokenLanguage,
): Promise<void> {
  await run(
    database,
    statements
      .updateTable('portal_user')
      .set({ language })
      .where('id', '=', userId)
      .where('language', 'is distinct from', language),
  );
}
