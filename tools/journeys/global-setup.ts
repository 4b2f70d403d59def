import { rmSync } from 'node:fs';
import { buildWhenChanged, portalBuild } from '../start/builds.ts';
import { preparedData, prepareJourneyData } from './journey-edge.ts';

/** Builds the portal that every journey walks through, and prepares the data that each of their edges starts on. */
export default async function setUp(): Promise<() => void> {
  await buildWhenChanged(portalBuild);
  const folder = await prepareJourneyData();
  process.env[preparedData] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
