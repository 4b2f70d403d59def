import { systemClock } from '@linework/domain';
import type { FastifyInstance } from 'fastify';
import { type BuildOptions, buildEdge } from './build-edge.ts';
import { ConfigurationError } from './configuration/configuration.ts';
import type { Configuration } from './configuration/configuration.types.ts';
import { isForRealCustomers } from './configuration/environment.ts';
import { readRuntimeSettings } from './configuration/runtime-settings.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import {
  refuseDatabaseOfOthers,
  refuseRealCustomers,
  takeForRealCustomers,
} from './database/real-customers.ts';
import { noTakeover, type Takeover, watchForTakeover } from './database/takeover.ts';
import { guardedProcessor } from './processor/guarded-processor.ts';
import { httpProcessor, isSandboxProcessor } from './processor/http-processor.ts';
import { startSandbox } from './sandbox/processor/start-sandbox.ts';

export interface RunningEdge {
  /** Where it listens. */
  readonly url: string;
  readonly app: FastifyInstance;
  /** Finishes what is in flight, then ends everything it started. */
  stop(): Promise<void>;
}

export interface StartOptions extends BuildOptions {
  /** Called when the embedded database ends by itself: nothing can be answered any more. */
  readonly onLost?: () => void;
  /** Called when an edge of real customers has taken the database: this one must stop, and does where nobody is told. */
  readonly onTaken?: () => void;
}

/** Starts the whole edge: database, processor, application, work beside requests. Undoes what it started if one fails. */
export async function startEdge(
  configuration: Configuration,
  { onLost, onTaken, ...options }: StartOptions = {},
): Promise<RunningEdge> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    // First, because it may belong to another process: then nothing else has been started for nothing.
    const database = await openDatabase(configuration, onLost);
    undo.push(database.close);
    await refuseDatabaseOfOthers(database, { isForRealCustomers: isForRealCustomers(configuration) });
    await migrate(database);
    const takeover = await claimDatabase(database, configuration, onTaken ?? (() => void stop()), undo);
    const processorUrl = await findProcessor(configuration, undo);
    const runtime = await readRuntimeSettings(database, configuration);
    undo.push(async () => runtime.stop());
    const processor = httpProcessor({
      url: processorUrl,
      timeoutMs: configuration.processorTimeoutMs,
      ...(configuration.toggles.movableClock && { clock: runtime.clock }),
    });
    const edge = await buildEdge(
      {
        configuration: { ...configuration, processorUrl },
        database,
        takeover,
        processor: takeover === noTakeover ? processor : guardedProcessor(processor, takeover),
        runtime,
        clock: runtime.clock,
        realClock: systemClock,
      },
      options,
    );
    undo.push(edge.stop);
    const url = await edge.app.listen({ host: configuration.host, port: configuration.port });
    await edge.startWork();
    return { url, app: edge.app, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** For good where real customers are; any other edge has it until they are. */
async function claimDatabase(
  database: Database,
  configuration: Configuration,
  onTaken: () => void,
  undo: (() => Promise<void>)[],
): Promise<Takeover> {
  if (isForRealCustomers(configuration)) {
    await takeForRealCustomers(database, new Date());
    return noTakeover;
  }
  await refuseRealCustomers(database);
  const watch = watchForTakeover(database, onTaken);
  undo.push(async () => watch.stop());
  return watch;
}

/** The configured processor, or a sandbox of our own. Production takes no sandbox, whoever runs it. */
async function findProcessor(configuration: Configuration, undo: (() => Promise<void>)[]): Promise<string> {
  const { processorUrl, environment, dataDirectory, processorTimeoutMs } = configuration;
  if (processorUrl === null) {
    const sandbox = await startSandbox(environment, dataDirectory);
    undo.push(sandbox.stop);
    return sandbox.url;
  }
  if (environment === 'production' && (await saysItIsSandbox(processorUrl, processorTimeoutMs))) {
    throw new ConfigurationError([
      'PROCESSOR_URL leads to a sandbox processor, which takes no real money: it is refused in production.',
    ]);
  }
  return processorUrl;
}

async function saysItIsSandbox(url: string, timeoutMs: number): Promise<boolean> {
  try {
    return await isSandboxProcessor(url, timeoutMs);
  } catch {
    // A processor that is down for the moment must not keep customers from seeing their bills.
    return false;
  }
}
