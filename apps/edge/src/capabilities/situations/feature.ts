import type { Feature } from '../../feature.ts';
import { situationRoutes } from './situation-routes.ts';

/** How a reviewer puts an account into a situation. */
export const situationsFeature = { routes: situationRoutes } satisfies Feature;
