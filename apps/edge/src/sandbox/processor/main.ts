import { join } from 'node:path';
import { isEnvironment } from '../../configuration/environment.ts';
import { privateFolder } from '../../private-files.ts';
import { buildSandboxProcessor } from './sandbox-processor.ts';
import { openSandboxStore } from './sandbox-store.ts';

/*
 * The sandbox processor as a process of its own. PROCESSOR_PORT (0 for any), DATA_DIR and PORTAL_ENV are read from
 * the environment. Started by the edge it tells its address over IPC and ends with it.
 */

/** What the processor tells the edge that started it. */
export interface ProcessorMessage {
  readonly type: 'ready';
  readonly url: string;
}

const environment = process.env.PORTAL_ENV || 'production';
if (environment === 'production' || !isEnvironment(environment)) {
  console.error('The sandbox processor takes no real money and does not start in production.');
  process.exit(1);
}

const dataFolder = process.env.DATA_DIR || '.data';
privateFolder(dataFolder);
const store = openSandboxStore(join(dataFolder, 'processor', 'charges.sqlite'));
const app = buildSandboxProcessor(store);
const url = await app.listen({ host: '127.0.0.1', port: Number(process.env.PROCESSOR_PORT || 0) });

const isChild = process.send !== undefined;
if (isChild) {
  process.send?.({ type: 'ready', url } satisfies ProcessorMessage);
  // Ctrl-C reaches the whole process group; the edge finishes its payments first and then lets go of us.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.on('disconnect', stop);
} else {
  console.log(`Sandbox processor at ${url}`);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function stop(): void {
  void app.close().finally(() => process.exit(0));
}
