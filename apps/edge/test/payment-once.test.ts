import { randomUUID } from 'node:crypto';
import { MakePaymentDocument } from '@linework/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import type { ProcessorPort } from '../src/processor/processor-port.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import {
  type Customer,
  dollars,
  newCustomer,
  type PaymentInput,
  pay,
  paymentInput,
  withCard,
} from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

describeOnEachEngine('However often it is sent, a payment', (under) => {
  let world: BillingWorld;
  /** Each charge that reaches the processor waits for this. */
  let gate: Promise<void> = Promise.resolve();
  const held = (sandbox: ProcessorPort): ProcessorPort => ({
    ...sandbox,
    charge: async (request) => {
      await gate;
      return await sandbox.charge(request);
    },
  });
  beforeAll(async () => {
    world = await startWorld(under.database, { wrapProcessor: held });
  });
  afterAll(async () => {
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
  });

  const payments = async ({ accountId }: Customer) =>
    await under.database.query<{ id: string; status: string }>(
      'SELECT id, status FROM payment WHERE account_id = $1 AND NOT imported',
      [accountId],
    );
  const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, async (_, index) => await work(index)));

  /** As the portal does: who is told that the same request still runs asks again, with the same key. */
  const payUntilAnswered = async (customer: Customer, change: Partial<PaymentInput>, key: string) => {
    for (;;) {
      const answer = await pay(world, customer, change, key);
      if (answer.code !== 'LW-PAY-043') return answer;
    }
  };

  test('is made once by one key sent 1,000 times at once, and everybody gets the same answer', async () => {
    const customer = await newCustomer(world);
    const change = await withCard(world, customer);
    const key = randomUUID();
    const answers = await times(1_000, async () => await payUntilAnswered(customer, change, key));
    const [made] = await payments(customer);
    expect(await payments(customer)).toEqual([{ id: made?.id, status: 'successful' }]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.data?.makePayment).toMatchObject({ outcome: 'LW-PAY-001', payment: { id: made?.id } });
    const replayed = answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true');
    expect(replayed).toHaveLength(999);
  });

  test('is made once by 100 keys sent at once from two people', async () => {
    const customer = await newCustomer(world);
    const [owner, colleague] = customer.users;
    if (!colleague) throw new Error('this scenario has a colleague');
    const browsers = await Promise.all([
      world.signIn(owner, customer.accountId),
      world.signIn(colleague, customer.accountId),
    ]);
    const input = paymentInput(customer);
    const answers = await times(100, async (index) => {
      const browser = browsers[index % 2] ?? customer.browser;
      return await world.ask(browser, MakePaymentDocument, { input }, randomUUID());
    });
    expect(await payments(customer)).toHaveLength(1);
    const outcomes = answers.map(({ data }) => data?.makePayment.outcome);
    expect(outcomes.filter((outcome) => outcome === 'LW-PAY-003')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'LW-PAY-041' || outcome === 'LW-PAY-020')).toHaveLength(
      99,
    );
  });

  test('with the same key for another request is refused by a problem document', async () => {
    const customer = await newCustomer(world);
    const key = randomUUID();
    await pay(world, customer, {}, key);
    const other = await pay(world, customer, { amount: dollars(5_000) }, key);
    expect(other).toMatchObject({ status: 422, code: 'LW-PAY-042', data: null });
    const otherDay = await pay(world, customer, { paymentDate: '2026-11-25' }, key);
    expect(otherDay).toMatchObject({ status: 422, code: 'LW-PAY-042', data: null });
    expect(other.headers.get('content-type')).toContain('application/problem+json');
    expect(await payments(customer)).toHaveLength(1);
  });

  test.each(['', 'not-a-uuid', '1'])('with the key "%s" is refused', async (key) => {
    const customer = await newCustomer(world);
    expect(await pay(world, customer, {}, key)).toMatchObject({ status: 400, code: 'LW-PAY-044' });
    expect(await payments(customer)).toEqual([]);
  });

  test('that was refused for its figures may be corrected with the same key', async () => {
    const customer = await newCustomer(world);
    const key = randomUUID();
    await pay(world, customer, { amount: dollars(1) }, key);
    expect((await pay(world, customer, {}, key)).data?.makePayment.outcome).toBe('LW-PAY-003');
  });

  test('that is still running makes its callers wait, and after some seconds come back', async () => {
    const customer = await newCustomer(world);
    const key = randomUUID();
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const first = pay(world, customer, {}, key);
    await expect.poll(async () => (await payments(customer))[0]?.status).toBe('running');
    const second = await pay(world, customer, {}, key);
    expect(second).toMatchObject({ status: 409, code: 'LW-PAY-043' });
    expect(second.headers.get('retry-after')).toBe('2');
    const third = pay(world, customer, {}, key);
    const another = await pay(world, customer, { amount: dollars(1_000) });
    expect(another.data?.makePayment).toMatchObject({
      outcome: 'LW-PAY-041',
      payment: { status: 'running' },
    });
    gate = Promise.resolve();
    resolve();
    expect((await third).data).toEqual((await first).data);
    expect((await first).data?.makePayment.outcome).toBe('LW-PAY-003');
  });

  test('blocks any other while nobody knows what became of it', async () => {
    const customer = await newCustomer(world, 'current', { card: 'silentAfterCharge' });
    const key = randomUUID();
    const change = await withCard(world, customer);
    const unknown = await pay(world, customer, change, key);
    expect(unknown.data?.makePayment).toMatchObject({
      outcome: 'LW-PAY-040',
      payment: { status: 'unknown' },
    });
    const other = await pay(world, customer, { expectedAmountDue: dollars(0) });
    expect(other.data?.makePayment.outcome).toBe('LW-PAY-041');
    expect((await pay(world, customer, change, key)).data).toEqual(unknown.data);
  });

  test('is finished before the edge stops', async () => {
    const own = await startWorld(under.database, { wrapProcessor: held });
    const customer = await newCustomer(own);
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const paying = pay(own, customer);
    await expect.poll(async () => (await payments(customer))[0]?.status).toBe('running');
    const stopping = own.edge.stop();
    gate = Promise.resolve();
    resolve();
    expect((await paying).data?.makePayment.outcome).toBe('LW-PAY-003');
    await stopping;
    // Its charge stands in another sandbox's record, which the audit at the end does not see.
    await under.database.query('UPDATE payment SET imported = true WHERE account_id = $1', [
      customer.accountId,
    ]);
    await own.stop();
  });
});
