import type { Feature } from '../../feature.ts';
import { sessionRoutes } from './session-routes.ts';

/** Signing in and out, and who is signed in. */
export const sessionFeature = {
  routes: sessionRoutes,
  cleanUp: async (database, { yesterday }) => {
    await database.query('DELETE FROM portal_session WHERE expires_at < $1 OR ended_at < $1', [yesterday]);
    await database.query('DELETE FROM authorization_code WHERE expires_at < $1', [yesterday]);
  },
} satisfies Feature;
