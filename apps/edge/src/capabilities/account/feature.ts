import type { Feature } from '../../feature.ts';
import { accountRoutes } from './account-routes.ts';

/** Whose account it is, its services and how they stand. */
export const accountFeature = { routes: accountRoutes } satisfies Feature;
