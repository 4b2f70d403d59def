import { TransactionDetailDocument } from '@linework/contract';
import type { AccountFacts } from '@linework/domain';
import { postingOf } from '@linework/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { newCustomer } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import {
  ledger,
  paidOn,
  returned,
  returnedBeforeDue,
  returnLine,
  whileConfirming,
} from './support/returned-before-due.ts';

const since = paidOn('successful', '2026-11-17');

describeOnEachEngine('A payment that came back before its bill is due', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database);
  });
  afterAll(async () => await world.stop());

  async function owed(change: (facts: AccountFacts) => AccountFacts) {
    const { browser, accountId } = await newCustomer(world, 'current', { change });
    const isOwed = async (id: string) => {
      const { data } = await world.ask(browser, TransactionDetailDocument, { accountId, id });
      return data?.transactionDetail?.isOwed;
    };
    return await Promise.all([isOwed(returned.id), isOwed(returnLine.id)]);
  }

  test('leads to a payment as its return does, until it is paid again', async () => {
    expect(await owed(returnedBeforeDue)).toEqual([true, true]);
    const again = (facts: AccountFacts): AccountFacts => ({
      ...returnedBeforeDue(facts),
      ledger: [...ledger, postingOf(since)],
      payments: [returned, since],
    });
    expect(await owed(again)).toEqual([false, false]);
  });

  test('leads to none while a payment of a device is being confirmed', async () => {
    expect(await owed((facts) => whileConfirming(returnedBeforeDue(facts)))).toEqual([false, false]);
  });
});
