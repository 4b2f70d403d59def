import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portalBuild } from '../start/builds.ts';
import { type Edge, edgeEnvironment, edgeReady, runEdgeCommand, startEdge } from '../start/edge.ts';
import type { Settings } from '../start/settings.ts';

/** A real edge on real data of its own, for one run of journeys or for one journey. */
export interface JourneyEdge {
  url: string;
  /** Stops it and throws its data away. */
  stop(): Promise<void>;
  /** Kills it without warning and starts it again on the same data. */
  killAndRestart(): Promise<void>;
}

/** Migrates, seeds and starts an edge with a fresh embedded database, serving the built portal (or what stands in). */
export async function startJourneyEdge(port: number, portalDist?: string): Promise<JourneyEdge> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linework-journeys-'));
  const settings: Settings = {
    port,
    // Nothing is served there; pages still link to it.
    cataloguePort: 6006,
    databaseUrl: undefined,
    dataDir,
    portalEnv: 'docker',
    demo: true,
    portalDist: portalDist ?? portalBuild.out,
    fresh: false,
    dev: false,
  };
  const env = edgeEnvironment(settings, port);
  delete env.DATABASE_URL;
  const { signal } = new AbortController();
  await runEdgeCommand('Preparing a database with the demo customers', 'seed.ts', [], env, signal);
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
