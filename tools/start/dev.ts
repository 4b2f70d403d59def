import path from 'node:path';
import { createServer } from 'vite';
import { root } from '../bootstrap/install.mjs';
import { edgeOnChange } from './edge-on-change.ts';
import type { Lifetime } from './lifetime.ts';
import { requireFreePort } from './ports.ts';
import type { Settings } from './settings.ts';
import { demoTable } from './sign-ins.ts';

/** Vite's client needs inline scripts, `eval`-free styles and a socket: the strict policy is the edge's own. */
const relaxedPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' ws:",
].join('; ');

/** Portal with hot reload on `PORT`; on the port after it the edge, restarted on each change. */
export async function develop(
  settings: Settings,
  lifetime: Lifetime,
  prepareDatabase: (settings: Settings) => Promise<void>,
): Promise<void> {
  const edgePort = settings.port + 1;
  await requireFreePort(settings.port, 'PORT');
  await requireFreePort(edgePort, 'PORT');
  await prepareDatabase(settings);
  lifetime.throwIfEnding();
  // Where the portal's own Vite configuration sends its calls.
  process.env.EDGE_URL = `http://127.0.0.1:${edgePort}`;
  const vite = await lifetime.serveByVite(() =>
    createServer({
      root: path.join(root, 'apps/portal'),
      server: {
        port: settings.port,
        strictPort: true,
        headers: { 'content-security-policy': relaxedPolicy },
      },
    }),
  );
  lifetime.onEnd(() => vite.close());
  lifetime.throwIfEnding();
  const edge = edgeOnChange(settings, edgePort, vite.watcher);
  lifetime.onEnd(() => edge.stop());
  await edge.ready;
  await vite.listen();
  lifetime.isServing = true;
  process.stdout.write(`
  Portal with hot reload  http://localhost:${settings.port}   (edge on ${edgePort}, restarted on change)

${settings.demo ? await demoTable(settings) : ''}

  The edge's log is ${settings.dataDir}/edge.log. Ctrl-C stops everything.

`);
  await lifetime.ended();
}
