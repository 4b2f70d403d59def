import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkDatabase } from '../src/audit/database-rules.ts';
import type { Engine } from '../src/database/database.ts';
import { type BenchScene, type EdgeRow, onDatabase, onScene } from './bench-scene.ts';
import type { BenchAddresses } from './bench-server.ts';
import { type Load, load, type Sender } from './http-client.ts';
import { addPayers, inserting, type Payer, paying } from './payers.ts';

const aims = { postgresql: 0.35, pglite: 0.15 } as const satisfies Record<Engine, number>;
const connections = 32;
const customersEach = 10;
/** As many on either side: code that has run a thousand times is not yet as fast as it will be in an hour. */
const warmUp = { calls: 6_000, seconds: 20 };
const rounds = 7;
const round = { seconds: 4 };

/**
 * Payments a second through the whole edge (HTTP, session, XSRF, GraphQL, idempotency, the durable write before the
 * processor and the settlement after, ledger, audit, logs), beside a bare handler doing one INSERT, in turns on the same
 * database. The processor is a double inside the edge's process, so that its own record is left out.
 *
 * Both sides are one process with one pool of connections, are asked by the same client over as many connections, are warmed
 * by as many calls, and wait for the disk alike. The difference is the product's: the edge lets payments that come at the
 * same time share their trips to the database, the bare handler sends each insert by itself, as it is written. Where client,
 * server and database share two cores, CPU time decides, and the ratio is that of the CPU time of everything a call takes.
 */
export async function measurePayments(engine: Engine): Promise<EdgeRow[]> {
  return await onScene(engine, async (scene) => {
    const payers = await onDatabase(scene, async (database) => {
      const added = await addPayers(database, scene.configuration, connections * customersEach);
      await database.query('ANALYZE');
      return added;
    });
    const { edge, bare } = await measureServer(scene, payers);
    // Speed counts only where the books are right.
    const [breach] = await onDatabase(scene, checkDatabase);
    if (breach) throw new Error(`The bench broke the books: ${breach.sentence}`);
    return rowsOf(engine, edge, bare);
  });
}

async function measureServer({ environment, folder }: BenchScene, payers: readonly Payer[]): Promise<Turn> {
  const log = openSync(join(folder, 'edge.log'), 'w');
  const child = fork(fileURLToPath(new URL('./bench-server.ts', import.meta.url)), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  try {
    const addresses = await addressesOf(child);
    const groups = Array.from({ length: connections }, (_, index) =>
      payers.slice(index * customersEach, (index + 1) * customersEach),
    );
    const edgeSenders = groups.map(paying);
    const bareSenders = groups.map(inserting);
    await load(new URL(addresses.bare), bareSenders, warmUp);
    await load(new URL(addresses.edge), edgeSenders, warmUp);
    return middle(await inTurns(addresses, edgeSenders, bareSenders));
  } finally {
    if (child.connected) child.disconnect();
    if (child.exitCode === null) await once(child, 'exit');
    closeSync(log);
  }
}

/** One side after the other, a few seconds each. */
interface Turn {
  readonly bare: Load;
  readonly edge: Load;
}

async function inTurns(
  addresses: BenchAddresses,
  edgeSenders: readonly Sender[],
  bareSenders: readonly Sender[],
): Promise<Turn[]> {
  const turns: Turn[] = [];
  while (turns.length < rounds) {
    const bare = await load(new URL(addresses.bare), bareSenders, round);
    const edge = await load(new URL(addresses.edge), edgeSenders, round);
    turns.push({ bare, edge });
  }
  return turns;
}

/**
 * The turn whose ratio is the one in the middle. A machine may be a third slower in one minute than in the next: what stands
 * side by side was measured side by side, and a hiccup counts for neither.
 */
function middle(turns: readonly Turn[]): Turn {
  const ratio = ({ bare, edge }: Turn) => edge.rate / bare.rate;
  const [found] = turns
    .toSorted((one, other) => ratio(one) - ratio(other))
    .slice(Math.floor(turns.length / 2));
  if (!found) throw new Error('Nothing was measured');
  return found;
}

async function addressesOf(child: ChildProcess): Promise<BenchAddresses> {
  return await new Promise((resolve, reject) => {
    child.once('message', (message: BenchAddresses) => resolve(message));
    child.once('exit', (code) => reject(new Error(`The server of the bench ended at its start (${code}).`)));
  });
}

function rowsOf(engine: Engine, edge: Load, bare: Load): EdgeRow[] {
  const name = `payments/${engine}`;
  const aim = aims[engine];
  const ratio = edge.rate / bare.rate;
  const told = (value: number, unit: string, beside: number): EdgeRow => ({
    name,
    value,
    unit,
    beside,
    ratio: value / beside,
    aim: null,
    met: null,
  });
  return [
    {
      name,
      value: edge.rate,
      unit: 'payments/s',
      beside: bare.rate,
      ratio,
      aim: `ratio ≥ ${aim}`,
      met: ratio >= aim,
    },
    told(edge.p50, 'ms p50', bare.p50),
    told(edge.p99, 'ms p99', bare.p99),
  ];
}
