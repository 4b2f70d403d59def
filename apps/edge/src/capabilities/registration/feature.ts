import type { Feature } from '../../feature.ts';
import { registrationRoutes } from './registration-routes.ts';

/** Making a sign-in with a bill. */
export const registrationFeature = {
  routes: registrationRoutes,
  cleanUp: async (database, { yesterday }) =>
    void (await database.query('DELETE FROM account_registration WHERE created_at < $1', [yesterday])),
} satisfies Feature;
