import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { dayIn } from '@linework/domain';
import { movedClock } from '../../src/configuration/movable-clock.ts';
import type { Database, Engine } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { joinDatabase, type openDatabase } from '../../src/database/open-database.ts';
import { httpProcessor } from '../../src/processor/http-processor.ts';
import type { ProcessorPort } from '../../src/processor/processor-port.ts';
import { startSandbox } from '../../src/sandbox/processor/start-sandbox.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { type Random, randomFrom } from '../random.ts';
import { openPatiently } from '../simulation-database.ts';
import { buildEdgeInOneFile } from './edge-in-one-file.ts';
import { addPayers, enrollPayer, type Payer, timeZone } from './soak-accounts.ts';
import { dayMs, leftOf, moveClock, untilSettled } from './soak-clock.ts';
import { type Findings, findingsOf } from './soak-findings.ts';
import { type Fleet, type Starting, startFleet } from './soak-fleet.ts';
import { keepPaying, type Load, newLoad } from './soak-load.ts';

/** What a soak came to. */
export interface Soaked extends Findings {
  readonly engine: Engine;
  readonly kills: number;
  readonly days: number;
  readonly sent: number;
  readonly unanswered: number;
  readonly seconds: number;
  /** From one kill to the next, on average. */
  readonly msAKill: number;
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
const longestPauseMs = 600;
/** A day of the business clock goes by after so many kills, if what was due the day before is done. */
const killsADay = 10;
/** Those with Auto Pay are debited on as many days. */
const daysOfDebits = 8;

type Settings = Parameters<typeof openDatabase>[0];

/** Beside whatever edge has it; one that is too busy to answer at once is waited for. */
const besideEdges = async (settings: Settings): Promise<Database> =>
  settings.database.kind === 'pglite' ? await joinDatabase(settings) : await openPatiently(settings.database);

/** Where the edge that is started again and again is built; each engine has its own, so that both may be soaked at once. */
const builtFor = (engine: Engine): string =>
  fileURLToPath(new URL(`../../../../.cache/soak-${engine}`, import.meta.url));

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
    PROCESSOR_TIMEOUT_MS: '3000',
    STATEMENT_TIMEOUT_MS: '3000',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    ...(postgres && { DATABASE_URL: `${postgres.baseUrl}/postgres` }),
  };
  const processor = httpProcessor({ url: sandbox.url, timeoutMs: 10_000 });
  try {
    const start = { environment, entry: await buildEdgeInOneFile(builtFor(engine)) };
    return await run({ engine, ...limits, settings, start, processor, random: randomFrom(seed) });
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
  readonly start: Starting;
  readonly processor: ProcessorPort;
  readonly random: Random;
}

async function run(soaking: Soaking): Promise<Soaked> {
  const { engine, settings, start, processor, random } = soaking;
  const { payers, debtors } = await prepare(soaking);
  const fleet = await startFleet(start, edgesOf[engine], random);
  const database = await besideEdges(settings);
  const began = performance.now();
  const load = newLoad();
  for (const [index, debtor] of debtors.entries())
    await enrollPayer(await fleet.standing(), debtor, 1 + (index % daysOfDebits));
  const paying = payers.map(
    async (payer, index) => await keepPaying(load, payer, randomFrom(index), fleet.standing),
  );
  const { kills, day: reached, seconds: killing } = await killAgainAndAgain(soaking, fleet, load);
  load.isOver = true;
  await Promise.all(paying);
  const days = Math.max(daysOfDebits, reached);
  const last = settings.database.kind === 'pglite' ? await besideEdges(settings) : database;
  for (let day = reached; day <= days; day += 1) {
    await moveClock(last, day);
    await untilSettled(last);
  }
  const today = dayIn(movedClock(days * dayMs), timeZone);
  const findings = await findingsOf(last, processor, load.intentions, today);
  await last.close();
  if (last !== database) await database.close();
  await fleet.stop();
  return {
    ...findings,
    ...countsOf(load),
    engine,
    kills,
    days,
    seconds: (performance.now() - began) / 1_000,
    msAKill: (killing * 1_000) / Math.max(1, kills),
  };
}

const countsOf = ({ sent, unanswered }: Load) => ({ sent, unanswered });

async function prepare({ settings, processor, start: { environment } }: Soaking) {
  const database = await openPatiently(settings.database);
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

/**
 * At moments that the seed says, one after the other, each once somebody was answered since the last one, or nobody was for so
 * long; whoever was killed is replaced at once.
 * @returns how many were, and how long it took
 */
async function killAgainAndAgain(
  { kills, minutes, random, settings }: Soaking,
  fleet: Fleet,
  load: Load,
): Promise<{ readonly kills: number; readonly day: number; readonly seconds: number }> {
  let day = 0;
  const began = performance.now();
  const until = began + minutes * 60_000;
  let kill = 0;
  while (kill < kills && performance.now() < until) {
    kill += 1;
    await untilAnswered(load);
    await pause(random.below(longestPauseMs));
    await fleet.killOne();
    if (kill % killsADay === 0) {
      if (edgesOf[settings.database.kind] === 1) await fleet.allStanding();
      const database = await besideEdges(settings);
      if ((await leftOf(database, 1)) === 0) {
        day += 1;
        await moveClock(database, day);
      }
      await database.close();
      console.log(`${kill} kills, ${Math.round((performance.now() - began) / 1_000)} s`);
    }
  }
  await fleet.allStanding();
  return { kills: kill, day, seconds: (performance.now() - began) / 1_000 };
}

/** So many are answered between two kills, so that each one finds the edges at work. */
const answersAKill = 4;
const longestWithoutMs = 15_000;

async function untilAnswered(load: Load): Promise<void> {
  const { sent, unanswered } = load;
  const until = performance.now() + longestWithoutMs;
  while (load.sent - load.unanswered < sent - unanswered + answersAKill && performance.now() < until)
    await pause(20);
}
