import {
  acceptedWording,
  autoPayScopes,
  autoPayTerms,
  type GivenAuthorization,
  methodSnapshotSchema,
} from '@linework/domain';
import { z } from 'zod';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import { instantJson } from '../../facts/facts-sql.ts';

const given = z.object({
  id: z.string(),
  scope: z.enum(autoPayScopes),
  method: methodSnapshotSchema,
  debitDay: z.number(),
  terms: z.array(z.enum(autoPayTerms)),
  textVersion: z.string(),
  language: z.enum(['en', 'es']),
  wording: z.string().nullable(),
  acceptedAt: z.string(),
  acceptedBy: z.string(),
  ended: z
    .object({ at: z.string(), by: z.string(), why: z.enum(['changed', 'cancelled', 'failed']) })
    .nullable(),
});

/** Each change is one: nobody reads more of them at once, and an answer is no longer than it takes to be drawn. */
const mostShown = 200;

/** The authorizations that an account has given, the newest first, as many as are shown. */
export async function readAuthorizations(
  database: Queryable,
  accountId: string,
): Promise<GivenAuthorization[]> {
  const p = parameters();
  const rows = await database.query(
    `SELECT t.id, t.scope, t.method, t.debit_day AS "debitDay", t.terms, t.text_version AS "textVersion", t.language,
       t.wording, ${instantJson('t.accepted_at')} AS "acceptedAt", t.accepted_by AS "acceptedBy",
       CASE WHEN e.authorization_id IS NOT NULL THEN jsonb_build_object(
         'at', ${instantJson('e.ended_at')}, 'by', e.ended_by, 'why', e.why) END AS ended
     FROM auto_pay_authorization t
     LEFT JOIN auto_pay_authorization_end e ON e.account_id = t.account_id AND e.authorization_id = t.id
     WHERE t.account_id = ${p.uuid(accountId)}
     ORDER BY t.accepted_at DESC, t.id DESC LIMIT ${mostShown}`,
    p.values,
  );
  return rows.map((row) => {
    const one = given.parse(row);
    return { ...one, wording: one.wording ?? acceptedWording(one.textVersion, one.language) };
  });
}
