import type { Queryable } from '../../database/database.ts';
import { parameters } from '../../database/parameters.ts';
import type { VisitSink } from './visit-sink.ts';

/** The edge's own table of visits. One that is known already is written again only where it came through another modem. */
export const tableVisitSink = (database: Queryable): VisitSink => ({
  update: async (visits) => {
    const p = parameters();
    await database.query(
      `INSERT INTO analytics_visit (visit, topic, btm_id, updated_at)
       SELECT told.visit, told.topic, told.btm_id, told.at
       FROM jsonb_to_recordset(${p.json(visits.map(({ btmId, ...visit }) => ({ ...visit, btm_id: btmId })))})
         AS told (visit uuid, topic text, btm_id text, at timestamptz)
       ON CONFLICT (visit) DO UPDATE SET btm_id = EXCLUDED.btm_id, updated_at = EXCLUDED.updated_at
       WHERE analytics_visit.btm_id <> EXCLUDED.btm_id`,
      p.values,
    );
  },
});
