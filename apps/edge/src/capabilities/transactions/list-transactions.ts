import {
  type ListedTransaction,
  mostTransactionsShown,
  type TransactionFilter,
  type TransactionPage,
  type TransactionSort,
  transactionPageSize,
} from '@linework/domain';
import type { Queryable } from '../../database/database.ts';
import { type Parameters, parameters } from '../../database/parameters.ts';
import {
  type CountedPosition,
  countedCursorOf,
  countedFor,
  linesBefore,
  readCountedCursor,
} from '../../paging/counted-cursor.ts';
import { type Position, pageSize } from '../../paging/cursor-paging.ts';
import { askedOf, bothPlaces, lineJson, sortings } from './activity-sql.ts';

/** Which part of which lines. */
export interface AskedPage {
  readonly filter: TransactionFilter;
  readonly sort: TransactionSort;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
}

/** An account as it stood when it was asked about. */
interface AskedAccount {
  readonly id: string;
  /** Grows with every change of the account's money and methods: what was counted holds until then. */
  readonly version: number;
}

interface Row extends Position {
  readonly line: unknown;
  /** How many fit, and how many of them come before the part; nothing where the cursor says so. */
  readonly count?: number;
  readonly earlier?: number;
}

/** Counting stops here in each of the two places, so that no account makes a page cost more than that. */
const mostCounted = 100_000;

/** Where a part of the list begins: after a line, before one, or at the beginning. */
type From = { readonly side: 'after' | 'before'; readonly at: Position } | null;
type CountedFrom = { readonly side: 'after' | 'before'; readonly at: CountedPosition } | null;

interface Part {
  readonly rows: readonly Row[];
  readonly from: CountedFrom;
  readonly size: number;
  readonly heldFor: string;
}

/**
 * A part of the account's activity. Lines are found from the cursor on by their place in an index, however many come before.
 * The first page counts what fits; cursors carry that on, so that the next page costs the same however long the list is.
 */
export async function listTransactions(
  database: Queryable,
  { id, version }: AskedAccount,
  asked: AskedPage,
  read: (line: unknown) => ListedTransaction,
): Promise<TransactionPage> {
  const size = pageSize(asked, { standard: transactionPageSize, largest: mostTransactionsShown });
  const { cursor } = sortings[asked.sort];
  const heldFor = countedFor([id, version, asked.filter, asked.sort]);
  const after = readCountedCursor(asked.after ?? null, cursor, { pointer: '/variables/after', heldFor });
  const before = readCountedCursor(asked.before ?? null, cursor, { pointer: '/variables/before', heldFor });
  const from: CountedFrom = after
    ? { side: 'after', at: after }
    : before
      ? { side: 'before', at: before }
      : null;
  const partFrom = async (start: CountedFrom): Promise<Part> => {
    const rows = await (start?.at.counted ? linesFrom : countedLinesFrom)(
      database,
      id,
      asked,
      start,
      size + 1,
    );
    return { rows, from: start, size, heldFor };
  };
  const part = await partFrom(from);
  // The part before the first full page, and one that is no more, are the beginning.
  const isPart = from === null || part.rows.length >= (from.side === 'before' ? size : 1);
  return pageOfRows(isPart ? part : await partFrom(null), read);
}

function pageOfRows(
  { rows, from, size, heldFor }: Part,
  read: (line: unknown) => ListedTransaction,
): TransactionPage {
  const isBefore = from?.side === 'before';
  const shown = isBefore ? rows.slice(0, size).toReversed() : rows.slice(0, size);
  const [first, last] = [shown.at(0), shown.at(-1)];
  const known = from?.at.counted ?? null;
  const counted = (first?.earlier ?? 0) + (isBefore ? rows.length - shown.length : 0);
  const before = from && known ? linesBefore(from.side, known, shown.length) : counted;
  const count = known?.count ?? first?.count ?? 0;
  const cursor = (row: Row, place: number) => countedCursorOf(row, { place, count }, heldFor);
  return {
    nodes: shown.map(({ line }) => read(line)),
    startCursor: first ? cursor(first, before + 1) : null,
    endCursor: last ? cursor(last, before + shown.length) : null,
    hasPreviousPage: before > 0,
    hasNextPage: isBefore ? before + shown.length < count : rows.length > size,
    firstIndex: first ? before + 1 : 0,
    count,
  };
}

/** A part of both places, as the text of a query that gives `most` lines at most. */
function partSql(p: Parameters, accountId: string, { filter, sort }: AskedPage, from: From, most: number) {
  const { key, cursor, direction } = sortings[sort];
  const isBefore = from?.side === 'before';
  const way = isBefore === (direction === 'ASC') ? 'DESC' : 'ASC';
  const asked = askedOf(p, accountId, filter);
  const start = from && placeOf(p, cursor, from.at);
  const limit = p.bigint(most);
  const part = bothPlaces(asked, (columns) => {
    const beyond = start ? `AND (${columns[key]}, ${columns.id}) ${way === 'ASC' ? '>' : '<'} ${start}` : '';
    return `${beyond} ORDER BY ${columns[key]} ${way}, ${columns.id} ${way} LIMIT ${limit}`;
  });
  const inOrder = `ORDER BY x.${key} ${way}, x.id ${way}`;
  return { asked, key, direction, inOrder, part: `SELECT * FROM (${part}) x ${inOrder} LIMIT ${limit}` };
}

const withPayment = (account: string) =>
  `LEFT JOIN payment k ON k.account_id = ${account} AND k.id = x.payment_id`;

async function countedLinesFrom(
  database: Queryable,
  accountId: string,
  page: AskedPage,
  from: From,
  most: number,
): Promise<Row[]> {
  const p = parameters();
  const { asked, key, direction, inOrder, part } = partSql(p, accountId, page, from, most);
  const all = `FROM (${bothPlaces(asked, () => `LIMIT ${mostCounted}`)}) x`;
  // The beginning that is not full is all there is, and is not counted a second time.
  const counted =
    from === null
      ? `SELECT CASE WHEN shown.count < ${p.bigint(most)} THEN shown.count ELSE (SELECT count(*) ${all}) END AS count, 0 AS earlier
         FROM (SELECT count(*) AS count FROM part) shown`
      : `SELECT count(*) AS count,
           count(*) FILTER (WHERE (x.${key}, x.id) ${direction === 'ASC' ? '<' : '>'} (top.${key}, top.id)) AS earlier
         ${all} CROSS JOIN (SELECT x.${key}, x.id FROM part x ORDER BY x.${key} ${direction}, x.id ${direction} LIMIT 1) top`;
  return await database.query<Row>(
    `WITH part AS MATERIALIZED (${part}), counted AS MATERIALIZED (${counted})
     SELECT x.${key}::text AS "sortedBy", x.id, ${lineJson} AS line, counted.count, counted.earlier
     FROM part x CROSS JOIN counted ${withPayment(asked.account)} ${inOrder}`,
    p.values,
  );
}

async function linesFrom(
  database: Queryable,
  accountId: string,
  page: AskedPage,
  from: From,
  most: number,
): Promise<Row[]> {
  const p = parameters();
  const { asked, key, inOrder, part } = partSql(p, accountId, page, from, most);
  return await database.query<Row>(
    `SELECT x.${key}::text AS "sortedBy", x.id, ${lineJson} AS line
     FROM (${part}) x ${withPayment(asked.account)} ${inOrder}`,
    p.values,
  );
}

/** Lines without their count, one read after the other: all that fit, a part at a time, newest or first of the order. */
export async function* everyPart(
  database: Queryable,
  accountId: string,
  page: Pick<AskedPage, 'filter' | 'sort'>,
  size: number,
): AsyncGenerator<readonly unknown[]> {
  let from: From = null;
  do {
    const rows: Row[] = await linesFrom(database, accountId, page, from, size);
    yield rows.map(({ line }) => line);
    const last = rows.at(-1);
    from = last && rows.length === size ? { side: 'after', at: last } : null;
  } while (from !== null);
}

const placeOf = (p: Parameters, cursor: 'day' | 'cents', { sortedBy, id }: Position): string =>
  `(${cursor === 'day' ? p.date(sortedBy) : p.bigint(Number(sortedBy))}, ${p.uuid(id)})`;
