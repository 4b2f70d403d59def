import { randomUUID } from 'node:crypto';
import {
  BillingSummaryDocument,
  CancelScheduledPaymentDocument,
  PaymentByKeyDocument,
  PaymentDocument,
  TransactionsDocument,
} from '@linework/contract';
import { businessDate } from '@linework/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { debitAutoPay } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import type { PaymentRoundServices } from '../src/capabilities/payments/index.ts';
import { executeScheduled } from '../src/capabilities/payments/rounds/execute-scheduled.ts';
import { recordReturns, settlePending } from '../src/capabilities/payments/rounds/follow-bank-debits.ts';
import { reconcile, reconcileUnattended } from '../src/capabilities/payments/rounds/reconcile.ts';
import { features } from '../src/features.ts';
import type { ProcessorPort } from '../src/processor/processor-port.ts';
import { cleanUp } from '../src/worker/clean-up.ts';
import { startJobs } from '../src/worker/job-queue.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { amountDue, type Customer, dollars, newCustomer, pay, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound } from './support/rounds.ts';

const start = '2026-11-21T15:04:00-05:00';

describeOnEachEngine('The worker', (under) => {
  let world: BillingWorld;
  let services: PaymentRoundServices;
  const faults: unknown[] = [];
  beforeAll(async () => {
    world = await startWorld(under.database);
    services = {
      database: under.database,
      processor: world.processor,
      clock: world.clock,
      realClock: { now: () => new Date() },
      places: new Map(),
      notePayment: () => undefined,
      onFault: (error) => faults.push(error),
    };
  });
  beforeEach(() => world.setNow(start));
  afterAll(async () => {
    expect(faults).toEqual([]);
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
  });

  const payment = async ({ browser, accountId }: Customer, id: string | undefined) =>
    (await world.ask(browser, PaymentDocument, { accountId, id: id ?? '' })).data?.payment;
  const schedule = async (customer: Customer, paymentDate = '2026-12-01' as const) => {
    const { data } = await pay(world, customer, { paymentDate });
    return data?.makePayment.payment?.id ?? '';
  };
  const madePayments = async ({ accountId }: Customer) =>
    await under.database.query<{
      status: string;
      amount_cents: number;
      channel: string;
      status_reason: string;
    }>(
      'SELECT status, amount_cents, channel, status_reason FROM payment WHERE account_id = $1 AND NOT imported',
      [accountId],
    );

  test('charges a scheduled payment on its day, in the time zone of the account, and once', async () => {
    const customer = await newCustomer(world);
    const id = await schedule(customer);
    world.setNow('2026-12-01T04:59:00Z');
    await executeScheduled(services, wholeRound);
    expect((await payment(customer, id))?.status).toBe('scheduled');
    world.setNow('2026-12-01T05:01:00Z');
    await Promise.all([
      executeScheduled(services, wholeRound),
      executeScheduled(services, wholeRound),
      executeScheduled(services, wholeRound),
    ]);
    expect(await payment(customer, id)).toMatchObject({ status: 'pending', channel: 'online' });
    const charges = await world.processor.listCharges('1970-01-01T00:00:00Z');
    expect(charges.filter(({ paymentId }) => paymentId === id)).toHaveLength(1);
  });

  test('leaves alone a payment that another worker charged since this one saw it, whatever became of it', async () => {
    const byBank = await newCustomer(world);
    const byCard = await newCustomer(world);
    await schedule(byBank);
    const { data } = await pay(world, byCard, {
      ...(await withCard(world, byCard)),
      paymentDate: '2026-12-01',
    });
    expect(data?.makePayment.outcome).toBe('LW-PAY-002');
    world.setNow('2026-12-01T12:00:00-05:00');
    let isFirst = true;
    const slow: ProcessorPort = {
      ...world.processor,
      charge: async (request) => {
        // While this worker is at its first payment, another goes through all of those that both have seen.
        if (isFirst) {
          isFirst = false;
          await executeScheduled(services, wholeRound);
        }
        return await world.processor.charge(request);
      },
    };
    await executeScheduled({ ...services, processor: slow }, wholeRound);
    for (const [customer, standing] of [
      [byBank, { pending_cents: 17_825, posted: 0 }],
      [byCard, { pending_cents: 0, posted: 1 }],
    ] as const) {
      const [account] = await under.database.query(
        `SELECT pending_cents, (SELECT count(*) FROM ledger_entry e JOIN payment k ON k.id = e.payment_id
           WHERE e.account_id = a.id AND NOT k.imported)::int AS posted FROM account a WHERE id = $1`,
        [customer.accountId],
      );
      expect(account).toEqual(standing);
    }
  });

  test('keeps a scheduled payment while the processor is away, and gives up after a day', async () => {
    const customer = await newCustomer(world);
    const id = await schedule(customer);
    const { token } = await world.processor.tokenize({
      type: 'creditCard',
      cardNumber: '4000000000000234',
      expiration: '2030-12',
    });
    await under.database.query('UPDATE payment SET processor_token = $2 WHERE id = $1', [id, token]);
    world.setNow('2026-12-01T12:00:00-05:00');
    await executeScheduled(services, wholeRound);
    expect((await payment(customer, id))?.status).toBe('scheduled');
    world.setNow('2026-12-03T12:00:00-05:00');
    await executeScheduled(services, wholeRound);
    expect(await payment(customer, id)).toMatchObject({ status: 'failed', statusReason: 'LW-PAY-060' });
  });

  test.each([
    ['2026-12-04T12:00:00-05:00', { status: 'pending', statusReason: null }, 1],
    ['2026-12-05T12:00:00-05:00', { status: 'failed', statusReason: 'LW-PAY-060' }, 0],
  ])(
    'makes up for a payment that nobody ran for until %s no more than three days after',
    async (now, standing, charges) => {
      const customer = await newCustomer(world);
      const id = await schedule(customer);
      world.setNow(now);
      await executeScheduled(services, wholeRound);
      expect(await payment(customer, id)).toMatchObject(standing);
      const { accountId, browser } = customer;
      const { data } = await world.ask(browser, BillingSummaryDocument, { accountId });
      expect(data?.billingSummary.news.failed.map((one) => one.payment.id)).toEqual(charges ? [] : [id]);
      const all = await world.processor.listCharges('1970-01-01T00:00:00Z');
      expect(all.filter(({ paymentId }) => paymentId === id)).toHaveLength(charges);
    },
  );

  test.each([
    ['expired before its day', "UPDATE payment_method SET expiration = '2026-11' WHERE account_id = $1"],
    ['is deleted by its day', 'UPDATE payment_method SET removed_at = now() WHERE account_id = $1'],
  ])('does not charge a card that %s', async (_, sql) => {
    const customer = await newCustomer(world);
    const { data } = await pay(world, customer, {
      ...(await withCard(world, customer)),
      paymentDate: '2026-12-01',
    });
    const id = data?.makePayment.payment?.id;
    await under.database.query(sql, [customer.accountId]);
    world.setNow('2026-12-01T12:00:00-05:00');
    await executeScheduled(services, wholeRound);
    expect(await payment(customer, id)).toMatchObject({ status: 'failed', statusReason: 'LW-PAY-034' });
    expect(await world.processor.findCharge(id ?? '')).toBeNull();
  });

  test('does not charge a scheduled payment that was cancelled; cancelling twice answers the same', async () => {
    const customer = await newCustomer(world);
    const { accountId, browser } = customer;
    const paymentId = await schedule(customer);
    const key = randomUUID();
    const cancel = async () =>
      await world.ask(browser, CancelScheduledPaymentDocument, { accountId, paymentId }, key);
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, cancel));
    expect(first?.data?.cancelScheduledPayment).toMatchObject({
      payment: { status: 'cancelled' },
      userErrors: [],
    });
    for (const other of others) expect(other.data).toEqual(first?.data);
    expect((await pay(world, customer, {}, key)).code).toBe('LW-PAY-042');
    world.setNow('2026-12-01T12:00:00-05:00');
    await executeScheduled(services, wholeRound);
    expect(await world.processor.findCharge(paymentId)).toBeNull();
  });

  test('a payment whose day has come can be cancelled no more', async () => {
    const customer = await newCustomer(world);
    const { accountId, browser } = customer;
    const paymentId = await schedule(customer);
    world.setNow('2026-12-01T00:01:00-05:00');
    const { data } = await world.ask(browser, CancelScheduledPaymentDocument, { accountId, paymentId });
    expect(data?.cancelScheduledPayment.outcome).toBe('LW-PAY-070');
    expect((await payment(customer, paymentId))?.status).toBe('scheduled');
  });

  test('debits Auto Pay on its day for what is then owed, once', async () => {
    const customer = await newCustomer(world, 'autoPayOn');
    const day = customer.facts.autoPay?.debitDay ?? 1;
    world.setNow(`2026-12-${String(day).padStart(2, '0')}T09:00:00-05:00`);
    await Promise.all([debitAutoPay(services, wholeRound), debitAutoPay(services, wholeRound)]);
    await debitAutoPay(services, wholeRound);
    const [made, ...more] = await madePayments(customer);
    expect(made).toMatchObject({ channel: 'autoPay' });
    expect(['pending', 'successful']).toContain(made?.status);
    expect(more).toEqual([]);
    const { accountId, browser } = customer;
    const { data } = await world.ask(browser, BillingSummaryDocument, { accountId });
    expect(data?.billingSummary.autoPay?.nextDebit.date).toMatch(/^2027-01-/);
  });

  test('on its day Auto Pay leaves out what was paid that day', async () => {
    const customer = await newCustomer(world, 'autoPayOn');
    const day = String(customer.facts.autoPay?.debitDay ?? 1).padStart(2, '0');
    const paymentDate = businessDate(`2026-12-${day}`);
    world.setNow(`${paymentDate}T09:00:00-05:00`);
    const card = await withCard(world, customer);
    await pay(world, customer, { ...card, paymentDate, amount: dollars(4_000) });
    await debitAutoPay(services, wholeRound);
    const made = (await madePayments(customer)).map(({ channel, amount_cents }) => [channel, amount_cents]);
    expect(made.sort()).toEqual([
      ['autoPay', amountDue(customer).cents - 4_000],
      ['online', 4_000],
    ]);
  });

  test('posts a bank debit once the bank has settled it', async () => {
    const customer = await newCustomer(world);
    const { data } = await pay(world, customer);
    const id = data?.makePayment.payment?.id;
    await settlePending(services, wholeRound);
    expect((await payment(customer, id))?.status).toBe('pending');
    world.setNow('2026-11-24T15:04:00-05:00');
    await settlePending(services, wholeRound);
    expect(await payment(customer, id)).toMatchObject({ status: 'successful', postedDate: '2026-11-24' });
  });

  test('a debit that the bank sends back is owed again, and the activity shows both', async () => {
    const customer = await newCustomer(world, 'current', { bank: 'bankReturns' });
    const { data } = await pay(world, customer);
    const id = data?.makePayment.payment?.id;
    world.setNow('2026-11-25T15:04:00-05:00');
    await settlePending(services, wholeRound);
    await recordReturns(services, wholeRound);
    await recordReturns(services, wholeRound);
    expect(await payment(customer, id)).toMatchObject({
      status: 'returned',
      statusReason: 'LW-PAY-050',
      returnReason: 'insufficientFunds',
      paymentDate: '2026-11-21',
      returnedDate: '2026-11-25',
    });
    const { accountId, browser } = customer;
    const activity = await world.ask(browser, TransactionsDocument, { accountId, first: 2, after: null });
    expect(activity.data?.transactions.nodes.map(({ kind, amount }) => [kind, amount.value]).sort()).toEqual([
      ['payment', '-178.25'],
      ['return', '178.25'],
    ]);
  });

  const at = { runningMs: 60_000, abandonMs: 3_600_000 };
  const late = { runningMs: 0, abandonMs: 0 };

  test('settles a payment whose answer was lost after the charge, as taken', async () => {
    const customer = await newCustomer(world, 'current', { card: 'silentAfterCharge' });
    const { data } = await pay(world, customer, await withCard(world, customer));
    await reconcile(services, at, wholeRound);
    expect(await payment(customer, data?.makePayment.payment?.id)).toMatchObject({
      status: 'successful',
      statusReason: null,
      inSupportQueue: false,
    });
  });

  test('settles a payment whose answer was lost before the charge, as not taken, and it never is', async () => {
    const customer = await newCustomer(world, 'current', { card: 'silentBeforeCharge' });
    const { data } = await pay(world, customer, await withCard(world, customer));
    const id = data?.makePayment.payment?.id ?? '';
    await reconcile(services, at, wholeRound);
    expect((await payment(customer, id))?.status).toBe('unknown');
    await reconcile(services, late, wholeRound);
    expect(await payment(customer, id)).toMatchObject({ status: 'failed', statusReason: 'LW-PAY-060' });
    expect(await world.processor.findCharge(id)).toBeNull();
    const again = await pay(world, customer);
    expect(again.data?.makePayment.outcome).toBe('LW-PAY-003');
  });

  test('hands a payment that the processor never explains to people after a day; the customer may pay again', async () => {
    const customer = await newCustomer(world, 'current', { card: 'silentForEver' });
    const { data } = await pay(world, customer, await withCard(world, customer));
    const id = data?.makePayment.payment?.id ?? '';
    await reconcile(services, late, wholeRound);
    expect(await payment(customer, id)).toMatchObject({ status: 'unknown', inSupportQueue: false });
    expect((await pay(world, customer, { expectedAmountDue: dollars(0) })).data?.makePayment.outcome).toBe(
      'LW-PAY-041',
    );
    world.setNow(new Date(Date.now() + 25 * 3_600_000).toISOString());
    await reconcile(services, late, wholeRound);
    world.setNow(start);
    expect(await payment(customer, id)).toMatchObject({ status: 'unknown', inSupportQueue: true });
    const again = await pay(world, customer, {
      amount: dollars(5_000),
      expectedAmountDue: dollars(0),
      overpaymentConfirmed: true,
    });
    expect(again.data?.makePayment.outcome).toBe('LW-PAY-003');
  });

  test('finishes a payment that its process left behind, and its key then has an answer', async () => {
    const customer = await newCustomer(world);
    const { accountId, browser } = customer;
    const key = randomUUID();
    const first = await pay(world, customer, {}, key);
    const id = first.data?.makePayment.payment?.id ?? '';
    // As a process leaves it that dies between the charge and the record.
    await under.database.query(
      "UPDATE payment SET status = 'running', answer = NULL, charge_id = NULL WHERE id = $1",
      [id],
    );
    await under.database.query('UPDATE account SET open_payment_id = $2 WHERE id = $1', [accountId, id]);
    await reconcile(services, { runningMs: 0, abandonMs: 3_600_000 }, wholeRound);
    const byKey = await world.ask(browser, PaymentByKeyDocument, { accountId, idempotencyKey: key });
    expect(byKey.data?.paymentByKey).toMatchObject({ id, status: 'pending' });
    const again = await pay(world, customer, {}, key);
    expect(again.data?.makePayment).toMatchObject({ outcome: 'LW-PAY-003', payment: { id } });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  /** As a process leaves a scheduled payment that dies between taking the account for it and asking the processor. */
  async function dieBeforeCharge(customer: Customer): Promise<string> {
    const id = await schedule(customer);
    world.setNow('2026-12-01T12:00:00-05:00');
    const died: ProcessorPort = {
      ...world.processor,
      charge: () => {
        throw new Error('died');
      },
    };
    await executeScheduled({ ...services, processor: died }, wholeRound);
    await under.database.query("UPDATE payment SET status = 'running', was_checked = false WHERE id = $1", [
      id,
    ]);
    return id;
  }
  const chargesOf = async (id: string) =>
    (await world.processor.listCharges('1970-01-01T00:00:00Z')).filter(({ paymentId }) => paymentId === id);

  test.each([
    ['2026-12-01T12:05:00-05:00', { status: 'pending', statusReason: null, wasChecked: false }, 1],
    ['2026-12-04T23:59:00-05:00', { status: 'pending', statusReason: null, wasChecked: false }, 1],
    ['2026-12-05T00:01:00-05:00', { status: 'failed', statusReason: 'LW-PAY-060' }, 0],
  ])(
    'charges a scheduled payment whose process died before it asked the processor, looked at again %s',
    async (now, standing, charges) => {
      const customer = await newCustomer(world);
      const id = await dieBeforeCharge(customer);
      world.setNow(now);
      await Promise.all([
        reconcileUnattended(services, late, wholeRound),
        reconcileUnattended(services, late, wholeRound),
      ]);
      await reconcileUnattended(services, late, wholeRound);
      expect(await payment(customer, id)).toMatchObject(standing);
      expect(await chargesOf(id)).toHaveLength(charges);
    },
  );

  test('takes the charge of a late request for its own, and makes no second', async () => {
    const customer = await newCustomer(world);
    const id = await dieBeforeCharge(customer);
    const [row] = await under.database.query<{ processor_token: string }>(
      'SELECT processor_token FROM payment WHERE id = $1',
      [id],
    );
    const request = { paymentId: id, token: row?.processor_token ?? '', amount: amountDue(customer) };
    const slow: ProcessorPort = {
      ...world.processor,
      // The request of the process that died arrives after the processor was asked for its record.
      charge: async (again) => {
        await world.processor.charge(request);
        return await world.processor.charge(again);
      },
    };
    await reconcileUnattended({ ...services, processor: slow }, late, wholeRound);
    expect(await payment(customer, id)).toMatchObject({ status: 'pending', statusReason: null });
    expect(await chargesOf(id)).toHaveLength(1);
  });

  test('leaves alone a payment that only just started', async () => {
    const customer = await newCustomer(world);
    const { data } = await pay(world, customer);
    const id = data?.makePayment.payment?.id ?? '';
    await under.database.query("UPDATE payment SET status = 'running' WHERE id = $1", [id]);
    await under.database.query('UPDATE account SET open_payment_id = $2 WHERE id = $1', [
      customer.accountId,
      id,
    ]);
    await reconcile(services, at, wholeRound);
    expect((await payment(customer, id))?.status).toBe('running');
    await reconcile(services, { ...at, runningMs: 0 }, wholeRound);
    expect((await payment(customer, id))?.status).toBe('pending');
  });

  test('forgets answers after thirty days, yet never that the key was used', async () => {
    const customer = await newCustomer(world);
    const key = randomUUID();
    const first = await pay(world, customer, {}, key);
    world.setNow('2026-12-22T15:05:00-05:00');
    await cleanUp(
      services,
      features.flatMap((feature) => feature.cleanUp ?? []),
    );
    world.setNow(start);
    const again = await pay(world, customer, {}, key);
    expect(again.data?.makePayment.payment?.id).toBe(first.data?.makePayment.payment?.id);
    expect((await madePayments(customer)).length).toBe(1);
  });

  test('runs its jobs from a queue in the same database', async () => {
    let runs = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    const errors: unknown[] = [];
    const queue = await startJobs(
      under.database,
      [
        {
          name: 'counted',
          everySeconds: 1,
          run: async () => {
            runs += 1;
            if (runs === 2) resolve();
          },
        },
      ],
      (error) => errors.push(error),
    );
    await promise;
    await queue.stop();
    expect(errors).toEqual([]);
  });
});
