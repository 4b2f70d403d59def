import { type SearchWord, searchWords, type TransactionFilter, type TransactionSort } from '@linework/domain';
import type { Parameters } from '../../database/parameters.ts';
import { paymentJson } from '../../facts/facts-sql.ts';
import { isNoPayment, postedDay } from '../../facts/ledger-sql.ts';
import { moneyJson } from '../../facts/money-sql.ts';

/** How the list may be sorted: by which column, of which type, which way. */
export const sortings = {
  newest: { key: 'day', cursor: 'day', direction: 'DESC' },
  oldest: { key: 'day', cursor: 'day', direction: 'ASC' },
  largest: { key: 'size', cursor: 'cents', direction: 'DESC' },
  smallest: { key: 'size', cursor: 'cents', direction: 'ASC' },
} as const satisfies Record<TransactionSort, object>;

/** Values of a filter as a statement names them: of them its text tells no more than how many words are searched. */
interface Asked {
  readonly account: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly least: string;
  readonly most: string;
  /** What only a payment can fit; `null` where nothing of that is asked, and no payment need be looked at. */
  readonly ofPayment: {
    readonly method: string;
    readonly channel: string;
    readonly words: readonly AskedWord[];
  } | null;
}

type AskedWord = Readonly<Record<keyof SearchWord, string>>;

const askedWord = (
  p: Parameters,
  { text, number, amount, kinds, brands, types, channels, paid }: SearchWord,
): AskedWord => ({
  text: p.text(text),
  number: p.text(number),
  amount: p.text(amount),
  kinds: p.json(kinds),
  brands: p.json(brands),
  types: p.json(types),
  channels: p.json(channels),
  paid: p.json(paid),
});

export function askedOf(p: Parameters, accountId: string, filter: TransactionFilter): Asked {
  const words = searchWords(filter.text);
  return {
    account: p.uuid(accountId),
    kind: p.text(filter.kind),
    from: p.date(filter.from ?? '-infinity'),
    to: p.date(filter.to ?? 'infinity'),
    least: p.bigint(filter.atLeast?.cents ?? 0),
    most: p.bigint(filter.atMost?.cents ?? Number.MAX_SAFE_INTEGER),
    ofPayment:
      filter.method !== null || filter.channel !== null || words.length > 0
        ? {
            method: p.text(filter.method),
            channel: p.text(filter.channel),
            words: words.map((word) => askedWord(p, word)),
          }
        : null,
  };
}

/** The columns of one of the two places that a line can stand in. */
interface Place {
  readonly kind: string;
  readonly day: string;
  readonly cents: string;
}

const inLedger: Place = { kind: 'e.kind', day: 'e.entry_date', cents: 'e.amount_cents' };
const ofPayments: Place = { kind: `'payment'`, day: 'k.payment_date', cents: '-k.amount_cents' };

/** The account's methods whose name has a word in it: found once for a whole list, which has many lines and few methods. */
const namedSo = (account: string, word: string): string => `ARRAY(
  SELECT m.id FROM payment_method m WHERE m.account_id = ${account} AND strpos(lower(m.name), ${word}) > 0)`;

/** The domain's `lineNameOf` of a payment that pays a device, or the mobile bill, which has no name; NULL of the account's. */
const paidBeside = `CASE WHEN k.device_id IS NULL THEN NULL
  WHEN k.device_name IS NULL OR k.device_line_last_four IS NULL THEN 'mobilePayment' ELSE 'devicePayment' END`;

/** Whether a line fits a word by what it is itself, whoever paid. */
const fitsItself = ({ kind, cents }: Place, { kinds, amount }: AskedWord): string =>
  `${kinds} ? ${kind} OR (${amount} IS NOT NULL AND starts_with((abs(${cents}) / 100.0)::numeric(18, 2)::text, ${amount}))`;

/** The domain's `filterFits`, which has the reasons. Searched words are compared as text: none is a pattern. */
function fits(place: Place, asked: Asked): string {
  const { kind, day, cents } = place;
  const always = `(${asked.kind} IS NULL OR ${kind} = ${asked.kind})
    AND ${day} >= ${asked.from} AND ${day} <= ${asked.to}
    AND abs(${cents}) >= ${asked.least} AND abs(${cents}) <= ${asked.most}`;
  if (!asked.ofPayment) return always;
  const { method, channel, words } = asked.ofPayment;
  const found = words.map(
    (word) => `AND (${fitsItself(place, word)}
      OR strpos(k.method_last_four, ${word.text}) > 0 OR ${word.brands} ? k.method_brand OR ${word.types} ? k.method_type
      OR ${word.channels} ? k.channel OR (${kind} = 'payment' AND ${word.paid} ? ${paidBeside})
      OR (${word.number} <> '' AND strpos(replace(k.reference, '-', ''), ${word.number}) > 0)
      OR k.method_id = ANY (${namedSo(asked.account, word.text)}))`,
  );
  return `${always}
    AND (${method} IS NULL OR k.method_type = ${method})
    AND (${channel} IS NULL OR k.channel = ${channel})
    ${found.join('\n    ')}`;
}

/** Follows from `fits` for entries of no payment, which are half of a long ledger: told apart, none of them is looked up among payments. */
const fitsAlone = ({ words, method, channel }: NonNullable<Asked['ofPayment']>): string =>
  [`${method} IS NULL AND ${channel} IS NULL`, ...words.map((word) => fitsItself(inLedger, word))]
    .map((alone) => `AND (e.payment_id IS NOT NULL OR ${alone})`)
    .join('\n    ');

/**
 * Both places as queries of the same columns: payments, those of devices among them, and what else the ledger has.
 * @param cut what each of them gives of its lines, over its columns `day`, `size` and `id`
 */
export function bothPlaces(
  asked: Asked,
  cut: (columns: { readonly day: string; readonly size: string; readonly id: string }) => string,
): string {
  const columns = (place: Place, id: string) => ({ day: place.day, size: `abs(${place.cents})`, id });
  const payment = asked.ofPayment
    ? 'LEFT JOIN payment k ON k.account_id = e.account_id AND k.id = e.payment_id'
    : '';
  const alone = asked.ofPayment ? fitsAlone(asked.ofPayment) : '';
  return `(
    SELECT e.id, e.kind, e.entry_date AS day, e.entry_date AS posted_day, e.amount_cents AS cents,
      abs(e.amount_cents) AS size, e.bill_id IS NOT NULL AS is_bill, e.due_date, e.payment_id
    FROM ledger_entry e ${payment}
    WHERE e.account_id = ${asked.account} AND ${isNoPayment('e')} AND ${fits(inLedger, asked)} ${alone}
      ${cut(columns(inLedger, 'e.id'))}
  ) UNION ALL (
    SELECT k.id, 'payment', k.payment_date, ${postedDay('k')}, -k.amount_cents, k.amount_cents, false, NULL, k.id
    FROM payment k
    WHERE k.account_id = ${asked.account} AND ${fits(ofPayments, asked)} ${cut(columns(ofPayments, 'k.id'))}
  )`;
}

/** The trail of who did what knows when a payment was canceled: looked up for those that were, and for no other. */
const cancelledDate = `CASE WHEN k.status = 'cancelled' THEN (
    SELECT (max(v.at) AT TIME ZONE (SELECT a.time_zone FROM account a WHERE a.id = k.account_id))::date
    FROM audit_event v
    WHERE v.account_id = k.account_id AND v.payment_id = k.id AND v.action = 'payment.cancelled') END`;

/** What of a payment was given back, looked up by an index of refunds alone: few payments have any. */
const refunded = `CASE WHEN x.kind = 'payment' THEN (
    SELECT ${moneyJson('sum(b.amount_cents)::bigint')} FROM ledger_entry b
    WHERE b.account_id = k.account_id AND b.payment_id = k.id AND b.kind = 'refund' HAVING count(*) > 0) END`;

/** A line as the domain has it, from a row `x` of both places and its payment `k`. */
export const lineJson = `json_build_object(
  'id', x.id, 'kind', x.kind, 'date', x.day, 'postedDate', x.posted_day,
  'amount', ${moneyJson('x.cents')}, 'isBill', x.is_bill, 'dueDate', x.due_date,
  'payment', CASE WHEN k.id IS NULL THEN NULL ELSE ${paymentJson('k')} END,
  'cancelledDate', ${cancelledDate}, 'refunded', ${refunded})`;
