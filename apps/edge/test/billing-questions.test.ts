import {
  AutoPayEnrolmentDocument,
  autoPayToWire,
  BillingSummaryDocument,
  billingSummaryToWire,
  CustomerBillsDocument,
  moneyFromWire,
  moneyToWire,
  PaymentOptionsDocument,
  PaymentPreviewDocument,
  PaymentsDocument,
  paymentOptionsToWire,
  paymentPreviewToWire,
  TransactionsDocument,
} from '@linework/contract';
import { autoPayEffect, billingSummary, nearbyDebits, paymentOptions, sum, usd } from '@linework/domain';
import { scenarioNames } from '@linework/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { dollars, newCustomer } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

const now = '2026-11-21T15:04:00-05:00';

const sorted = <Item extends { readonly id: string }>(items: readonly Item[]) =>
  [...items].sort((a, b) => a.id.localeCompare(b.id));

/** The documents do not ask for the confirmation number: it is the reference of a payment that was accepted. */
const asAsked = <Wire>(wire: Wire): unknown =>
  JSON.parse(JSON.stringify(wire, (key, value) => (key === 'confirmationNumber' ? undefined : value)));

describeOnEachEngine('The edge answers from its tables what the rules say of the facts', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database, { now });
  });
  afterAll(async () => await world.stop());

  const names = scenarioNames.filter((name) => name !== 'enterpriseBilled');
  describe.each(names)('%s', (name) => {
    test('summary, options, preview and Auto Pay', async () => {
      const customer = await newCustomer(world, name, { role: 'PRIMARY' });
      const { facts, browser, accountId } = customer;
      const clock = world.clock;
      const settings = world.configuration.payments;
      const options = paymentOptions(facts, settings, clock);
      const { today } = options.dates;

      const summary = await world.ask(browser, BillingSummaryDocument, { accountId });
      expect(summary.data?.billingSummary).toEqual(
        asAsked(billingSummaryToWire(billingSummary(facts, clock.now(), [], undefined, settings))),
      );

      const offered = (await world.ask(browser, PaymentOptionsDocument, { accountId })).data?.paymentOptions;
      const expected = paymentOptionsToWire(options);
      expect({ ...offered, methods: sorted(offered?.methods ?? []) }).toEqual(
        asAsked({ ...expected, methods: sorted(expected.methods) }),
      );

      const preview = await world.ask(browser, PaymentPreviewDocument, {
        accountId,
        amount: dollars(5_000),
        paymentDate: today,
      });
      expect(preview.data?.paymentPreview).toEqual(
        paymentPreviewToWire({
          nearbyDebits: nearbyDebits(facts, today, today),
          autoPayEffect: autoPayEffect(facts, { amount: usd(5_000), date: today }, today),
        }),
      );

      const autoPay = await world.ask(browser, AutoPayEnrolmentDocument, { accountId });
      expect(autoPay.data?.autoPayEnrolment).toEqual(autoPayToWire(facts, today));
    });
  });

  describe('page by page, newest first and nothing twice', () => {
    test('bills, whose lines add up to them', async () => {
      const { facts, browser, accountId } = await newCustomer(world);
      const bills = await everyNode(async (after) => {
        const page = { accountId, first: 5, after };
        return (await world.ask(browser, CustomerBillsDocument, page)).data?.customerBills;
      });
      const newestFirst = [...facts.bills].sort((a, b) => b.billDate.localeCompare(a.billDate));
      expect(bills.map(({ id }) => id)).toEqual(newestFirst.map(({ id }) => id));
      for (const bill of bills) {
        const cents = bill.lines.map(({ amount }) => moneyFromWire(amount));
        expect(moneyToWire(sum(cents))).toEqual(bill.amount);
      }
      expect(bills.map(({ lines }) => lines.map(({ description }) => description))).toEqual(
        newestFirst.map(({ lines }) => lines.map(({ description }) => description)),
      );
    });

    test('payments and activity', async () => {
      const { facts, browser, accountId } = await newCustomer(world, 'bankPaymentPending');
      const paid = await everyNode(async (after) => {
        const page = { accountId, first: 4, after };
        return (await world.ask(browser, PaymentsDocument, page)).data?.payments;
      });
      const moved = await everyNode(async (after) => {
        const page = { accountId, first: 7, after };
        return (await world.ask(browser, TransactionsDocument, page)).data?.transactions;
      });
      expect(sorted(paid).map(({ id }) => id)).toEqual(sorted(facts.payments).map(({ id }) => id));
      const told = facts.payments.filter(({ status }) => status === 'pending' || status === 'successful');
      const others = facts.ledger.filter(({ kind }) => kind !== 'payment');
      const expected = sorted<{ readonly id: string }>([...others, ...told]);
      expect(sorted(moved).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      const days = moved.map(({ date }) => date);
      expect(days).toEqual([...days].sort().reverse());
    });

    test.each([
      { first: 0, after: null },
      { first: 101, after: null },
      { first: -1, after: null },
      { first: 5, after: 'not a cursor' },
      { first: 5, after: Buffer.from("2026-01-01|' OR 1=1").toString('base64url') },
    ])('a page that makes no sense is refused: $first, $after', async (page) => {
      const { browser, accountId } = await newCustomer(world);
      const answer = await world.ask(browser, TransactionsDocument, { accountId, ...page });
      expect(answer.code).toBe('LW-SYS-060');
    });
  });
});

interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

async function everyNode<Node>(
  ask: (after: string | null) => Promise<Page<Node> | undefined>,
  after: string | null = null,
): Promise<Node[]> {
  const page = await ask(after);
  if (!page) throw new Error('a page is missing');
  const rest = page.hasNextPage ? await everyNode(ask, page.endCursor) : [];
  return [...page.nodes, ...rest];
}
