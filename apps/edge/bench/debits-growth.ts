import { debitAutoPay } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import type { Database } from '../src/database/database.ts';
import { inProcessProcessor } from '../src/sandbox/processor/in-process-processor.ts';
import { type EdgeRow, onDatabase, onScene } from './bench-scene.ts';
import { benchWorker, wholeRound } from './bench-worker.ts';
import { addEnrolled, debitsMade, leftDue, makeDue } from './enrolled-accounts.ts';
import { lookAgain, makeDeclined, makeKeptOpen } from './looked-at-accounts.ts';
import { middle, took } from './timing.ts';

const few = 1_000;
const many = 100_000;
const due = 100;
/** Looked at in each round too, and debited nothing: declined the day before, and waiting for what nobody knows the end of. */
const declined = 50;
const keptOpen = 50;
const aim = 1.3;
/** The few have no more than nine hundred to debit, each once. */
const turns = 9;
/** By then both servers have at hand what every round reads. */
const warmUpTurns = 3;

/** How long a round of Auto Pay takes with 100 due and 100 to be looked at, among many enrolled and, in turns with it, among few. */
export async function measureGrowth(): Promise<EdgeRow[]> {
  return await onScene(
    'postgresql',
    async (small) =>
      await onScene(
        'postgresql',
        async (large) =>
          await onDatabase(
            small,
            async (one) => await onDatabase(large, async (other) => await measure(one, other)),
          ),
      ),
  );
}

async function measure(small: Database, large: Database): Promise<EdgeRow[]> {
  await addEnrolled(small, few);
  await addEnrolled(large, many);
  for (const database of [small, large]) {
    await makeDeclined(database, declined);
    await makeKeptOpen(database, keptOpen);
  }
  const measured: { readonly small: number; readonly large: number }[] = [];
  while (measured.length < turns) measured.push({ small: await roundMs(small), large: await roundMs(large) });
  const counted = measured.slice(warmUpTurns);
  const among = {
    few: middle(counted.map((turn) => turn.small)),
    many: middle(counted.map((turn) => turn.large)),
  };
  const ratio = among.many / among.few;
  return [
    {
      name: 'debits/growth',
      value: among.many,
      unit: 'ms a round',
      beside: among.few,
      ratio,
      aim: `ratio ≤ ${aim}`,
      met: ratio <= aim,
    },
  ];
}

async function roundMs(database: Database): Promise<number> {
  await makeDue(database, due);
  await lookAgain(database);
  const before = await debitsMade(database);
  const time = await took(() => debitAutoPay(benchWorker(database, inProcessProcessor()), wholeRound));
  // A round that debits fewer is quicker and says nothing.
  const made = (await debitsMade(database)) - before;
  if (made !== due) throw new Error(`The round debited ${made}, and not ${due}`);
  const left = await leftDue(database);
  if (left !== keptOpen) throw new Error(`The round left ${left} to be looked at again, and not ${keptOpen}`);
  return time;
}
