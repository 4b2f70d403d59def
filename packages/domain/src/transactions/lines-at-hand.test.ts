import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payment } from '../../test/sample-facts.ts';
import { addDays } from '../dates/business-date.ts';
import { usd } from '../money/arithmetic.ts';
import type { PaidDevice } from '../payment/paid-device.ts';
import { linesAtHand } from './lines-at-hand.ts';
import type { ListedTransaction } from './listed-transaction.ts';
import { linesInOrder, pageOfLines } from './page-of-lines.ts';
import { filterOfView, readTransactionView, type TransactionView } from './transaction-address.ts';
import { everyTransaction, transactionSorts } from './transaction-filter.ts';

interface Made {
  readonly day: number;
  readonly cents: number;
  readonly brand: 'visa' | 'mc' | null;
  readonly lastFourDigits: string;
  readonly channel: 'online' | 'phone' | 'autoPay';
  readonly device: PaidDevice | null;
}

const phone: PaidDevice = { id: 'phone', name: 'Phone', lineLastFour: '0101' };
const mobileBill: PaidDevice = { id: 'bill', name: null, lineLastFour: null };

const lineOf = (
  { day, cents, brand, lastFourDigits, channel, device }: Made,
  at: number,
): ListedTransaction => ({
  id: `${at}`.padStart(3, '0'),
  kind: brand === null ? 'charge' : 'payment',
  date: addDays('2026-10-01', day),
  postedDate: null,
  amount: usd(cents),
  payment: brand && {
    ...payment('successful', cents),
    reference: 'VI2K-78RT',
    channel,
    device,
    method: {
      methodId: 'card',
      name: null,
      type: 'creditCard',
      brand,
      accountType: null,
      lastFourDigits,
    },
  },
  isBill: false,
  dueDate: null,
  standing: null,
  left: null,
  cancelledDate: null,
  refunded: null,
  isUnconfirmed: false,
});

const lines = fc
  .array(
    fc.record<Made>({
      day: fc.integer({ min: 1, max: 28 }),
      cents: fc.integer({ min: 1, max: 9_999 }),
      brand: fc.constantFrom('visa', 'mc', null),
      lastFourDigits: fc.constantFrom('4242', '1781'),
      channel: fc.constantFrom('online', 'phone', 'autoPay'),
      device: fc.constantFrom(null, phone, mobileBill),
    }),
    { maxLength: 40 },
  )
  .map((made) => made.map(lineOf));
const searches = fc.constantFrom(
  'v',
  'vi',
  'vis',
  'visa',
  '1',
  '17',
  '4242',
  '178',
  '42',
  'visa 17',
  'visa 178',
  'bi',
  'au',
  'auto pay',
  'by phone',
  'nline',
  'online',
  'device payment',
  'mobile bill payment',
  'pago de dispositivo',
  'ay',
  'bill',
  'pay',
  'payments',
  'VI2K',
  'vi2k-7',
  '$4',
  '4.',
  '·',
  '1,7',
  '-42',
  '−4.2',
  'cards',
  'visas',
  '4 2 1 7 8 v visa',
  'none of it',
);

const paid = { channel: 'online', device: null } as const;
const view = (address = ''): TransactionView => readTransactionView(new URLSearchParams(address));

test('what is at hand of a search begins its answer, and is the answer where it says so', () => {
  fc.assert(
    fc.property(
      lines,
      searches,
      fc.nat({ max: 16 }),
      fc.nat({ max: 3 }),
      fc.constantFrom(...transactionSorts),
      fc.integer({ min: 1, max: 50 }),
      (all, text, typed, from, sort, first) => {
        const earlier = text.slice(from, typed);
        const of = { ...view(), sort, text: earlier };
        const page = pageOfLines(all, { filter: { ...everyTransaction, text: earlier }, sort, first });
        const answer = linesInOrder(all, { filter: { ...everyTransaction, text }, sort });
        const atHand = linesAtHand(page, of, { ...of, text });
        if (earlier === '') expect(atHand).not.toBeNull();
        if (atHand === null) return;
        expect(atHand.nodes).toEqual(answer.slice(0, atHand.nodes.length));
        expect(atHand.areAll).toBe(!page.hasNextPage);
        if (atHand.areAll) expect(atHand.nodes).toHaveLength(answer.length);
      },
    ),
  );
});

describe('nothing is at hand', () => {
  const all = [1, 2, 3].map((day) =>
    lineOf({ day, cents: 100, brand: 'visa', lastFourDigits: '4242', ...paid }, day),
  );
  const asked = { filter: everyTransaction, sort: 'newest', first: 2 } as const;
  const page = pageOfLines(all, asked);

  test.each([
    ['in another order', 'sort=largest&q=visa'],
    ['of another time', 'period=last30&q=visa'],
    ['of another kind', 'kind=payment&q=visa'],
    ['of another part of the list', `after=${page.endCursor}&q=visa`],
  ])('%s', (_case, address) => {
    expect(linesAtHand(page, view(), view(address))).toBeNull();
  });

  test.each([
    ['a longer search that means another kind', 'q=ay', 'q=pay'],
    ['another brand', 'q=isa', 'q=visa'],
    ['another method', 'q=ard', 'q=card'],
    ['another channel', 'q=nline', 'q=online'],
    ['something else that is paid', 'q=evice', 'q=device'],
    ['a confirmation number too', 'q=vi', 'q=vi2'],
    ['a shorter search', 'q=visa', 'q=vis'],
    ['another search', 'q=visa', 'q=4242'],
    ['a search with fewer words', 'q=visa+4242', 'q=visa'],
  ])('of %s', (_case, of, address) => {
    expect(linesAtHand(page, view(of), view(address))).toBeNull();
  });

  test('in a part of the list that is not its beginning', () => {
    const second = pageOfLines(all, { ...asked, after: page.endCursor });
    expect(linesAtHand(second, view(), view('q=visa'))).toBeNull();
  });
});

test.each([
  ['q=vis', 'q=visa'],
  ['q=visa', 'q=visa+4242'],
  ['q=424', 'q=4242'],
  ['q=not', 'q=nothing'],
])('of a search that narrows another is at hand what the other found: %s, %s', (of, address) => {
  const all = [lineOf({ day: 1, cents: 4_200, brand: 'visa', lastFourDigits: '4242', ...paid }, 1)];
  const found = pageOfLines(all, { filter: filterOfView(view(of), '2026-10-30'), sort: 'newest' });
  const nodes = address === 'q=nothing' ? [] : all;
  expect(linesAtHand(found, view(of), view(address))).toEqual({ nodes, areAll: true });
});

test('whichever line is open, the lines are the same', () => {
  const all = [lineOf({ day: 1, cents: 100, brand: 'visa', lastFourDigits: '4242', ...paid }, 1)];
  const page = pageOfLines(all, { filter: everyTransaction, sort: 'newest' });
  expect(linesAtHand(page, view('shown=001'), view('q=visa'))).toEqual({ nodes: all, areAll: true });
});
