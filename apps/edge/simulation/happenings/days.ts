import { audit } from '../../src/audit/audit.ts';
import { nextDebitOf } from '../model/auto-pay.ts';
import { localTime } from '../model/calendar.ts';
import { type Customer, waiting } from '../model/customer.ts';
import { randomFrom } from '../random.ts';
import type { Step } from '../steps.ts';
import { Breach } from '../watch.ts';
import { makeBillsDue } from '../world/billing-system.ts';
import type { Death } from '../world/gate.ts';
import { interleave } from '../world/interleave.ts';
import { afterRestart, findOut, hear, take } from '../world/rounds.ts';
import { customerOf, type Life } from './life.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Days go by, with the worker or without; then it is some hour where the first customer is. */
export async function wait(life: Life, { days, hour, works }: Extract<Step, { do: 'wait' }>): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    await passTime(life, dayMs);
    if (works) await workThrough(life);
  }
  const { timeZone } = customerOf(life, 0);
  do await passTime(life, hourMs);
  while (localTime(life.world.clock.now(), timeZone).hour !== hour);
  if (works) await workThrough(life);
  await readAll(life);
}

async function passTime({ world, customers }: Life, ms: number): Promise<void> {
  world.setNow(new Date(world.clock.now().getTime() + ms));
  await makeBillsDue(world, customers);
}

/** A worker does all that there is to do. */
async function workThrough({ world, watch, customers }: Life): Promise<void> {
  const worker = world.newWorker();
  await findOut(worker);
  await take(worker);
  // What it was too late for yesterday is told in one round, and today's taken in the next.
  await take(worker);
  await watch.look('works', { isAtWork: true, isThrough: world.processor.fault === 'none' });
  const rows = customers.flatMap((customer) => watch.seen(customer).rows);
  const hasNews = rows.some(({ status }) => status === 'pending' || status === 'successful');
  if (!hasNews || world.processor.fault === 'down') return;
  await hear(worker);
  await watch.look('hears', {});
}

async function readAll({ watch, customers }: Life): Promise<void> {
  for (const customer of customers) {
    if (customer.autoPay || customer.lastDebit) await watch.read(customer);
  }
}

/** The worker dies in the middle of its work, and another takes its place. */
export async function workerDies({ world, watch }: Life, { atCall, isDone }: Death): Promise<void> {
  const { gate } = world;
  gate.dieAt({ atCall, isDone });
  try {
    await take(world.newWorker());
  } catch (error) {
    if (!gate.isDead) throw error;
  }
  gate.revive();
  await afterRestart(world.newWorker());
  await watch.look('dies', { isAtWork: true });
  // Within half a minute there is another round; until then the page may tell of a debit that was just made.
  await take(world.newWorker());
  await watch.look('goes on', { isAtWork: true });
}

/** Two workers go through the same at the same time. */
export async function twoWorkers({ world, watch }: Life, order: number): Promise<void> {
  await interleave(
    world.gate,
    randomFrom(order),
    [world.newWorker(), world.newWorker()].map((worker) => async () => await take(worker)),
  );
  await watch.look('works twice', { isAtWork: true });
}

/** As many days as anything is due on are still gone through at the end. */
const daysAtTheEnd = 6;

/** All that is still to come within a month comes, and the books are closed. */
export async function end(life: Life): Promise<void> {
  const { world, customers, watch } = life;
  world.processor.fault = 'none';
  await passTime(life, hourMs);
  await workThrough(life);
  for (let day = 0; day < daysAtTheEnd; day += 1) {
    const ms = untilNextDue(life);
    if (ms === null) break;
    await passTime(life, ms);
    await workThrough(life);
  }
  await readAll(life);
  for (const customer of customers) {
    if (watch.seen(customer).rows.some(({ status }) => status === 'running'))
      throw new Breach('A payment was left behind, and nobody found out what became of it');
  }
  const { breaches } = await audit(world.database, world.processor.port);
  const [breach] = breaches;
  if (breach) throw new Breach(`The books do not agree: ${breach.sentence}`);
}

/** How long it is until noon of the next day on which something is due; `null` where nothing is within a month. */
function untilNextDue({ world, watch, customers }: Life): number | null {
  const now = world.clock.now();
  const times = customers.flatMap((customer) => {
    const { day: today } = localTime(now, customer.timeZone);
    return daysDue(customer, watch.seen(customer).rows, today)
      .filter((day) => day > today)
      .map((day) => Date.parse(`${day}T20:00:00Z`) - now.getTime());
  });
  const next = Math.min(...times);
  return next <= 31 * dayMs ? Math.max(next, hourMs) : null;
}

function daysDue(
  customer: Customer,
  rows: Parameters<typeof waiting>[0],
  today: Parameters<typeof nextDebitOf>[2],
) {
  const debit = nextDebitOf(customer, rows, today);
  return [...waiting(rows).map(({ day }) => day), ...(debit ? [debit.date] : [])];
}
