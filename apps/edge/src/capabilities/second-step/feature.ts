import type { Feature } from '../../feature.ts';
import { secondStepRoutes } from './second-step-routes.ts';

/** A second step of signing in, by an authenticator app: offered, never forced. */
export const secondStepFeature = { routes: secondStepRoutes } satisfies Feature;
