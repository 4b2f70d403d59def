import { TransactionDetailDocument } from '@linework/contract';
import { type AccountFacts, type BusinessDate, usd } from '@linework/domain';
import { buildLedgerEntry, buildPayment, postingOf } from '@linework/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { newCustomer } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

const paidOf = (status: 'successful' | 'returned', paymentDate: BusinessDate) =>
  buildPayment({ status, paymentDate, postedDate: paymentDate, amount: usd(10_000) });
const returned = paidOf('returned', '2026-11-12');
const since = paidOf('successful', '2026-11-17');

const ledger = [
  buildLedgerEntry({ kind: 'charge', date: '2026-11-08', dueDate: '2026-12-06', amount: usd(10_000) }),
  postingOf(returned),
  buildLedgerEntry({
    kind: 'return',
    date: '2026-11-15',
    dueDate: '2026-11-15',
    amount: usd(10_000),
    paymentId: returned.id,
  }),
];

describeOnEachEngine('A payment that came back before its bill is due', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database);
  });
  afterAll(async () => await world.stop());

  async function owed(changed: Partial<AccountFacts>) {
    const { browser, accountId } = await newCustomer(world, 'current', {
      change: (facts) => ({ ...facts, bills: [], ...changed }),
    });
    const isOwed = async (id: string) => {
      const { data } = await world.ask(browser, TransactionDetailDocument, { accountId, id });
      return data?.transactionDetail?.isOwed;
    };
    return await Promise.all([isOwed(returned.id), isOwed(ledger.at(-1)?.id ?? '')]);
  }

  test('leads to a payment as its return does, until it is paid again', async () => {
    expect(await owed({ ledger, payments: [returned] })).toEqual([true, true]);
    const paid = { ledger: [...ledger, postingOf(since)], payments: [returned, since] };
    expect(await owed(paid)).toEqual([false, false]);
  });

  test('leads to none while a payment of a device is being confirmed', async () => {
    const device = { id: crypto.randomUUID(), name: 'Phone', lineLastFour: '1234' };
    const running = buildPayment({ status: 'running', paymentDate: '2026-11-21', device });
    const facts = { ledger, payments: [returned], devicePayments: [running] };
    expect(await owed(facts)).toEqual([false, false]);
  });
});
