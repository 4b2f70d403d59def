import { billingSummary, everyTransaction, type TransactionFilter } from '@linework/domain';
import { storyScenario, storyToday, withLongHistory } from '@linework/fixtures';
import { listTransactions } from '../src/capabilities/transactions/list-transactions.ts';
import { lineReader } from '../src/capabilities/transactions/read-line.ts';
import type { Database } from '../src/database/database.ts';
import { writeFacts } from '../src/facts/write-facts.ts';
import { type EdgeRow, onDatabase, onScene } from './bench-scene.ts';

const aim = 1.2;
const turns = 40;

/** The sample customers whose accounts get so many lines: each its own. */
const accounts = { few: { of: 'current', lines: 100 }, many: { of: 'pastDue30', lines: 10_000 } } as const;

type Ask = (after: string | null, filter?: TransactionFilter) => ReturnType<typeof listTransactions>;

async function account(
  database: Database,
  { of, lines }: (typeof accounts)[keyof typeof accounts],
): Promise<Ask> {
  const { facts: bare, now } = storyScenario(of);
  const facts = withLongHistory(bare, { key: of, lines, until: storyToday });
  await database.transaction(
    async (transaction) => await writeFacts(transaction, { facts, processorTokens: new Map() }),
  );
  const read = lineReader(billingSummary(facts, new Date(now)));
  return async (after, filter = everyTransaction) =>
    await listTransactions(database, facts.account.id, { filter, sort: 'newest', after }, read);
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The next page, and a filtered one, of an account of 10,000 lines and, in turns with it, of one of 100. */
export async function measureTransactions(): Promise<EdgeRow[]> {
  return await onScene('postgresql', async (scene) =>
    onDatabase(scene, async (database) => {
      const [few, many] = [await account(database, accounts.few), await account(database, accounts.many)];
      await database.query('ANALYZE');
      const filter = { ...everyTransaction, text: 'visa 4242' };
      return [
        await compare(
          'transactions/page',
          few,
          many,
          async (ask) => void (await ask((await ask(null)).endCursor)),
        ),
        await compare('transactions/filter', few, many, async (ask) => void (await ask(null, filter))),
      ];
    }),
  );
}

async function compare(
  name: string,
  few: Ask,
  many: Ask,
  work: (ask: Ask) => Promise<void>,
): Promise<EdgeRow> {
  const measured: { readonly few: number; readonly many: number }[] = [];
  while (measured.length < turns)
    measured.push({ few: await took(() => work(few)), many: await took(() => work(many)) });
  const counted = measured.slice(turns / 4);
  const [beside, value] = [middle(counted.map((turn) => turn.few)), middle(counted.map((turn) => turn.many))];
  const ratio = value / beside;
  return { name, value, unit: 'ms a page', beside, ratio, aim: `ratio ≤ ${aim}`, met: ratio <= aim };
}
