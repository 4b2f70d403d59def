import { randomUUID } from 'node:crypto';
import {
  BillingSummaryDocument,
  CustomerBillsDocument,
  PaymentMethodsDocument,
  PaymentOptionsDocument,
  TransactionsDocument,
} from '@linework/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { newCustomer, pay, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

describeOnEachEngine('While bills cannot be paid', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database);
  });
  afterEach(() => world.setBillPayUnavailable(false));
  afterAll(async () => await world.stop());

  test('what is owed and how it is paid says so, and when to ask again', async () => {
    const { browser, accountId } = await newCustomer(world, 'current');
    world.setBillPayUnavailable(true);
    for (const answer of [
      await world.ask(browser, BillingSummaryDocument, { accountId }),
      await world.ask(browser, PaymentOptionsDocument, { accountId }),
    ]) {
      expect(answer).toMatchObject({ status: 503, data: null, code: 'LW-BIL-040' });
      expect(answer.headers.get('retry-after')).toBe('300');
    }
    world.setBillPayUnavailable(false);
    const { data } = await world.ask(browser, BillingSummaryDocument, { accountId });
    expect(data?.billingSummary.standing.name).toBe('current');
  });

  test('bills, what happened and saved methods can be read', async () => {
    const { browser, accountId } = await newCustomer(world, 'current');
    world.setBillPayUnavailable(true);
    for (const answer of [
      await world.ask(browser, CustomerBillsDocument, { accountId }),
      await world.ask(browser, TransactionsDocument, { accountId }),
      await world.ask(browser, PaymentMethodsDocument, { accountId }),
    ]) {
      expect(answer).toMatchObject({ status: 200, code: null });
    }
  });

  test('nothing is taken, and the same payment goes through afterwards', async () => {
    const customer = await newCustomer(world, 'current');
    const given = await withCard(world, customer);
    const key = randomUUID();
    world.setBillPayUnavailable(true);
    expect(await pay(world, customer, given, key)).toMatchObject({ data: null, code: 'LW-BIL-040' });
    const kept = await under.database.query('SELECT id FROM payment WHERE idempotency_key = $1', [key]);
    expect(kept).toEqual([]);
    world.setBillPayUnavailable(false);
    expect((await pay(world, customer, given, key)).data?.makePayment.outcome).toBe('LW-PAY-001');
  });

  test('a payment that was made before is answered as it was', async () => {
    const customer = await newCustomer(world, 'current');
    const given = await withCard(world, customer);
    const key = randomUUID();
    const first = await pay(world, customer, given, key);
    expect(first.data?.makePayment.outcome).toBe('LW-PAY-001');
    world.setBillPayUnavailable(true);
    const again = await pay(world, customer, given, key);
    expect(again.data?.makePayment).toEqual(first.data?.makePayment);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });
});
