import type { Feature } from '../../feature.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import { sentEventsPage } from './sent-events-page.ts';
import { removeOldEvents, tableSink } from './table-sink.ts';
import { tableVisitSink } from './table-visit-sink.ts';

/** How the portal is used: taken, kept for a month, and outside production shown to whoever it is about. */
export const analyticsFeature = {
  routes: (app, { services, cookies, inTurn }) => {
    const { database } = services;
    analyticsRoutes(
      app,
      { services, inTurn },
      { events: tableSink(database), visits: tableVisitSink(database) },
    );
    sentEventsPage(app, services, cookies);
  },
  cleanUp: async (database, { now, yesterday }) => {
    await removeOldEvents(database, now);
    // A session lasts half a day: what it saw is asked about no longer.
    await database.query('DELETE FROM experiment_exposure WHERE at < $1', [yesterday]);
  },
} satisfies Feature;
