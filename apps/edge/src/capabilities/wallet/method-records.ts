import {
  isUuid,
  type KnownMethod,
  type MethodChange,
  type MethodRecord,
  methodChanges,
} from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { run, statements } from '../../database/typed-statements.ts';

/** What the wallet remembers of the saved methods. @param asked one that is named too where it was removed */
export async function readRecords(
  database: Queryable,
  accountId: string,
  asked: string | null = null,
): Promise<MethodRecord[]> {
  const rows = await run(
    database,
    statements
      .selectFrom('payment_method')
      .leftJoin('portal_user', 'portal_user.id', 'changed_by_user_id')
      .where('account_id', '=', accountId)
      .where((either) =>
        asked === null
          ? either('removed_at', 'is', null)
          : either.or([either('removed_at', 'is', null), either('payment_method.id', '=', asked)]),
      )
      .select(['payment_method.id', 'version', 'fingerprint', 'payment_method.created_at', 'last_change'])
      .select(['changed_at', 'changed_by_user_id', 'first_name', 'last_name']),
  );
  return rows.map((row) => ({
    methodId: row.id,
    version: row.version,
    fingerprint: row.fingerprint,
    savedAt: row.created_at.toISOString(),
    lastChange: lastChangeOf(row),
  }));
}

interface ChangeRow {
  readonly last_change: string | null;
  readonly changed_at: Date | null;
  readonly changed_by_user_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

function lastChangeOf(row: ChangeRow): MethodChange | null {
  const change = methodChanges.find((one) => one === row.last_change);
  if (!change || !row.changed_at || row.changed_by_user_id === null) return null;
  const name = `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim();
  return { change, at: row.changed_at.toISOString(), by: { userId: row.changed_by_user_id, name } };
}

/** The numbers that payments under way will save, as a statement over `a`, the account's row, gives them. */
export interface ToBeSaved {
  readonly to_be_saved: readonly { readonly id: string; readonly fingerprint: string | null }[];
}

export const knownOf = ({ to_be_saved: rows }: ToBeSaved): KnownMethod[] =>
  rows.map(({ id, fingerprint }) => ({ methodId: id, fingerprint }));

/** What the processor charges by a saved method. */
export async function readTokenOf(
  database: Queryable,
  accountId: string,
  methodId: string | null,
): Promise<string | null> {
  if (methodId === null || !isUuid(methodId)) return null;
  const [row] = await run(
    database,
    statements
      .selectFrom('payment_method')
      .where('account_id', '=', accountId)
      .where('id', '=', methodId)
      .select('processor_token'),
  );
  return row?.processor_token ?? null;
}
