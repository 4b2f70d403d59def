import type { Feature } from '../../feature.ts';
import { auxiliaryGraph } from './auxiliary-graph.ts';
import { cspReports } from './csp-reports.ts';
import { partFiles } from './part-files.ts';
import { portalPages } from './portal-pages.ts';

/** The portal itself: its files and pages, what it is told of itself, and what browsers report of it. */
export const portalFeature = {
  routes: async (app, { services, cookies }) => {
    const { configuration, realClock } = services;
    cspReports(app, { readable: configuration.environment !== 'production', clock: realClock });
    auxiliaryGraph(app, services);
    await partFiles(app, configuration.partsDirectory);
    await portalPages(app, services, cookies);
  },
} satisfies Feature;
