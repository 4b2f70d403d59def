import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '@linework/domain';
import { audit } from '../src/audit/audit.ts';
import { buildEdge } from '../src/build-edge.ts';
import { readRuntimeSettings } from '../src/configuration/runtime-settings.ts';
import type { Database } from '../src/database/database.ts';
import { noTakeover } from '../src/database/takeover.ts';
import { uuidV7 } from '../src/database/uuid-v7.ts';
import { httpProcessor } from '../src/processor/http-processor.ts';
import type { ProcessorPort } from '../src/processor/processor-port.ts';
import { startSandbox } from '../src/sandbox/processor/start-sandbox.ts';
import { type BenchScene, type EdgeRow, onDatabase, onScene } from './bench-scene.ts';
import { addEnrolled, debitsMade, leftDue, makeDue } from './enrolled-accounts.ts';

const enrolled = 100_000;
const due = 10_000;
/** A day's debits are made within a minute. */
const aimSeconds = 60;
/** What the worker does at least, a second. */
const aimRate = 150;
const warmUp = 500;
const atATime = 16;

/**
 * Debits a second: 10,000 of Auto Pay that are due at once among 100,000 enrolled, from the first charge until the last one
 * is settled in the ledger. The worker runs as it does in an edge, with its queue and everything else that it looks after,
 * and charges at the sandbox processor, a process of its own that has each charge on disk before it answers. Beside it as
 * many bare inserts through the same pool, half before and half after.
 */
export async function measureDebits(): Promise<EdgeRow[]> {
  return await onScene(
    'postgresql',
    async (scene) => await onDatabase(scene, async (database) => await measure(scene, database)),
  );
}

async function measure(scene: BenchScene, database: Database): Promise<EdgeRow[]> {
  const { configuration, folder } = scene;
  await addEnrolled(database, enrolled);
  const sandbox = await startSandbox(configuration.environment, folder);
  const processor = stopwatch(
    httpProcessor({ url: sandbox.url, timeoutMs: configuration.processorTimeoutMs }),
  );
  const runtime = await readRuntimeSettings(database, configuration);
  const log = openSync(join(folder, 'edge.log'), 'w');
  const edge = await buildEdge(
    {
      configuration,
      database,
      takeover: noTakeover,
      processor,
      runtime,
      clock: systemClock,
      realClock: systemClock,
    },
    { logs: { write: (line) => void writeSync(log, line) } },
  );
  try {
    await edge.startWork();
    await debitRate(database, processor, warmUp);
    const before = await insertRate(database, due / 2);
    const debits = await debitRate(database, processor, due);
    const after = await insertRate(database, due / 2);
    // Speed counts only where the books are right.
    const [breach] = (await audit(database, processor)).breaches;
    if (breach) throw new Error(`The bench broke the books: ${breach.sentence}`);
    return rowsOf(debits, (before + after) / 2);
  } finally {
    runtime.stop();
    await edge.stop();
    await sandbox.stop();
    closeSync(log);
  }
}

/** A processor, and when it was asked first. */
interface Stopwatch extends ProcessorPort {
  firstCharge: number | null;
}

function stopwatch(processor: ProcessorPort): Stopwatch {
  const watched: Stopwatch = {
    ...processor,
    firstCharge: null,
    charge: async (request) => {
      watched.firstCharge ??= performance.now();
      return await processor.charge(request);
    },
  };
  return watched;
}

const lookAgainMs = 100;

async function debitRate(database: Database, processor: Stopwatch, count: number): Promise<number> {
  processor.firstCharge = null;
  const before = await debitsMade(database);
  await makeDue(database, count);
  do await wait(lookAgainMs);
  while ((await leftDue(database)) > 0);
  const made = (await debitsMade(database)) - before;
  if (processor.firstCharge === null || made !== count)
    throw new Error(`The worker debited ${made}, and not ${count}`);
  return rate(count, processor.firstCharge);
}

async function insertRate(database: Database, count: number): Promise<number> {
  const payments = Array.from({ length: count }, uuidV7).values();
  const insert = async () => {
    for (const id of payments) {
      await database.query('INSERT INTO bare_payment (id, body, created_at) VALUES ($1, $2, $3)', [
        id,
        JSON.stringify({ id, cents: 100 }),
        new Date(),
      ]);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atATime }, insert));
  return rate(count, started);
}

const rate = (count: number, started: number): number => count / ((performance.now() - started) / 1_000);

function rowsOf(debits: number, inserts: number): EdgeRow[] {
  const seconds = due / debits;
  const name = 'debits/postgresql';
  const besides = { beside: inserts, ratio: debits / inserts };
  return [
    {
      name,
      value: seconds,
      unit: 's for 10,000',
      beside: due / inserts,
      ratio: inserts / debits,
      aim: `≤ ${aimSeconds}`,
      met: seconds <= aimSeconds,
    },
    { name, value: debits, unit: 'debits/s', ...besides, aim: `≥ ${aimRate}`, met: debits >= aimRate },
  ];
}
