import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portalBuild } from '../start/builds.ts';
import { type Edge, edgeEnvironment, edgeReady, runEdgeCommand, startEdge } from '../start/edge.ts';
import type { Settings } from '../start/settings.ts';

/** Where the built portal is, which the edges serve unless told otherwise. */
export const builtPortal = portalBuild.out;

/** A real edge on real data of its own, for one run of journeys or for one journey. */
export interface JourneyEdge {
  url: string;
  /** Stops it and throws its data away. */
  stop(): Promise<void>;
  /** Kills it without warning and starts it again on the same data. */
  killAndRestart(): Promise<void>;
}

/** Names the folder with the data that every journey's edge starts on a copy of, where somebody prepared it. */
export const preparedData = 'JOURNEY_DATA';

const scratchFolder = (): string => mkdtempSync(path.join(tmpdir(), 'linework-journeys-'));

const settingsOf = (dataDir: string, port: number, portalDist: string): Settings => ({
  port,
  // Nothing is served there; pages still link to it.
  cataloguePort: 6006,
  databaseUrl: undefined,
  dataDir,
  portalEnv: 'docker',
  demo: true,
  portalDist,
  fresh: false,
  dev: false,
});

async function seed(settings: Settings): Promise<void> {
  const env = edgeEnvironment(settings, settings.port);
  delete env.DATABASE_URL;
  const { signal } = new AbortController();
  await runEdgeCommand('Preparing a database with the demo customers', 'seed.ts', [], env, signal);
}

/** Migrates and seeds a fresh embedded database, and gives the folder that it is in. */
export async function prepareJourneyData(): Promise<string> {
  const dataDir = scratchFolder();
  await seed(settingsOf(dataDir, 0, portalBuild.out));
  return dataDir;
}

/** Starts an edge on fresh demo data of its own, serving the built portal (or what stands in). */
export async function startJourneyEdge(port: number, portalDist = portalBuild.out): Promise<JourneyEdge> {
  const dataDir = scratchFolder();
  const settings = settingsOf(dataDir, port, portalDist);
  const prepared = process.env[preparedData];
  if (prepared) cpSync(prepared, dataDir, { recursive: true });
  else await seed(settings);
  const start = async (): Promise<Edge> => {
    const edge = startEdge(settings, port);
    await edgeReady(edge, port);
    return edge;
  };
  let edge = await start();
  return {
    url: `http://localhost:${port}`,
    async stop() {
      await edge.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    async killAndRestart() {
      await edge.kill();
      edge = await start();
    },
  };
}
