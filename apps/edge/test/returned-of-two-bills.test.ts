import {
  BillingSummaryDocument,
  billingSummaryFromWire,
  TransactionDetailDocument,
  TransactionPageDocument,
  transactionFilterToWire,
} from '@linework/contract';
import { type AccountFacts, everyTransaction, openCharges } from '@linework/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyPosted } from './support/any-posted.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { newCustomer } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { newer, older, oneOfTwoPaidAgain, returnedOfTwoBills } from './support/returned-of-two-bills.ts';

describeOnEachEngine('A payment of two bills that came back', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database);
  });
  afterAll(async () => await world.stop());

  const customerWith = async (change: (facts: AccountFacts) => AccountFacts) =>
    await newCustomer(world, 'current', { change });

  /** How the older and the newer bill stand in the list, and whether the detail of each asks for a payment. */
  async function told(change: (facts: AccountFacts) => AccountFacts) {
    const { browser, accountId } = await customerWith(change);
    const filter = transactionFilterToWire(everyTransaction);
    const { data } = await world.ask(browser, TransactionPageDocument, {
      accountId,
      filter,
      sort: 'newest',
    });
    return await Promise.all(
      [older, newer].map(async ({ billDate }) => {
        const line = data?.transactionPage.nodes.find(
          ({ kind, date }) => kind === 'charge' && date === billDate,
        );
        const detail = await world.ask(browser, TransactionDetailDocument, { accountId, id: line?.id ?? '' });
        return [line?.standing, detail.data?.transactionDetail?.isOwed];
      }),
    );
  }

  test('has both told as owed again, in the list and in the detail of each', async () => {
    expect(await told(returnedOfTwoBills)).toEqual([
      ['returned', true],
      ['returned', true],
    ]);
  });

  test('has one of them told so, once the other is paid again', async () => {
    expect(await told(oneOfTwoPaidAgain)).toEqual([
      ['paid', false],
      ['returned', true],
    ]);
  });

  test('leaves the same bills owed again by what is open as by all that posted, whatever that is', async () => {
    await fc.assert(
      fc.asyncProperty(anyPosted, async (posted) => {
        const { browser, accountId, facts } = await customerWith((known) => ({ ...known, ...posted }));
        const { data } = await world.ask(browser, BillingSummaryDocument, { accountId });
        const { openCharges: open = [] } = data ? billingSummaryFromWire(data.billingSummary) : {};
        const owedOf = (charges: typeof open) => charges.map(({ id, owedAgain }) => [id, owedAgain]);
        expect(owedOf(open)).toEqual(owedOf(openCharges(facts).charges));
      }),
      { numRuns: 15 },
    );
  });
});
