import { BillingSummaryDocument, restPaths } from '@linework/contract';
import { servicesAnswer } from '@linework/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer, pay, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

describeOnEachEngine('What happened last', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database);
  });
  afterAll(async () => await world.stop());

  const told = async ({ browser, accountId }: Customer) => {
    const { data } = await world.ask(browser, BillingSummaryDocument, { accountId });
    const services = servicesAnswer.parse(
      await (await fetch(world.url + restPaths.services, { headers: browser.headers })).json(),
    );
    return { ...data?.billingSummary, services: services.standing };
  };

  test('service is off, and is being restored once it is paid for', async () => {
    const customer = await newCustomer(world, 'softDisconnected');
    expect(await told(customer)).toMatchObject({ services: 'off', news: { restoring: null } });
    await pay(world, customer, await withCard(world, customer));
    const restoring = { at: '2026-11-21T20:19:00.000Z', timeZone: 'America/New_York' };
    expect(await told(customer)).toMatchObject({ services: 'restoring', news: { restoring } });
  });

  test('whoever pays after equipment was asked for is told to call', async () => {
    const customer = await newCustomer(world, 'pastDue76');
    expect(await told(customer)).toMatchObject({ services: 'off', news: { callToRestore: false } });
    await pay(world, customer, await withCard(world, customer));
    expect(await told(customer)).toMatchObject({
      services: 'off',
      news: { callToRestore: true, restoring: null },
    });
  });

  test('a payment that was sent back is told with its day until it is paid another way', async () => {
    const customer = await newCustomer(world, 'returnedPayment');
    const { news } = await told(customer);
    expect(news?.returned).toMatchObject([{ payment: { status: 'returned' }, date: '2026-11-17' }]);
    await pay(world, customer, await withCard(world, customer));
    expect((await told(customer)).news?.returned).toEqual([]);
  });

  test('a payment with support is told, and a bill that is scheduled in full is covered', async () => {
    const withSupport = await newCustomer(world, 'checkingHandedOver');
    expect((await told(withSupport)).news?.withSupport).toMatchObject([{ amount: { value: '178.25' } }]);
    const customer = await newCustomer(world);
    expect((await told(customer)).news?.covered).toBeNull();
    await pay(world, customer, { paymentDate: '2026-12-01' });
    expect((await told(customer)).news?.covered).toMatchObject({
      date: '2026-12-01',
      scheduled: { value: '178.25' },
      autoPay: { value: '0.00' },
    });
  });
});
