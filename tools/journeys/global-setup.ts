import { buildWhenChanged, portalBuild } from '../start/builds.ts';
import { startJourneyEdge } from './journey-edge.ts';

/** Builds the portal, starts the edge that all journeys share, and returns what stops it. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildWhenChanged(portalBuild);
  const edge = await startJourneyEdge(Number(process.env.JOURNEYS_PORT));
  return () => edge.stop();
}
