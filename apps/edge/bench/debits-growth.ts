import { debitAutoPay } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import type { Database } from '../src/database/database.ts';
import { inProcessProcessor } from '../src/sandbox/processor/in-process-processor.ts';
import { type EdgeRow, onDatabase, onScene } from './bench-scene.ts';
import { benchWorker, wholeRound } from './bench-worker.ts';
import { addEnrolled, leftDue, makeDue } from './enrolled-accounts.ts';
import { middle, took } from './timing.ts';

const few = 1_000;
const many = 100_000;
const due = 100;
const aim = 1.3;
/** The first is for warming up. */
const turns = 8;

/** How long a round of Auto Pay takes with 100 due, among many enrolled and, in turns with it, among few. */
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
  const measured: { readonly small: number; readonly large: number }[] = [];
  while (measured.length < turns) measured.push({ small: await roundMs(small), large: await roundMs(large) });
  const counted = measured.slice(1);
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
  const time = await took(() => debitAutoPay(benchWorker(database, inProcessProcessor()), wholeRound));
  const left = await leftDue(database);
  if (left > 0) throw new Error(`The round left ${left} debits undone`);
  return time;
}
