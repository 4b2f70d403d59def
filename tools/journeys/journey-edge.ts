import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portalBuild } from '../start/builds.ts';
import { type Edge, edgeEnvironment, edgeReady, runEdgeCommand, startEdge } from '../start/edge.ts';
import type { Settings } from '../start/settings.ts';
import { copyForEdge, journeyServer } from './journey-database.ts';

/** A real edge on real data of its own, for one run of journeys or for one journey. */
export interface JourneyEdge {
  url: string;
  /** What it has logged so far. */
  log(): string;
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
  keepsMail: true,
  portalDist,
  fresh: false,
  dev: false,
});

/** Calls something that reads `DATABASE_URL`, which nobody else's may be. */
function onDatabase<T>(url: string | undefined, use: () => T): T {
  const outside = process.env.DATABASE_URL;
  delete process.env.DATABASE_URL;
  if (url) process.env.DATABASE_URL = url;
  try {
    return use();
  } finally {
    delete process.env.DATABASE_URL;
    if (outside !== undefined) process.env.DATABASE_URL = outside;
  }
}

async function seed(settings: Settings, database?: string): Promise<void> {
  const env = onDatabase(database, () => edgeEnvironment(settings, settings.port));
  const { signal } = new AbortController();
  await runEdgeCommand('Preparing a database with the demo customers', 'seed.ts', [], env, signal);
}

/**
 * Migrates and seeds a fresh database, and gives the folder of its data.
 * @param database where it is; embedded, in that folder, where none is named
 */
export async function prepareJourneyData(database?: string): Promise<string> {
  const dataDir = scratchFolder();
  await seed(settingsOf(dataDir, 0, portalBuild.out), database);
  return dataDir;
}

/** Starts an edge on fresh demo data of its own, serving the built portal (or what stands in). */
export async function startJourneyEdge(port: number, portalDist = portalBuild.out): Promise<JourneyEdge> {
  const dataDir = scratchFolder();
  const settings = settingsOf(dataDir, port, portalDist);
  const prepared = process.env[preparedData];
  if (prepared) cpSync(prepared, dataDir, { recursive: true });
  const server = process.env[journeyServer];
  const database = server && (await copyForEdge(server, port));
  if (!prepared) await seed(settings, database);
  const start = async (): Promise<Edge> => {
    const edge = onDatabase(database, () => startEdge(settings, port));
    await edgeReady(edge, port);
    return edge;
  };
  let edge = await start();
  return {
    url: `http://localhost:${port}`,
    log: () => readFileSync(path.join(dataDir, 'edge.log'), 'utf8'),
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
