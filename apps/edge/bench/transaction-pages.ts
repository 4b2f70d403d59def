import { billingSummary, everyTransaction, type TransactionFilter } from '@linework/domain';
import { storyScenario, storyToday, withLongHistory } from '@linework/fixtures';
import { listTransactions } from '../src/capabilities/transactions/list-transactions.ts';
import { lineReader } from '../src/capabilities/transactions/read-line.ts';
import type { Database } from '../src/database/database.ts';
import { writeFacts } from '../src/facts/write-facts.ts';
import { type EdgeRow, onDatabase, onScene } from './bench-scene.ts';
import { middle, took } from './timing.ts';

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
    await listTransactions(
      database,
      { id: facts.account.id, version: 1 },
      { filter, sort: 'newest', after },
      read,
    );
}

/** A page that is asked for of both accounts in turns. */
interface Page {
  readonly name: string;
  /** What makes ready, and is not measured: gives what is. */
  readonly ready: (ask: Ask) => Promise<() => Promise<unknown>>;
  readonly aim: number | null;
}

const search = { ...everyTransaction, text: 'visa 4242' };

const pages: readonly Page[] = [
  {
    name: 'transactions/page',
    aim,
    ready: async (ask) => {
      const { endCursor } = await ask(null);
      return async () => await ask(endCursor);
    },
  },
  { name: 'transactions/first-page', aim: null, ready: async (ask) => async () => await ask(null) },
  { name: 'transactions/search', aim: null, ready: async (ask) => async () => await ask(null, search) },
];

/** The next page, the first and a searched one, of an account of 10,000 lines and, in turns with it, of one of 100. */
export async function measureTransactions(): Promise<EdgeRow[]> {
  return await onScene('postgresql', async (scene) =>
    onDatabase(scene, async (database) => {
      const [few, many] = [await account(database, accounts.few), await account(database, accounts.many)];
      await database.query('ANALYZE');
      const rows: EdgeRow[] = [];
      for (const page of pages) rows.push(await compare(page, few, many));
      return rows;
    }),
  );
}

async function compare({ name, ready, aim: most }: Page, few: Ask, many: Ask): Promise<EdgeRow> {
  const [askFew, askMany] = [await ready(few), await ready(many)];
  const measured: { readonly few: number; readonly many: number }[] = [];
  while (measured.length < turns) measured.push({ few: await took(askFew), many: await took(askMany) });
  const counted = measured.slice(turns / 4);
  const [beside, value] = [middle(counted.map((turn) => turn.few)), middle(counted.map((turn) => turn.many))];
  const ratio = value / beside;
  const figure = { name, value, unit: 'ms a page', beside, ratio };
  return most === null
    ? { ...figure, aim: null, met: null }
    : { ...figure, aim: `ratio ≤ ${most}`, met: ratio <= most };
}
