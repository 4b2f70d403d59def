import { rmSync } from 'node:fs';
import { buildWhenChanged, portalBuild } from '../start/builds.ts';
import { journeyServer, startJourneyServer } from './journey-database.ts';
import { preparedData, prepareJourneyData } from './journey-edge.ts';

/** Builds the portal that every journey walks through, and prepares the data that each of their edges starts on. */
export default async function setUp(): Promise<() => void> {
  const server = await startJourneyServer();
  const prepared = Promise.all([prepareJourneyData(server?.template), buildWhenChanged(portalBuild)]);
  const [folder] = await prepared.catch((error: unknown) => {
    // Nobody is handed what would stop it.
    server?.stop();
    throw error;
  });
  process.env[preparedData] = folder;
  if (server) process.env[journeyServer] = server.url;
  return () => {
    server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
