import { randomUUID } from 'node:crypto';
import {
  BillingSummaryDocument,
  CancelScheduledPaymentDocument,
  DismissNewsDocument,
  restPaths,
  StatementsDocument,
  TransactionsDocument,
} from '@linework/contract';
import { servicesAnswer } from '@linework/contract/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { debitAutoPay } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import type { PaymentRoundServices } from '../src/capabilities/payments/index.ts';
import { executeScheduled } from '../src/capabilities/payments/rounds/execute-scheduled.ts';
import { reconcile } from '../src/capabilities/payments/rounds/reconcile.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer, pay, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound } from './support/rounds.ts';

const start = '2026-11-21T15:04:00-05:00';

describeOnEachEngine('What happened last', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database);
  });
  beforeEach(() => world.setNow(start));
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
    expect(await told(customer)).toMatchObject({ services: 'disconnected', news: { callToRestore: false } });
    await pay(world, customer, await withCard(world, customer));
    expect(await told(customer)).toMatchObject({
      services: 'disconnected',
      news: { callToRestore: true, restoring: null },
    });
  });

  test('a payment that was sent back is told with its day until it is paid another way', async () => {
    const customer = await newCustomer(world, 'returnedPayment');
    const { news } = await told(customer);
    expect(news?.returned).toMatchObject([
      {
        payment: { status: 'returned', returnReason: 'insufficientFunds', returnedDate: '2026-11-17' },
        date: '2026-11-17',
      },
    ]);
    await pay(world, customer, await withCard(world, customer));
    expect((await told(customer)).news?.returned).toEqual([]);
  });

  const worker = (): PaymentRoundServices => ({
    database: under.database,
    processor: world.processor,
    clock: world.clock,
    realClock: { now: () => new Date() },
    places: new Map(),
    notePayment: () => undefined,
    onFault: (error) => {
      throw error;
    },
  });
  const activityOf = async ({ browser, accountId }: Customer) => {
    const { data } = await world.ask(browser, TransactionsDocument, { accountId, first: 3, after: null });
    return data?.transactions.nodes.map(({ payment }) => payment?.status);
  };
  const dismiss = async (
    { browser, accountId }: Pick<Customer, 'browser' | 'accountId'>,
    paymentId: string,
  ) => (await world.ask(browser, DismissNewsDocument, { accountId, paymentId })).data?.dismissNews;

  test('a payment that was checked and failed is told with its reference, and stands in the activity', async () => {
    const customer = await newCustomer(world, 'current', { card: 'silentBeforeCharge' });
    const { data } = await pay(world, customer, await withCard(world, customer));
    expect((await told(customer)).news?.failed).toEqual([]);
    await reconcile(worker(), { runningMs: 0, abandonMs: 0 }, wholeRound);
    const { payment } = data?.makePayment ?? {};
    expect((await told(customer)).news?.failed).toMatchObject([
      {
        how: 'checked',
        payment: { id: payment?.id, reference: payment?.reference, failedAt: '2026-11-21T20:04:00.000Z' },
      },
    ]);
    expect(await activityOf(customer)).toContain('failed');
    await pay(world, customer, { paymentMethodId: customer.bank });
    expect((await told(customer)).news?.failed).toEqual([]);
  });

  test('a card that is declined while its payer looks on is news to nobody', async () => {
    const customer = await newCustomer(world, 'current', { card: 'declined' });
    await pay(world, customer, await withCard(world, customer));
    expect((await told(customer)).news?.failed).toEqual([]);
    expect(await activityOf(customer)).not.toContain('failed');
  });

  test('a payment that failed stays the last one when what came after it was called off', async () => {
    const customer = await newCustomer(world, 'current', { card: 'declined' });
    const { browser, accountId } = customer;
    await pay(world, customer, await withCard(world, customer));
    const { lastFailed } = await told(customer);
    expect(lastFailed).toMatchObject({ status: 'failed', statusReason: 'LW-PAY-010' });
    const scheduled = await pay(world, customer, {
      paymentMethodId: customer.bank,
      paymentDate: '2026-12-01',
    });
    expect((await told(customer)).lastFailed).toBeNull();
    const paymentId = scheduled.data?.makePayment.payment?.id ?? '';
    await world.ask(browser, CancelScheduledPaymentDocument, { accountId, paymentId }, randomUUID());
    expect((await told(customer)).lastFailed).toEqual(lastFailed);
  });

  test('a payment that was checked and went through is told to whoever waits for that, until they close it', async () => {
    const customer = await newCustomer(world, 'current', { card: 'silentAfterCharge' });
    const { data } = await pay(world, customer, await withCard(world, customer));
    const id = data?.makePayment.payment?.id ?? '';
    expect((await told(customer)).news?.confirmed).toEqual([]);
    await reconcile(worker(), { runningMs: 0, abandonMs: 0 }, wholeRound);
    expect((await told(customer)).news?.confirmed).toMatchObject([{ id, status: 'successful' }]);
    expect(await dismiss(customer, id)).toMatchObject({ news: { confirmed: [] }, userErrors: [] });
    expect((await told(customer)).news?.confirmed).toEqual([]);
  });

  test('a scheduled payment and a debit of Auto Pay that fail on their day are told, and why', async () => {
    const scheduled = await newCustomer(world, 'current', { card: 'declined' });
    const card = await withCard(world, scheduled);
    await pay(world, scheduled, { ...card, paymentDate: '2026-12-01' });
    const enrolled = await newCustomer(world, 'autoPayOn');
    await under.database.query('UPDATE payment_method SET is_restricted = true WHERE account_id = $1', [
      enrolled.accountId,
    ]);
    world.setNow('2026-12-01T12:00:00-05:00');
    await executeScheduled(worker(), wholeRound);
    expect((await told(scheduled)).news?.failed).toMatchObject([
      { how: 'scheduled', payment: { statusReason: 'LW-PAY-010' } },
    ]);
    expect(await activityOf(scheduled)).toContain('failed');
    const day = String(enrolled.facts.autoPay?.debitDay ?? 1).padStart(2, '0');
    world.setNow(`2026-12-${day}T12:00:00-05:00`);
    await debitAutoPay(worker(), wholeRound);
    expect((await told(enrolled)).news?.failed).toMatchObject([
      { how: 'autoPay', payment: { statusReason: 'LW-PAY-034' } },
    ]);
  });

  test('what ended is closed for the one who has read it, on every device, and for nobody else', async () => {
    const customer = await newCustomer(world, 'returnedPayment');
    const { accountId, users } = customer;
    const id = (await told(customer)).news?.returned[0]?.payment.id ?? '';
    expect(await dismiss(customer, id)).toMatchObject({ news: { returned: [] }, userErrors: [] });
    // Pressed twice, or once on each of two devices.
    expect(await dismiss(customer, id)).toMatchObject({ news: { returned: [] }, userErrors: [] });
    const onAnotherDevice = { ...customer, browser: await world.signIn(users[0], accountId) };
    expect((await told(onAnotherDevice)).news?.returned).toEqual([]);
    const [, colleague] = users;
    if (!colleague) throw new Error('this scenario has a colleague');
    const toColleague = { ...customer, browser: await world.signIn(colleague, accountId) };
    expect((await told(toColleague)).news?.returned).toHaveLength(1);
  });

  test('that a payment came back is told to whoever has closed that it went through', async () => {
    const customer = await newCustomer(world, 'returnedPayment');
    const { accountId } = customer;
    const id = (await told(customer)).news?.returned[0]?.payment.id ?? '';
    const endsAs = (status: string) =>
      under.database.query('UPDATE payment SET status = $3 WHERE account_id = $1 AND id = $2', [
        accountId,
        id,
        status,
      ]);
    await under.database.query(
      `UPDATE payment SET was_checked = true, payment_date = '2026-11-20' WHERE account_id = $1 AND id = $2`,
      [accountId, id],
    );
    await endsAs('successful');
    expect((await told(customer)).news?.confirmed).toMatchObject([{ id }]);
    expect(await dismiss(customer, id)).toMatchObject({ news: { confirmed: [] }, userErrors: [] });
    await endsAs('returned');
    expect((await told(customer)).news?.returned).toMatchObject([{ payment: { id } }]);
    expect(await dismiss(customer, id)).toMatchObject({ news: { returned: [] }, userErrors: [] });
    expect((await told(customer)).news?.returned).toEqual([]);
  });

  test('what still asks for something cannot be closed, nor what is no news', async () => {
    const customer = await newCustomer(world, 'checkingHandedOver');
    const { news } = await told(customer);
    for (const id of [news?.withSupport[0]?.id ?? '', 'no id at all', customer.accountId]) {
      expect(await dismiss(customer, id)).toMatchObject({
        news: { withSupport: [{ id: news?.withSupport[0]?.id }] },
        userErrors: [{ code: 'LW-SYS-060', pointer: '/paymentId', problem: 'notDismissible' }],
      });
    }
    const closed = await under.database.query('SELECT 1 FROM dismissed_news WHERE account_id = $1', [
      customer.accountId,
    ]);
    expect(closed).toEqual([]);
  });

  test('a list of statements says of the bill that a payment with support may have paid that it is not confirmed', async () => {
    const { browser, accountId } = await newCustomer(world, 'checkingHandedOver');
    const { data } = await world.ask(browser, StatementsDocument, { accountId });
    const [newest, ...before] = data?.statements.nodes ?? [];
    expect(newest).toMatchObject({ standing: 'unpaid', isUnconfirmed: true });
    expect(before.filter(({ isUnconfirmed }) => isUnconfirmed)).toEqual([]);
  });

  test('a payment with support is told, and a bill that is scheduled in full is covered', async () => {
    const withSupport = await newCustomer(world, 'checkingHandedOver');
    expect((await told(withSupport)).news?.withSupport).toMatchObject([{ amount: { value: '178.25' } }]);
    const customer = await newCustomer(world);
    expect((await told(customer)).setToPay).toBeNull();
    await pay(world, customer, { paymentDate: '2026-12-01' });
    expect((await told(customer)).setToPay).toMatchObject({
      payments: [{ date: '2026-12-01', amount: { value: '178.25' }, madeBy: { name: expect.any(String) } }],
      left: { value: '0.00' },
    });
  });
});
