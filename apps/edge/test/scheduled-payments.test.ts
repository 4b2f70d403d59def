import {
  CancelScheduledPaymentDocument,
  ChangeScheduledPaymentDocument,
  TransactionDetailDocument,
} from '@linework/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { worker } from '../src/capabilities/payments/payment-record.ts';
import { executeScheduled } from '../src/capabilities/payments/rounds/execute-scheduled.ts';
import { startPayment } from '../src/capabilities/payments/start-payment.ts';
import { loadAccount } from '../src/facts/load-facts.ts';
import { newCard } from './parity/paying.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, dollars, newCustomer, pay } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound, workerBeside } from './support/rounds.ts';

describeOnEachEngine('A scheduled payment', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database);
  });
  beforeEach(() => world.setNow('2026-11-21T15:04:00-05:00'));
  afterAll(async () => {
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
  });

  const paymentDate = '2026-12-01';
  async function scheduled(customer: Customer) {
    const { data } = await pay(world, customer, { paymentDate });
    const made = data?.makePayment.payment;
    if (!made) throw new Error('Nothing was scheduled');
    return made;
  }

  test('that two change at once is changed once, and the other is told who was faster', async () => {
    const customer = await newCustomer(world);
    const { accountId, browser } = customer;
    const { id: paymentId, amount, paymentMethod } = await scheduled(customer);
    const { methodId } = paymentMethod;
    const to = async (cents: number) =>
      await world.ask(browser, ChangeScheduledPaymentDocument, {
        input: {
          accountId,
          paymentId,
          amount: dollars(cents),
          overpaymentConfirmed: false,
          paymentDate,
          paymentMethodId: methodId,
          cardDataToken: null,
          seen: { amount, paymentDate, methodId },
        },
      });
    const answers = await Promise.all([1_100, 1_200, 1_300].map(to));
    const told = answers.flatMap(({ data }) => (data ? [data.changeScheduledPayment] : []));
    expect(told.map(({ outcome }) => outcome).toSorted()).toEqual(['LW-SCH-001', 'LW-SCH-011', 'LW-SCH-011']);
    const done = told.find(({ outcome }) => outcome === 'LW-SCH-001');
    for (const { outcome, payment, lastChange } of told) {
      expect(payment?.amount).toEqual(done?.payment?.amount);
      if (outcome === 'LW-SCH-011') expect(lastChange).toMatchObject({ change: 'edited' });
    }
  });

  test('that was moved to another day is not charged by a worker that had looked already', async () => {
    const customer = await newCustomer(world);
    const { accountId, browser } = customer;
    const { id: paymentId, amount, paymentMethod } = await scheduled(customer);
    const { methodId } = paymentMethod;
    const payment = (await loadAccount(under.database, accountId))?.facts.payments.find(
      ({ id }) => id === paymentId,
    );
    const { data } = await world.ask(browser, ChangeScheduledPaymentDocument, {
      input: {
        accountId,
        paymentId,
        amount,
        overpaymentConfirmed: false,
        paymentDate: '2026-12-02',
        paymentMethodId: methodId,
        cardDataToken: null,
        seen: { amount, paymentDate, methodId },
      },
    });
    expect(data?.changeScheduledPayment.outcome).toBe('LW-SCH-001');
    const [found] = await under.database.query<{ token: string; version: number }>(
      `SELECT k.processor_token AS token, a.version FROM payment k JOIN account a ON a.id = k.account_id
       WHERE k.account_id = $1 AND k.id = $2`,
      [accountId, paymentId],
    );
    if (!payment || !found) throw new Error('Nothing was scheduled');
    const start = { accountId, version: found.version, processorToken: found.token, actor: worker };
    const startOn = async (day: typeof payment.paymentDate) =>
      await startPayment(under.database, {
        ...start,
        payment: { ...payment, paymentDate: day },
        now: world.clock.now(),
      });
    expect(await startOn(payment.paymentDate)).toBe(false);
    expect(await startOn('2026-12-02')).toBe(true);
  });

  test('that moves from a card saved with it to a bank account is paid and shown by the bank account', async () => {
    const customer = await newCustomer(world);
    const { accountId, browser, bank } = customer;
    const { token } = await world.cardData(browser, newCard('4000000000000002'));
    const made = await pay(world, customer, {
      paymentDate,
      paymentMethodId: null,
      cardDataToken: token,
      savePaymentMethod: true,
    });
    const payment = made.data?.makePayment.payment;
    if (!payment) throw new Error('Nothing was scheduled');
    const { id: paymentId, amount, paymentMethod } = payment;
    const { data } = await world.ask(browser, ChangeScheduledPaymentDocument, {
      input: {
        accountId,
        paymentId,
        amount,
        overpaymentConfirmed: false,
        paymentDate,
        paymentMethodId: bank,
        cardDataToken: null,
        seen: { amount, paymentDate, methodId: paymentMethod.methodId },
      },
    });
    expect(data?.changeScheduledPayment).toMatchObject({
      outcome: 'LW-SCH-001',
      payment: { paymentMethod: { methodId: bank }, wasMethodSaved: false },
    });
    world.setNow(`${paymentDate}T12:00:00-05:00`);
    const faults: unknown[] = [];
    await executeScheduled(workerBeside(world, under.database, faults), wholeRound);
    expect(faults).toEqual([]);
    const [row] = await under.database.query(
      'SELECT status, method_id, method_type, keep_method FROM payment WHERE id = $1',
      [paymentId],
    );
    expect(row).toEqual({
      status: 'pending',
      method_id: bank,
      method_type: 'bankAccount',
      keep_method: null,
    });
  });

  test.each([
    ['2026-11-30T19:59:00-05:00', 'LW-SCH-002', 'cancelled'],
    ['2026-11-30T20:00:00-05:00', 'LW-PAY-070', 'scheduled'],
  ])('at %s is answered %s', async (now, outcome, status) => {
    const customer = await newCustomer(world);
    const { accountId, browser } = customer;
    const { id: paymentId } = await scheduled(customer);
    world.setNow(now);
    const { data } = await world.ask(browser, CancelScheduledPaymentDocument, { accountId, paymentId });
    expect(data?.cancelScheduledPayment).toMatchObject({ outcome, payment: { status } });
    const asked = await world.ask(browser, TransactionDetailDocument, { accountId, id: paymentId });
    const cancelledDate = status === 'cancelled' ? '2026-11-30' : null;
    expect(asked.data?.transactionDetail?.line).toMatchObject({ cancelledDate });
  });
});
