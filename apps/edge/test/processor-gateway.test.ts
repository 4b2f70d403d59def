import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { reconcile } from '../src/capabilities/payments/rounds/reconcile.ts';
import { httpProcessor } from '../src/processor/http-processor.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer, pay, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { type ProcessorGateway, startProcessorGateway } from './support/processor-gateway.ts';
import { wholeRound, workerBeside } from './support/rounds.ts';

const limits = { runningMs: 60_000, abandonMs: 3_600_000 };

describeOnEachEngine('Behind a gateway that may lose the processor’s answer, a payment', (under) => {
  let gateway: ProcessorGateway;
  let world: BillingWorld;
  beforeAll(async () => {
    gateway = await startProcessorGateway();
    world = await startWorld(under.database, {
      wrapProcessor: () => httpProcessor({ url: gateway.url, timeoutMs: 5_000 }),
    });
    gateway.leadTo(world.processorUrl);
  });
  afterAll(async () => {
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
    gateway.stop();
  });

  const payments = async ({ accountId }: Customer) =>
    await under.database.query<{ id: string; status: string }>(
      'SELECT id, status FROM payment WHERE account_id = $1 AND NOT imported',
      [accountId],
    );
  const chargesOf = async (ids: readonly string[]) =>
    (await world.processor.listCharges('')).filter(({ paymentId }) => ids.includes(paymentId));

  test('that was passed on and answered 503 is being checked, then settled, and the same key never charges twice', async () => {
    const customer = await newCustomer(world);
    const key = randomUUID();
    gateway.loseNextAnswer();
    const first = await pay(world, customer, {}, key);
    expect(first.data?.makePayment).toMatchObject({
      outcome: 'LW-PAY-040',
      payment: { status: 'unknown', moneyState: 'checking' },
    });
    const again = await pay(world, customer, {}, key);
    expect(again.data).toEqual(first.data);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await pay(world, customer)).data?.makePayment.outcome).toBe('LW-PAY-041');

    const faults: unknown[] = [];
    await reconcile(workerBeside(world, under.database, faults), limits, wholeRound);
    expect(faults).toEqual([]);
    const made = await payments(customer);
    expect(made.map(({ status }) => status)).toEqual(['pending']);
    expect((await pay(world, customer, {}, key)).data?.makePayment.payment?.id).toBe(made[0]?.id);
    expect(await payments(customer)).toEqual(made);
    expect(await chargesOf(made.map(({ id }) => id))).toHaveLength(1);
  });

  test('that the processor itself says it did not take was not taken, and may be sent again with the same key', async () => {
    const customer = await newCustomer(world, 'current', { card: 'unavailable' });
    const change = await withCard(world, customer);
    const key = randomUUID();
    for (const time of [1, 2]) {
      const answer = await pay(world, customer, change, key);
      expect(answer.data?.makePayment, `time ${time}`).toMatchObject({
        outcome: 'LW-PAY-060',
        payment: { status: 'failed', moneyState: 'notTaken' },
      });
      expect(answer.headers.get('idempotent-replayed')).toBeNull();
    }
    const made = await payments(customer);
    expect(made.map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(await chargesOf(made.map(({ id }) => id))).toEqual([]);
  });
});
