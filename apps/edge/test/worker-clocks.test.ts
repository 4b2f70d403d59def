import { businessDate } from '@linework/domain';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import type { PaymentRoundServices } from '../src/capabilities/payments/index.ts';
import { executeScheduled } from '../src/capabilities/payments/rounds/execute-scheduled.ts';
import { reconcile, reconcileUnattended } from '../src/capabilities/payments/rounds/reconcile.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer, pay, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound, workerBeside } from './support/rounds.ts';
import { addWaiting } from './support/waiting-payments.ts';

const start = '2026-11-21T15:04:00-05:00';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** What runs for a minute was left behind, and what nobody knows of for an hour is given up. */
const limits = { runningMs: 60_000, abandonMs: hourMs };
/** However short it was. */
const atOnce = { runningMs: 0, abandonMs: 0 };

describeOnEachEngine('Whichever way a clock is put, the worker', (under) => {
  let world: BillingWorld;
  let services: PaymentRoundServices;
  const faults: unknown[] = [];
  beforeAll(async () => {
    world = await startWorld(under.database, { now: start });
    services = workerBeside(world, under.database, faults);
  });
  afterEach(() => {
    vi.useRealTimers();
    world.setNow(start);
  });
  afterAll(async () => {
    expect(faults).toEqual([]);
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
    // What modules keep by the clock is of another time: the next file loads them anew.
    vi.resetModules();
  });

  const standingOf = async (id: string) => {
    const [row] = await under.database.query<{ status: string; in_support_queue: boolean }>(
      'SELECT status, in_support_queue FROM payment WHERE id = $1',
      [id],
    );
    return row?.in_support_queue ? 'withSupport' : row?.status;
  };
  const payByCard = async (customer: Customer): Promise<string> => {
    const { data } = await pay(world, customer, await withCard(world, customer));
    return data?.makePayment.payment?.id ?? '';
  };
  /** As a process leaves a payment that dies between the charge and the record. */
  const leaveRunning = async (): Promise<string> => {
    const { accountId, ...customer } = await newCustomer(world);
    const { data } = await pay(world, { accountId, ...customer });
    const id = data?.makePayment.payment?.id ?? '';
    await under.database.query(
      "UPDATE payment SET status = 'running', answer = NULL, charge_id = NULL WHERE id = $1",
      [id],
    );
    await under.database.query('UPDATE account SET open_payment_id = $2 WHERE id = $1', [accountId, id]);
    return id;
  };
  /** Puts the database's clock, as far as a payment can tell: what is so many milliseconds old now. */
  const makeOlder = async (id: string, ms: number) => {
    await under.database.query(
      "UPDATE payment SET started_at = started_at - $2 * interval '1 millisecond' WHERE id = $1",
      [id, ms],
    );
  };

  test('finishes a payment that was left running before the clock went back', async () => {
    const id = await leaveRunning();
    await makeOlder(id, -dayMs);
    await reconcile(services, limits, wholeRound);
    expect(await standingOf(id)).toBe('running');
    await makeOlder(id, limits.runningMs);
    await reconcile(services, limits, wholeRound);
    expect(await standingOf(id)).toBe('pending');
  });

  test('finds an end for a payment of which nobody knew anything before the clock went back', async () => {
    const id = await payByCard(await newCustomer(world, 'current', { card: 'silentBeforeCharge' }));
    await makeOlder(id, -dayMs);
    await reconcile(services, limits, wholeRound);
    await makeOlder(id, limits.abandonMs);
    await reconcile(services, limits, wholeRound);
    expect(await standingOf(id)).toBe('failed');
  });

  test.each([
    ['a day back', -dayMs],
    ['a day ahead', dayMs],
  ])('tells a payment that runs from one left behind with its own clock %s', async (_, ms) => {
    const leftBehind = await leaveRunning();
    await makeOlder(leftBehind, limits.runningMs);
    const runs = await leaveRunning();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
    await reconcile({ ...services, realClock: { now: () => new Date() } }, limits, wholeRound);
    expect(await standingOf(leftBehind)).toBe('pending');
    expect(await standingOf(runs)).toBe('running');
    await makeOlder(runs, limits.runningMs);
    await reconcile(services, limits, wholeRound);
    expect(await standingOf(runs)).toBe('pending');
  });

  test('finds an end for a payment that was begun while its own clock was a day ahead', async () => {
    const customer = await newCustomer(world, 'current', { card: 'silentBeforeCharge' });
    const paymentDate = businessDate('2026-11-21');
    const { token } = await world.processor.tokenize({
      type: 'creditCard',
      cardNumber: '4000000000000200',
      expiration: '2030-12',
    });
    const waiting = { count: 1, paymentDate, standing: 'scheduled', token } as const;
    const [id = ''] = await addWaiting(under.database, customer, waiting);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + dayMs });
    await executeScheduled(services, wholeRound);
    vi.useRealTimers();
    expect(await standingOf(id)).toBe('unknown');
    await reconcileUnattended(services, atOnce, wholeRound);
    expect(await standingOf(id)).toBe('failed');
  });

  test('hands a payment to support a day after it was made, also when the business clock was ahead by then', async () => {
    world.setNow('2026-11-25T15:04:00-05:00');
    const customer = await newCustomer(world, 'current', { card: 'silentForEver' });
    const { data } = await pay(world, customer, {
      ...(await withCard(world, customer)),
      paymentDate: '2026-11-25',
    });
    const id = data?.makePayment.payment?.id ?? '';
    world.setNow('2026-11-26T15:03:00-05:00');
    await reconcile(services, atOnce, wholeRound);
    expect(await standingOf(id)).toBe('unknown');
    world.setNow('2026-11-26T15:05:00-05:00');
    await reconcile(services, atOnce, wholeRound);
    expect(await standingOf(id)).toBe('withSupport');
  });

  test('hands a payment to support a day after it was made, also when the business clock went back since', async () => {
    const id = await payByCard(await newCustomer(world, 'current', { card: 'silentForEver' }));
    world.setNow('2026-11-14T15:04:00-05:00');
    await reconcile(services, atOnce, wholeRound);
    expect(await standingOf(id)).toBe('unknown');
    await makeOlder(id, dayMs);
    await reconcile(services, atOnce, wholeRound);
    expect(await standingOf(id)).toBe('withSupport');
  });
});
