import { isUuid, type KnownMethod, type MethodRecord, methodChanges } from '@linework/domain';
import { z } from 'zod';
import type { Queryable } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';
import { instantJson } from '../../facts/facts-sql.ts';
import { toBeSavedSql } from '../card-data/index.ts';

/**
 * What the wallet remembers of the saved methods, as columns over `a`, the account's row: read with the account's facts in one
 * statement, so that nobody is shown a method as it was under the version that it has now.
 * @param asked one that is named too where it was removed
 */
export const recordColumns = (p: Parameters, asked: string | null): string => `
  (SELECT coalesce(json_agg(json_build_object(
     'methodId', r.id, 'version', r.version, 'fingerprint', r.fingerprint, 'savedAt', ${instantJson('r.created_at')},
     'lastChange', CASE WHEN u.id IS NOT NULL THEN json_build_object(
       'change', r.last_change, 'at', ${instantJson('r.changed_at')},
       'by', json_build_object('userId', u.id, 'name', trim(u.first_name || ' ' || u.last_name))) END)), '[]'::json)
   FROM payment_method r LEFT JOIN portal_user u ON u.id = r.changed_by_user_id
   WHERE r.account_id = a.id AND (r.removed_at IS NULL OR r.id = ${p.uuid(asked && isUuid(asked) ? asked : null)}))
   AS records,
  (SELECT coalesce(json_agg(json_build_object('methodId', s.id, 'fingerprint', s.fingerprint)), '[]'::json)
   FROM (${toBeSavedSql}) s) AS to_be_saved`;

export interface RecordRow {
  readonly records: unknown;
  readonly to_be_saved: unknown;
}

const recordsSchema: z.ZodType<MethodRecord[]> = z.array(
  z.object({
    methodId: z.string(),
    version: z.number(),
    fingerprint: z.string().nullable(),
    savedAt: z.string(),
    lastChange: z
      .object({
        change: z.enum(methodChanges),
        at: z.string(),
        by: z.object({ userId: z.string(), name: z.string() }),
      })
      .nullable(),
  }),
);
const knownSchema: z.ZodType<KnownMethod[]> = z.array(
  z.object({ methodId: z.string(), fingerprint: z.string().nullable() }),
);

/** Reads what `recordColumns` gave. */
export const readRecords = ({ records, to_be_saved }: RecordRow) => ({
  records: recordsSchema.parse(records),
  toBeSaved: knownSchema.parse(to_be_saved),
});

/** What the processor charges by a saved method as it stands now. */
export interface ChargedMethod {
  /** `null` where nobody has such a method any more. */
  readonly processorToken: string | null;
  /** Whether Auto Pay debits it, be it for the last time. */
  readonly isDebited: boolean;
}

const noMethod: ChargedMethod = { processorToken: null, isDebited: false };

export async function readCharged(
  database: Queryable,
  accountId: string,
  methodId: string | null,
): Promise<ChargedMethod> {
  if (methodId === null || !isUuid(methodId)) return noMethod;
  const p = parameters();
  const [row] = await database.query<ChargedMethod>(
    `SELECT m.processor_token AS "processorToken", EXISTS (
       SELECT 1 FROM auto_pay_enrolment e WHERE e.account_id = m.account_id AND e.method_id = m.id
         AND (e.ended_at IS NULL OR e.due_on IS NOT NULL)) AS "isDebited"
     FROM payment_method m
     WHERE m.account_id = ${p.uuid(accountId)} AND m.id = ${p.uuid(methodId)} AND m.removed_at IS NULL`,
    p.values,
  );
  return row ?? noMethod;
}
