import type { Feature } from '../../feature.ts';
import { removeOldChallenges } from './challenges.ts';
import { passkeyRoutes } from './passkey-routes.ts';

/** Signing in by a passkey in place of a password: offered, never forced. */
export const passkeysFeature = {
  routes: passkeyRoutes,
  cleanUp: async (database, { now }) => await removeOldChallenges(database, now),
} satisfies Feature;
