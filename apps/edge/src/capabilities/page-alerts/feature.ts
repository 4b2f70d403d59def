import { restOperations } from '@linework/contract/rest-operations';
import { guardedRoute } from '../../access/rest-route.ts';
import type { Feature } from '../../feature.ts';
import { dismissAlert, pageAlertsFor, removeOldAlerts } from './page-alerts.ts';

/** What stands above pages until it is over, and what each user has closed of it (spec section 2.4). */
export const pageAlertsFeature = {
  routes: (app, { services }) => {
    const { dismissedAlerts, pageAlerts } = restOperations;
    guardedRoute(app, pageAlerts, {}, async (_request, session) => ({
      alerts: [...(await pageAlertsFor(services, session))],
    }));
    guardedRoute(app, dismissedAlerts, { bodyLimit: 1_024 }, async (request, session) => {
      const { id } = dismissedAlerts.request.parse(request.body);
      await dismissAlert(services, session, id);
      return { alerts: [...(await pageAlertsFor(services, session))] };
    });
  },
  cleanUp: async (database, { businessNow, yesterday }) =>
    await removeOldAlerts(database, businessNow, yesterday),
} satisfies Feature;
