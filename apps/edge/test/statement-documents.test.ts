import { restPaths } from '@linework/contract';
import {
  type AccountFacts,
  type CustomerBill,
  fromCell,
  fromDecimal,
  type Money,
  mostRangeLines,
  newestBill,
  rangeFactsOf,
  type Statement,
  statementFactsOf,
  statementOf,
  statementRangeOf,
  subtract,
  sum,
} from '@linework/domain';
import { type ScenarioName, storyToday, withLongHistory } from '@linework/fixtures';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

const languages = ['en', 'es'] as const;

const mostLines = (bills: readonly CustomerBill[]): CustomerBill | undefined =>
  bills.toSorted((a, b) => b.lines.length - a.lines.length)[0];

const special: readonly (readonly [string, ScenarioName, typeof mostLines])[] = [
  ['an ordinary bill', 'current', (bills) => newestBill(bills) ?? undefined],
  ['a bill of 400 lines', 'manyStatements', mostLines],
  ['a bill with every change', 'everyChange', (bills) => newestBill(bills) ?? undefined],
  ['a first bill', 'firstBill', (bills) => newestBill(bills) ?? undefined],
  ['a final bill', 'finalBill', (bills) => newestBill(bills) ?? undefined],
];

/** Every amount that a text names, in cents, in its order. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/(\u2212?)\$([\d,]+)\.(\d\d)/g)].map(
    ([, sign, whole = '', cents]) => Number(`${whole.replaceAll(',', '')}${cents}`) * (sign ? -1 : 1),
  );

const cents = (amounts: readonly (Money | null)[]): number[] =>
  amounts.flatMap((amount) => (amount ? [amount.cents] : []));

/** What a printed statement names, in its order. */
const named = ({ previous, sections, newCharges, total, comparison }: Statement): number[] =>
  cents([
    previous.balance,
    { ...previous.left, cents: previous.left.cents - previous.balance.cents },
    newCharges,
    total,
    ...(previous.billDate === null && previous.activity.length === 0
      ? []
      : [
          previous.billDate === null ? null : previous.balance,
          ...previous.activity.map(({ amount }) => amount),
          previous.left,
        ]),
    ...sections.flatMap((section) => [
      ...section.lines.flatMap(({ was, amount }) => [was, amount]),
      section.total,
    ]),
    ...(comparison
      ? [comparison.previousAmount, ...comparison.differences.map(({ amount }) => amount), newCharges]
      : []),
  ]);

async function csvAmounts(response: Response): Promise<Money[]> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text.startsWith('\uFEFF"')).toBe(true);
  return text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => fromCell(cell)))
    .map((cells) => fromDecimal(cells[7] ?? ''));
}

async function pdfText(bytes: ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

describeOnEachEngine('A statement as a document', (under) => {
  let world: BillingWorld;
  const customers = new Map<ScenarioName, Customer>();
  const customerOf = (who: ScenarioName): Customer => {
    const customer = customers.get(who);
    if (!customer) throw new Error(`no ${who}`);
    return customer;
  };
  beforeAll(async () => {
    world = await startWorld(under.database);
    for (const [, who] of special) customers.set(who, await newCustomer(world, who));
  });
  afterAll(async () => await world.stop());

  const get = async (
    kind: 'Csv' | 'Pdf',
    { browser }: Pick<Customer, 'browser'>,
    query: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    await fetch(`${world.url}${restPaths[`statement${kind}`]}?${new URLSearchParams(query)}`, {
      headers: { ...browser.headers, ...headers },
    });

  describe.each(special)('of %s', (_, who, choose) => {
    test.each(languages)('has the amounts of the statement, in %s', async (language) => {
      const customer = customerOf(who);
      const bill = choose(customer.facts.bills);
      if (!bill) throw new Error('no bill');
      const statement = statementOf(statementFactsOf(customer.facts, bill, 'unpaid'));
      const query = { statement: bill.id, language };
      expect(sum(await csvAmounts(await get('Csv', customer, query)))).toEqual(statement.total);
      const pdf = await get('Pdf', customer, query);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect(pdf.headers.get('content-disposition')).toContain(`${bill.billDate}.pdf"`);
      const printed = await pdfText(await pdf.arrayBuffer());
      expect(amountsIn(printed)).toEqual(named(statement));
      const { companyName, billToAddress } = customer.facts.account;
      for (const told of [companyName, billToAddress.addressLine1]) expect(printed).toContain(told);
    });
  });

  test.each(languages)('of days has the amounts of the range, in %s', async (language) => {
    const customer = customerOf('everyChange');
    const range = statementRangeOf(rangeFactsOf(customer.facts, '2026-01-01', storyToday));
    const query = { from: range.from, to: range.to, language };
    expect(sum(await csvAmounts(await get('Csv', customer, query)))).toEqual(range.closing);
    const pdf = await get('Pdf', customer, query);
    const amounts = amountsIn(await pdfText(await pdf.arrayBuffer()));
    const { opening, charges, returns, payments, credits, closing, lines, ageing } = range;
    expect(amounts).toEqual(
      cents([
        ...[opening, charges, returns, payments, credits, closing],
        ...(closing.cents > 0 ? [...ageing.map(({ amount }) => amount), closing] : []),
        ...[opening, ...lines.map(({ amount }) => amount), closing],
      ]),
    );
  });

  test.each([
    ['en', /Bill dated \w+\s\d+, \d{4}/g],
    ['es', /Factura del \d+\sde\s\w+\sde\s\d{4}/g],
  ] as const)('of days names each bill in it, in %s', async (language, named) => {
    const customer = customerOf('everyChange');
    const { from, to, lines } = statementRangeOf(rangeFactsOf(customer.facts, '2026-01-01', storyToday));
    const bills = lines.filter(({ isBill }) => isBill);
    expect(bills.length).toBeGreaterThan(1);
    const query = { from, to, language };
    const printed = await pdfText(await (await get('Pdf', customer, query)).arrayBuffer());
    expect(printed.match(named)).toHaveLength(bills.length);
    expect((await (await get('Csv', customer, query)).text()).match(named)).toHaveLength(bills.length);
  });

  test.each(languages)('of days with more lines than it lists still adds up, in %s', async (language) => {
    const lines = mostRangeLines + 40;
    const customer = await newCustomer(world, 'current', {
      change: (facts) => withLongHistory(facts, { key: `left-out-${language}`, lines, until: storyToday }),
    });
    const range = statementRangeOf(rangeFactsOf(customer.facts, '2000-01-01', storyToday));
    expect(range.linesLeftOut).toBeGreaterThan(0);
    const { opening, lines: told, closing } = range;
    const leftOut = subtract(closing, sum([opening, ...told.map(({ amount }) => amount)]));
    const query = { from: range.from, to: range.to, language };
    const pdf = await get('Pdf', customer, query);
    const amounts = amountsIn(await pdfText(await pdf.arrayBuffer()));
    const listed = cents([opening, leftOut, ...told.map(({ amount }) => amount), closing]);
    expect(amounts.slice(-listed.length)).toEqual(listed);
    expect(sum(await csvAmounts(await get('Csv', customer, query)))).toEqual(closing);
  });

  test.each(['Csv', 'Pdf'] as const)(
    'is never a part that looks whole, where it is lost on its way: %s',
    async (kind) => {
      const customer = customerOf('current');
      world.setDocumentsCutOff(true);
      try {
        const response = await get(kind, customer, {});
        expect(response.status).toBe(200);
        await expect(response.arrayBuffer()).rejects.toThrow();
      } finally {
        world.setDocumentsCutOff(false);
      }
      expect((await (await get(kind, customer, {})).arrayBuffer()).byteLength).toBeGreaterThan(0);
    },
  );

  test('has the same bytes each time, and is not sent again to whoever has them', async () => {
    const customer = customerOf('current');
    const first = await get('Pdf', customer, {});
    const tag = first.headers.get('etag') ?? '';
    const again = await get('Pdf', customer, {});
    expect(again.headers.get('etag')).toBe(tag);
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
    expect((await get('Pdf', customer, {}, { 'if-none-match': tag })).status).toBe(304);
  });

  test('that cannot be printed says so and when to come back; the file for spreadsheets still comes', async () => {
    world.setDocumentsUnavailable(true);
    const customer = customerOf('current');
    const refused = await get('Pdf', customer, {});
    expect(await refused.json()).toMatchObject({ code: 'LW-STM-030', retry: { after: 5 } });
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await get('Csv', customer, {})).status).toBe(200);
    world.setDocumentsUnavailable(false);
    expect((await get('Pdf', customer, {})).status).toBe(200);
  });

  test.each(['Csv', 'Pdf'] as const)('of somebody else is nobody’s: %s', async (kind) => {
    const bill = newestBill(customerOf('everyChange').facts.bills);
    const response = await get(kind, customerOf('current'), { statement: bill?.id ?? '' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'LW-STM-010' });
  });

  test.each(['Csv', 'Pdf'] as const)(
    'of an account that is billed elsewhere is not there: %s',
    async (kind) => {
      const response = await get(kind, await newCustomer(world, 'enterpriseBilled'), {});
      expect(await response.json()).toMatchObject({ code: 'LW-BIL-020' });
    },
  );

  test('keeps places for others, however many one customer asks for at once', async () => {
    const customer = customerOf('manyStatements');
    const asked = Array.from({ length: 8 }, (_, at) =>
      get('Pdf', customer, { from: `2026-01-0${at + 1}`, to: storyToday }),
    );
    const other = await get('Pdf', customerOf('firstBill'), {});
    expect(other.status).toBe(200);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  });

  test('comes to each of many customers, however many each of the others asks for at once', async () => {
    const crowd: Customer[] = [];
    for (let times = 0; times < 8; times += 1) {
      const change = (facts: AccountFacts) =>
        withLongHistory(facts, { key: `crowd-${times}`, lines: mostRangeLines, until: storyToday });
      crowd.push(await newCustomer(world, 'current', { change }));
    }
    const askedBy = crowd.map((customer) =>
      [1, 2, 3].map(async (day) => {
        const answer = await get('Pdf', customer, { from: `2000-01-0${day}`, to: storyToday });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    for (const asked of askedBy) expect(await Promise.all(asked)).toContain(200);
  });
});
