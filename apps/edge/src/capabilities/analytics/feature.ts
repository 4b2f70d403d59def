import type { Feature } from '../../feature.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import { sentEventsPage } from './sent-events-page.ts';
import { removeOldEvents, tableSink } from './table-sink.ts';

/** How the portal is used: taken, kept for a month, and outside production shown to whoever it is about. */
export const analyticsFeature = {
  routes: (app, { services, cookies }) => {
    analyticsRoutes(app, { services }, tableSink(services.database));
    sentEventsPage(app, services, cookies);
  },
  cleanUp: async (database, { now }) => await removeOldEvents(database, now),
} satisfies Feature;
