import { systemClock } from '@linework/domain';
import Fastify from 'fastify';
import { buildEdge } from '../src/build-edge.ts';
import { readConfiguration } from '../src/configuration/configuration.ts';
import { readRuntimeSettings } from '../src/configuration/runtime-settings.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { noTakeover } from '../src/database/takeover.ts';
import { uuidV7 } from '../src/database/uuid-v7.ts';
import { inProcessProcessor } from '../src/sandbox/processor/in-process-processor.ts';

/*
 * What the bench measures, as a process of its own: the whole edge with everything on, and beside it a bare Fastify
 * handler that does one INSERT, on the same database through the same pool. Tells both addresses over IPC.
 */

export interface BenchAddresses {
  readonly edge: string;
  readonly bare: string;
}

const configuration = readConfiguration(process.env);
const database = await openDatabase(configuration);
const runtime = await readRuntimeSettings(database, configuration);
const processor = inProcessProcessor();
const edge = await buildEdge({
  configuration,
  database,
  takeover: noTakeover,
  processor,
  runtime,
  clock: systemClock,
  realClock: systemClock,
});
const bare = Fastify();
bare.post('/payments', async (request) => {
  const id = uuidV7();
  await database.query('INSERT INTO bare_payment (id, body, created_at) VALUES ($1, $2, $3)', [
    id,
    JSON.stringify(request.body),
    new Date(),
  ]);
  return { id };
});
const addresses: BenchAddresses = {
  edge: await edge.app.listen({ host: '127.0.0.1', port: 0 }),
  bare: await bare.listen({ host: '127.0.0.1', port: 0 }),
};
process.send?.(addresses);
process.on('disconnect', () => {
  void Promise.all([edge.stop(), bare.close()])
    .then(async () => await database.close())
    .finally(() => process.exit(0));
});
