import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayIn } from '@linework/domain';
import { movedClock } from '../../src/configuration/movable-clock.ts';
import type { Database, Engine } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { joinDatabase, openDatabase } from '../../src/database/open-database.ts';
import { httpProcessor } from '../../src/processor/http-processor.ts';
import type { ProcessorPort } from '../../src/processor/processor-port.ts';
import { startSandbox } from '../../src/sandbox/processor/start-sandbox.ts';
import { type EdgeProcess, startEdgeProcess } from '../../test/support/edge-process.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { type Random, randomFrom } from '../random.ts';
import { addPayers, enrollPayer, type Payer, timeZone } from './soak-accounts.ts';
import { type Findings, findingsOf } from './soak-findings.ts';
import { keepPaying, type Load, newLoad } from './soak-load.ts';

/** What a soak came to. */
export interface Soaked extends Findings {
  readonly engine: Engine;
  readonly kills: number;
  readonly days: number;
  readonly sent: number;
  readonly unanswered: number;
  readonly seconds: number;
}

/** It ends after so many kills, or after so long: then it tells how many there were. */
export interface SoakLimits {
  readonly kills: number;
  readonly minutes: number;
}

const payersAtOnce = 6;
/** PGlite is one process's; on PostgreSQL several edges, each with its worker, have one database. */
const edgesOf = { postgresql: 4, pglite: 1 } as const satisfies Record<Engine, number>;
const enrolled = 90;
/** A day of the business clock goes by after so many kills, if what was due the day before is done. */
const killsADay = 10;
/** Those with Auto Pay are debited on as many days. */
const daysOfDebits = 8;
const dayMs = 86_400_000;
/** All is settled by then, or it is lost. */
const patienceMs = 180_000;

type Settings = Parameters<typeof openDatabase>[0];

/** Kills edges, with the workers in them, while customers pay and days go by; then looks at what became of it all. */
export async function soak(engine: Engine, limits: SoakLimits, seed: number): Promise<Soaked | null> {
  const folder = mkdtempSync(join(tmpdir(), 'linework-soak-'));
  const postgres = engine === 'postgresql' ? startPostgres({ durable: false }) : null;
  if (postgres && 'reason' in postgres) return null;
  const sandbox = await startSandbox('dev', folder);
  const settings: Settings = {
    database: postgres
      ? { kind: 'postgresql', url: `${postgres.baseUrl}/postgres` }
      : { kind: 'pglite', directory: join(folder, 'pglite') },
    poolSize: 4,
    statementTimeoutMs: 30_000,
  };
  const environment = {
    PORTAL_ENV: 'dev',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    PROCESSOR_URL: sandbox.url,
    PROCESSOR_TIMEOUT_MS: '1500',
    STATEMENT_TIMEOUT_MS: '1500',
    ...(postgres && { DATABASE_URL: `${postgres.baseUrl}/postgres` }),
  };
  const processor = httpProcessor({ url: sandbox.url, timeoutMs: 10_000 });
  try {
    return await run({ engine, ...limits, settings, environment, processor, random: randomFrom(seed) });
  } finally {
    await sandbox.stop();
    if (postgres) postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Soaking {
  readonly engine: Engine;
  readonly kills: number;
  readonly minutes: number;
  readonly settings: Settings;
  readonly environment: Readonly<Record<string, string>>;
  readonly processor: ProcessorPort;
  readonly random: Random;
}

async function run(soaking: Soaking): Promise<Soaked> {
  const { engine, settings, environment, processor, random } = soaking;
  const { payers, debtors } = await prepare(soaking);
  const edges: EdgeProcess[] = [];
  while (edges.length < edgesOf[engine]) edges.push(await startAgain(environment));
  const database = await joinDatabase(settings);
  const began = performance.now();
  const load = newLoad();
  const urlOf = () => random.pick([edges[0], ...edges.slice(1)])?.url ?? '';
  for (const [index, debtor] of debtors.entries())
    await enrollPayer(urlOf(), debtor, 1 + (index % daysOfDebits));
  const paying = payers.map(async (payer, index) => await keepPaying(load, payer, randomFrom(index), urlOf));
  const { kills, day: reached } = await killAgainAndAgain(soaking, edges);
  load.isOver = true;
  await Promise.all(paying);
  const days = Math.max(daysOfDebits, reached);
  const last = settings.database.kind === 'pglite' ? await joinDatabase(settings) : database;
  for (let day = reached; day <= days; day += 1) {
    await moveClock(last, day);
    await untilSettled(last);
  }
  const today = dayIn(movedClock(days * dayMs), timeZone);
  const findings = await findingsOf(last, processor, load.intentions, today);
  await last.close();
  if (last !== database) await database.close();
  for (const edge of edges) await edge.kill();
  return {
    ...findings,
    ...countsOf(load),
    engine,
    kills,
    days,
    seconds: (performance.now() - began) / 1_000,
  };
}

const countsOf = ({ sent, unanswered }: Load) => ({ sent, unanswered });

async function prepare({ settings, processor, environment }: Soaking) {
  const database = await openDatabase(settings);
  await migrate(database);
  const payers = await addPayers(database, processor, environment, {
    count: payersAtOnce,
    seed: 1,
    cents: 90_000_00,
  });
  const debtors: Payer[] = await addPayers(database, processor, environment, {
    count: enrolled,
    seed: 2,
    cents: 123_45,
  });
  await database.close();
  return { payers, debtors };
}

/** An edge that finds its database too busy at its start ends; whoever looks after it starts it again. */
async function startAgain(
  environment: Readonly<Record<string, string>>,
  triesLeft = 10,
): Promise<EdgeProcess> {
  try {
    return await startEdgeProcess(environment);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return await startAgain(environment, triesLeft - 1);
  }
}

/** At moments that the seed says, one after the other; whoever was killed is replaced at once. @returns how many were */
async function killAgainAndAgain(
  { kills, minutes, random, environment, settings }: Soaking,
  edges: EdgeProcess[],
): Promise<{ readonly kills: number; readonly day: number }> {
  let day = 0;
  const until = performance.now() + minutes * 60_000;
  const starting = new Map<number, Promise<void>>();
  const replace = async (place: number): Promise<void> => {
    edges[place] = await startAgain(environment);
    starting.delete(place);
  };
  let kill = 0;
  while (kill < kills && performance.now() < until) {
    kill += 1;
    await pause(50 + random.below(1_200));
    // Where several are, one at least is always there to be asked, and killed, at work.
    while (starting.size > 0 && starting.size >= edges.length - 2) await Promise.race(starting.values());
    const living = [...edges.keys()].filter((place) => !starting.has(place));
    const place = living[random.below(living.length)] ?? 0;
    await edges[place]?.kill();
    starting.set(place, replace(place));
    if (kill % killsADay === 0) {
      if (edges.length === 1) await Promise.all(starting.values());
      const database = await joinDatabase(settings);
      if ((await leftOf(database, 1)) === 0) {
        day += 1;
        await moveClock(database, day);
      }
      await database.close();
      console.log(`${kill} kills, ${Math.round(performance.now() / 1_000)} s`);
    }
  }
  await Promise.all(starting.values());
  return { kills: kill, day };
}

/** Every copy of the edge sees it within seconds. */
const moveClock = async (database: Database, days: number): Promise<void> => {
  await database.query(
    `INSERT INTO runtime_setting (name, value, changed_at) VALUES ('clockOffsetMs', $1, now())
     ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value, changed_at = now()`,
    [JSON.stringify(days * dayMs)],
  );
};

/** Until nothing runs, is unknown or waits for a day that has come, and no Auto Pay debit is due. */
async function untilSettled(database: Database): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    await pause(1_000);
    if ((await leftOf(database, 0)) === 0) return;
  }
}

/** What should be done, and is not. @param daysBefore as of so many days before today */
async function leftOf(database: Database, daysBefore: number): Promise<number> {
  const [row] = await database.query<{ left: number }>(
    `WITH today AS (
       SELECT ((now() + coalesce(max(value::text::bigint), 0) * interval '1 millisecond') AT TIME ZONE $1)::date - $2::int AS day
       FROM runtime_setting WHERE name = 'clockOffsetMs')
     SELECT ((SELECT count(*) FROM payment k, today t WHERE NOT k.imported AND k.payment_date <= t.day
         AND k.status IN ('running', 'unknown', 'scheduled'))
       + (SELECT count(*) FROM auto_pay_enrolment e, today t WHERE e.due_on <= t.day))::int AS left`,
    [timeZone, daysBefore],
  );
  return row?.left ?? 0;
}
