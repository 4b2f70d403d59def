import { randomUUID } from 'node:crypto';
import { MakePaymentDocument, PaymentByKeyDocument, restPaths } from '@linework/contract';
import { problemSchema } from '@linework/contract/schemas';
import { isReference } from '@linework/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUniqueViolation } from '../src/database/sql-errors.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { send } from './support/browser.ts';
import { dollars, newCustomer, pay, paymentInput, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

describeOnEachEngine('A reference', (under) => {
  const logs: string[] = [];
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database, { logs });
  });
  afterAll(async () => await world.stop());

  /** The log lines that have a reference in a field of its own. */
  const linesOf = (reference: string) =>
    logs
      .map((line): Readonly<Record<string, unknown>> => JSON.parse(line))
      .filter((line) => line.reference === reference || line.paymentReference === reference);

  test('is another for each of two payments that fail within a second, and each is found in the log', async () => {
    const references = await Promise.all(
      [1, 2].map(async () => {
        const customer = await newCustomer(world, 'current', { card: 'declined' });
        const { data } = await pay(world, customer, await withCard(world, customer));
        expect(data?.makePayment).toMatchObject({ outcome: 'LW-PAY-010', payment: { status: 'failed' } });
        expect(data?.makePayment.reference).toBe(data?.makePayment.payment?.reference);
        return data?.makePayment.reference ?? '';
      }),
    );
    expect(new Set(references).size).toBe(2);
    for (const reference of references) {
      expect(isReference(reference)).toBe(true);
      expect(linesOf(reference)).toEqual([
        expect.objectContaining({ status: 'running' }),
        expect.objectContaining({ status: 'failed', statusReason: 'LW-PAY-010' }),
      ]);
    }
  });

  test('is the request’s where only that failed, whatever its caller calls itself', async () => {
    const problems = await Promise.all(
      [1, 2].map(async () => {
        const response = await fetch(`${world.url}/api/pub/nothing`, {
          headers: { 'x-correlator': 'my-own-correlator' },
        });
        return problemSchema.parse(await response.json());
      }),
    );
    expect(new Set(problems.map(({ reference }) => reference)).size).toBe(2);
    for (const { reference, correlatorId } of problems) {
      expect(correlatorId).toBe('my-own-correlator');
      expect(linesOf(reference)).toContainEqual(
        expect.objectContaining({ code: 'LW-SYS-020', reqId: correlatorId }),
      );
    }
  });

  test('stands in a refusal that is data, and in one of the graph', async () => {
    const customer = await newCustomer(world);
    const { data } = await pay(world, customer, { expectedAmountDue: dollars(1) });
    expect(data?.makePayment).toMatchObject({ outcome: 'LW-PAY-020', payment: null });
    expect(linesOf(data?.makePayment.reference ?? '')).toContainEqual(
      expect.objectContaining({ code: 'LW-PAY-020' }),
    );
    const stranger = await newCustomer(world);
    const response = await send(
      world.url,
      stranger.browser,
      restPaths.graph,
      { documentId: MakePaymentDocument.id, variables: { input: paymentInput(customer) } },
      randomUUID(),
    );
    const { errors } = await response.json();
    const { reference } = problemSchema.parse(errors[0].extensions);
    expect(linesOf(reference)).toContainEqual(expect.objectContaining({ code: 'LW-AUT-060' }));
  });

  test('of a payment stays the same through its life, and is told to whoever it keeps from paying', async () => {
    const customer = await newCustomer(world, 'current', { card: 'silentForEver' });
    const key = randomUUID();
    const { data } = await pay(world, customer, await withCard(world, customer), key);
    const reference = data?.makePayment.reference;
    const { accountId, browser } = customer;
    const found = await world.ask(browser, PaymentByKeyDocument, { accountId, idempotencyKey: key });
    expect(found.data?.paymentByKey).toMatchObject({ status: 'unknown', reference, wasChecked: true });
    const blocked = await pay(world, customer, { expectedAmountDue: dollars(0) });
    expect(blocked.data?.makePayment).toMatchObject({ outcome: 'LW-PAY-041', reference });
  });

  test('is one payment’s alone in its account', async () => {
    const { accountId } = await newCustomer(world, 'twoScheduled');
    const error = await under.database
      .query("UPDATE payment SET reference = '7F3K-22QD' WHERE account_id = $1", [accountId])
      .catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error, 'payment_by_reference')).toBe(true);
  });
});
