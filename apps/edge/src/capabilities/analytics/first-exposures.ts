import type { ReadAnalyticsEvent } from '@linework/contract/analytics-schema';
import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';

/**
 * Events without exposures that the session has told before: a variant is seen once a session, in however many tabs. One
 * that comes again, as its answer was lost, is the same event and stays.
 */
export async function firstExposures(
  database: Queryable,
  sessionId: string,
  events: readonly ReadAnalyticsEvent[],
  at: Date,
): Promise<readonly ReadAnalyticsEvent[]> {
  const told = events.filter(({ name }) => name === 'exposure');
  if (told.length === 0) return events;
  const p = parameters();
  const rows = told.map(({ id, fields }) => ({ event_id: id, experiment_uuid: fields.experiment }));
  const kept = await database.query<{ event_id: string }>(
    `WITH told AS (
       SELECT DISTINCT ON (experiment_uuid) event_id, experiment_uuid
       FROM jsonb_to_recordset(${p.json(rows)}) AS one (event_id uuid, experiment_uuid uuid)
       ORDER BY experiment_uuid, event_id)
     INSERT INTO experiment_exposure AS before (session_id, experiment_uuid, event_id, at)
     SELECT ${p.uuid(sessionId)}, experiment_uuid, event_id, ${p.instant(at)} FROM told
     ON CONFLICT (session_id, experiment_uuid) DO UPDATE SET at = before.at
       WHERE before.event_id = EXCLUDED.event_id
     RETURNING event_id`,
    p.values,
  );
  const isKept = new Set(kept.map(({ event_id }) => event_id));
  return events.filter(({ id, name }) => name !== 'exposure' || isKept.has(id));
}
