import type { LaterPath } from './later-paths.ts';

/** Where another team's part is mounted, once the configuration names one for it (spec section 2.2). */
export const mountPaths = {
  'homepage-mfe': '/homepage-mfe',
  'billing-stub': '/billing-stub',
  'billing-stub-2': '/billing-stub-2',
  'troubleshoot-stub': '/troubleshoot-stub',
  'troubleshoot-stub-2': '/troubleshoot-stub-2',
  'tech-amenities-stub': '/tech-amenities-stub',
  manage: '/manage',
} as const satisfies Readonly<Record<string, LaterPath>>;

/** A place for another team's part, as the configuration calls it. */
export type MountName = keyof typeof mountPaths;

export const isMountName = (name: string): name is MountName => Object.hasOwn(mountPaths, name);
