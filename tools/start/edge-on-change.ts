import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { root } from '../bootstrap/install.mjs';
import { say } from '../bootstrap/progress.mjs';
import { edgeReady, startEdge } from './edge.ts';
import type { Settings } from './settings.ts';

/** What the edge is made of. Node's own `--watch` is no use here: the edge's children would report to the edge. */
const sources = [
  'apps/edge/src',
  'packages/domain/src',
  'packages/review/src',
  'packages/contract/src',
  'fixtures',
].map((place) => path.join(root, place));
const isSource = (file: string): boolean =>
  sources.some((folder) => file.startsWith(folder + path.sep)) &&
  /\.(ts|json|graphql|sql)$/.test(file) &&
  !file.endsWith('.test.ts');

/** An editor that saves several files at once makes one restart of it. */
const settlesWithinMilliseconds = 100;

export interface ReloadedEdge {
  /** Resolves when the first one is ready. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the edge, and again whenever its sources change; one that cannot start then waits for the next change. */
export function edgeOnChange(
  settings: Settings,
  port: number,
  watcher: ViteDevServer['watcher'],
): ReloadedEdge {
  let edge = startEdge(settings, port);
  let isStopping = false;
  let settling: NodeJS.Timeout | undefined;
  const ready = edgeReady(edge, port);
  const restart = async () => {
    await edge.stop();
    if (isStopping) return;
    edge = startEdge(settings, port);
    await edgeReady(edge, port).then(
      () => say('The edge is ready again'),
      (error: Error) => isStopping || say(`${error.message}\nThe edge starts again with the next change.`),
    );
  };
  let turn = ready.catch(() => undefined);
  watcher.add(sources);
  watcher.on('all', (_event, file) => {
    if (isStopping || !isSource(file)) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      say(`${path.relative(root, file)} changed`);
      turn = turn.then(restart);
    }, settlesWithinMilliseconds);
  });
  return {
    ready,
    async stop() {
      isStopping = true;
      clearTimeout(settling);
      await edge.stop();
      await turn;
    },
  };
}
