import type { Feature } from '../../feature.ts';
import { signInSettingsRoutes } from './sign-in-settings-routes.ts';

/** How somebody signs in, as they change it themselves, and where they are signed in. */
export const signInSettingsFeature = { routes: signInSettingsRoutes } satisfies Feature;
