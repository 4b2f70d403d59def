import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '@linework/domain';
import { scenarios, storyMoment } from '@linework/fixtures';
import { audit } from '../src/audit/audit.ts';
import { buildEdge } from '../src/build-edge.ts';
import { readRuntimeSettings } from '../src/configuration/runtime-settings.ts';
import type { Database } from '../src/database/database.ts';
import { noTakeover } from '../src/database/takeover.ts';
import { uuidV7 } from '../src/database/uuid-v7.ts';
import { httpProcessor } from '../src/processor/http-processor.ts';
import type { ProcessorPort } from '../src/processor/processor-port.ts';
import { inProcessProcessor } from '../src/sandbox/processor/in-process-processor.ts';
import { startSandbox } from '../src/sandbox/processor/start-sandbox.ts';
import { addAccount } from '../test/support/add-account.ts';
import { copyOf } from '../test/support/customers.ts';
import { type BenchScene, type EdgeRow, onDatabase, onScene } from './bench-scene.ts';

const aim = 150;
/** Due at once, each on an account of its own with a year of history. */
const due = 2_000;
const atATime = 16;
/** The first is for warming up. */
const turns = 4;

/**
 * Debits a second: payments that are due at once, from the first charge until the last one is settled in the ledger. The
 * worker runs as it does in an edge, with its queue and everything else that it looks after, and charges at the sandbox
 * processor, a process of its own that has each charge on disk before it answers. Beside it bare inserts through the same
 * pool, in turns.
 */
export async function measureDebits(): Promise<EdgeRow[]> {
  return await onScene(
    'postgresql',
    async (scene) => await onDatabase(scene, async (database) => await measure(scene, database)),
  );
}

async function measure(scene: BenchScene, database: Database): Promise<EdgeRow[]> {
  const { configuration, folder } = scene;
  await addDebtors(database);
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
    const measured: Turn[] = [];
    while (measured.length < turns) {
      const inserts = await insertRate(database);
      const debits = await debitRate(database, processor);
      measured.push({ inserts, debits });
    }
    // Speed counts only where the books are right.
    const [breach] = (await audit(database, processor)).breaches;
    if (breach) throw new Error(`The bench broke the books: ${breach.sentence}`);
    return [rowOf(middle(measured.slice(1)))];
  } finally {
    runtime.stop();
    await edge.stop();
    await sandbox.stop();
    closeSync(log);
  }
}

/** Customers with a saved card that pays. */
async function addDebtors(database: Database): Promise<void> {
  const processor = inProcessProcessor();
  const customers = Array.from({ length: due }, () => copyOf(scenarios.current(storyMoment))).values();
  const add = async () => {
    for (const { facts, users } of customers) await addAccount(database, processor, { facts, users });
  };
  await Promise.all(Array.from({ length: atATime }, add));
  await database.query('ANALYZE');
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

async function debitRate(database: Database, processor: Stopwatch): Promise<number> {
  processor.firstCharge = null;
  await database.query(`
    INSERT INTO payment (account_id, id, status, amount_cents, payment_date, requested_at, channel, method_id, method_type,
      method_brand, method_last_four, processor_token, created_by_user_id, created_by_name, in_support_queue, imported)
    SELECT a.id, gen_random_uuid(), 'scheduled', 100, (now() AT TIME ZONE a.time_zone)::date, now(), 'online', m.id, m.type,
      m.brand, m.last_four, m.processor_token, a.id, 'Bench', false, false
    FROM account a JOIN payment_method m ON m.account_id = a.id AND m.type = 'creditCard'`);
  for (;;) {
    await wait(lookAgainMs);
    const [row] = await database.query<{ left: number }>(
      "SELECT count(*) AS left FROM payment WHERE status IN ('scheduled', 'running', 'unknown') AND NOT imported",
    );
    if (row?.left === 0) break;
  }
  if (processor.firstCharge === null) throw new Error('The worker charged nothing');
  return rate(processor.firstCharge);
}

async function insertRate(database: Database): Promise<number> {
  const payments = Array.from({ length: due }, uuidV7).values();
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
  return rate(started);
}

const rate = (started: number): number => due / ((performance.now() - started) / 1_000);

/** One after the other. */
interface Turn {
  readonly inserts: number;
  readonly debits: number;
}

/** The turn whose rate is the one in the middle. */
function middle(measured: readonly Turn[]): Turn {
  const [found] = measured
    .toSorted((one, other) => one.debits - other.debits)
    .slice(Math.floor(measured.length / 2));
  if (!found) throw new Error('Nothing was measured');
  return found;
}

const rowOf = ({ inserts, debits }: Turn): EdgeRow => ({
  name: 'debits/postgresql',
  value: debits,
  unit: 'debits/s',
  beside: inserts,
  ratio: debits / inserts,
  aim: `≥ ${aim}`,
  met: debits >= aim,
});
