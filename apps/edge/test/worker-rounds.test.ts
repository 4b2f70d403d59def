import { once } from 'node:events';
import { type AccountFacts, businessDate } from '@linework/domain';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import type { PaymentRoundServices } from '../src/capabilities/payments/index.ts';
import { executeScheduled } from '../src/capabilities/payments/rounds/execute-scheduled.ts';
import { settlePending } from '../src/capabilities/payments/rounds/follow-bank-debits.ts';
import {
  reconcile,
  reconcileUnattended,
  reconcileWithSupport,
} from '../src/capabilities/payments/rounds/reconcile.ts';
import type { Database } from '../src/database/database.ts';
import { joinDatabase } from '../src/database/open-database.ts';
import type { ProcessorPort } from '../src/processor/processor-port.ts';
import { startJobs } from '../src/worker/job-queue.ts';
import type { Round } from '../src/worker/round.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer, pay, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound, workerBeside } from './support/rounds.ts';
import { rowsRead } from './support/rows-read.ts';
import { addWaiting } from './support/waiting-payments.ts';

/** More than any page holds. */
const many = 205;
const dueDay = businessDate('2026-12-01');
const dayBefore = businessDate('2026-11-30');
const dayAfter = businessDate('2026-12-02');
const limits = { runningMs: 60_000, abandonMs: 3_600_000 };

describeOnEachEngine('However much waits, the worker', (under) => {
  let world: BillingWorld;
  let services: PaymentRoundServices;
  const faults: unknown[] = [];
  beforeAll(async () => {
    world = await startWorld(under.database);
    services = workerBeside(world, under.database, faults);
  });
  beforeEach(() => {
    world.setNow('2026-12-01T12:00:00Z');
    services = { ...services, places: new Map() };
  });
  afterEach(async () => {
    await under.database.query("DELETE FROM payment WHERE status = 'scheduled' AND NOT imported");
  });
  afterAll(async () => {
    expect(faults).toEqual([]);
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
  });

  const inZone = async (timeZone: string): Promise<Customer> =>
    await newCustomer(world, 'current', {
      change: (facts): AccountFacts => ({ ...facts, account: { ...facts.account, timeZone } }),
    });
  const customers = async (count: number): Promise<Customer[]> => {
    const made: Customer[] = [];
    while (made.length < count) made.push(await newCustomer(world));
    return made;
  };
  const schedule = async (customer: Customer, paymentDate = dueDay, count = 1, token?: string) =>
    await addWaiting(under.database, customer, {
      count,
      paymentDate,
      standing: 'scheduled',
      ...(token && { token }),
    });
  const scheduleForEach = async (all: readonly Customer[], token?: string): Promise<string[]> =>
    (await Promise.all(all.map(async (customer) => await schedule(customer, dueDay, 1, token)))).flat();
  const statusesOf = async (ids: readonly string[]): Promise<string[]> => {
    const rows = await under.database.query<{ status: string }>(
      'SELECT DISTINCT status FROM payment WHERE id = ANY($1::uuid[]) ORDER BY status',
      [ids],
    );
    return rows.map(({ status }) => status);
  };
  const unavailable = async (): Promise<string> => {
    const numbers = {
      type: 'creditCard',
      cardNumber: '4000000000000234',
      expiration: '2030-12',
    } as const;
    return (await world.processor.tokenize(numbers)).token;
  };
  /** A processor that tells of each payment that it is asked to charge. */
  const overheard = (onCharge: (paymentId: string) => void | Promise<void>): ProcessorPort => ({
    ...world.processor,
    charge: async (request) => {
      await onCharge(request.paymentId);
      return await world.processor.charge(request);
    },
  });

  test('settles a payment of which nothing is known yet, however many support already has', async () => {
    const withSupport = await newCustomer(world);
    await addWaiting(under.database, withSupport, {
      count: many,
      paymentDate: dayBefore,
      standing: 'withSupport',
    });
    const id = await payUnanswered();
    await reconcile(services, limits, wholeRound);
    expect(await statusesOf([id])).toEqual(['successful']);
  });

  /** A payment that was taken, and whose payer waits for an answer that never came. */
  async function payUnanswered(): Promise<string> {
    const customer = await newCustomer(world, 'current', { card: 'silentAfterCharge' });
    const { data } = await pay(world, customer, {
      ...(await withCard(world, customer)),
      paymentDate: dueDay,
    });
    expect(data?.makePayment.outcome).toBe('LW-PAY-040');
    return data?.makePayment.payment?.id ?? '';
  }

  test('settles a payment whose payer waits, while the processor is silent about all that left by themselves', async () => {
    const standing = { count: 1, paymentDate: dayBefore, standing: 'unanswered' } as const;
    const unattended: string[] = [];
    for (const customer of await customers(20)) {
      unattended.push(...(await addWaiting(under.database, customer, standing)));
    }
    const id = await payUnanswered();
    const asked: string[] = [];
    const isAnswering = Promise.withResolvers<void>();
    const processor: ProcessorPort = {
      ...world.processor,
      findCharge: async (paymentId) => {
        asked.push(paymentId);
        if (paymentId !== id) await isAnswering.promise;
        return await world.processor.findCharge(paymentId);
      },
    };
    const silent = { ...services, processor };
    const repeats = reconcileUnattended(silent, { ...limits, abandonMs: 0 }, wholeRound);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await reconcile(silent, limits, wholeRound);
    expect(await statusesOf([id])).toEqual(['successful']);
    // Some of the others were asked about, and the processor is not asked about all of them at once.
    expect(asked.length).toBeLessThan(unattended.length);
    isAnswering.resolve();
    await repeats;
    expect(await statusesOf(unattended)).toEqual(['pending']);
  });

  test('finds a payment whose payer waits without reading those that left by themselves', async () => {
    const { database } = under;
    const customer = await newCustomer(world);
    await addWaiting(database, customer, { count: 3_000, paymentDate: dayBefore, standing: 'unanswered' });
    const id = await payUnanswered();
    await database.query('ANALYZE payment, account');
    const searches: { readonly sql: string; readonly values: readonly unknown[] | undefined }[] = [];
    const watched: Database = {
      ...database,
      async query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]> {
        if (sql.includes("k.status = 'unknown'")) searches.push({ sql, values });
        return await database.query<Row>(sql, values);
      },
    };
    await reconcile({ ...services, database: watched }, limits, wholeRound);
    expect(searches).toHaveLength(1);
    for (const { sql, values } of searches) expect(await rowsRead(database, sql, values)).toBeLessThan(50);
    expect(await statusesOf([id])).toEqual(['successful']);
    await database.query('DELETE FROM payment WHERE account_id = $1 AND NOT imported', [customer.accountId]);
    await database.query('UPDATE account SET pending_cents = 0, open_payment_id = NULL WHERE id = $1', [
      customer.accountId,
    ]);
  });

  test('asks again about all that support has', async () => {
    const customer = await newCustomer(world);
    const ids = await addWaiting(under.database, customer, {
      count: many,
      paymentDate: dayBefore,
      standing: 'withSupport',
    });
    const [saved] = await under.database.query<{ processor_token: string }>(
      'SELECT processor_token FROM payment_method WHERE account_id = $1 AND id = $2',
      [customer.accountId, customer.bank],
    );
    for (const paymentId of ids) {
      const amount = { currency: 'USD', cents: 100 } as const;
      await world.processor.charge({ paymentId, token: saved?.processor_token ?? '', amount });
    }
    await reconcile(services, limits, wholeRound);
    expect(await statusesOf(ids)).toEqual(['unknown']);
    await reconcileWithSupport(services, limits, wholeRound);
    expect(await statusesOf(ids)).toEqual(['pending']);
  });

  test('charges what is due today where the account is, however much waits for tomorrow', async () => {
    const newYork = await inZone('America/New_York');
    const honolulu = await inZone('Pacific/Honolulu');
    const auckland = await inZone('Pacific/Auckland');
    const waiting = [
      ...(await schedule(newYork, dayAfter, many)),
      ...(await schedule(honolulu, dayAfter)),
      ...(await schedule(auckland, businessDate('2026-12-03'))),
    ];
    // At noon in Greenwich it is two in the morning in Honolulu, and one in the morning of the next day in Auckland.
    const due = [
      ...(await schedule(newYork)),
      ...(await schedule(honolulu)),
      ...(await schedule(auckland, dayAfter)),
    ];
    await executeScheduled(services, wholeRound);
    expect(await statusesOf(due)).toEqual(['pending']);
    expect(await statusesOf(waiting)).toEqual(['scheduled']);
  });

  test('leaves a payment alone until its day comes where the account is', async () => {
    const [inHonolulu = ''] = await schedule(await inZone('Pacific/Honolulu'));
    const [inAuckland = ''] = await schedule(await inZone('Pacific/Auckland'));
    const standings: Record<string, (string[] | undefined)[]> = {};
    for (const now of ['2026-11-30T10:59:00Z', '2026-11-30T11:00:00Z', '2026-12-01T10:00:00Z']) {
      world.setNow(now);
      await executeScheduled(services, wholeRound);
      standings[now] = [await statusesOf([inAuckland]), await statusesOf([inHonolulu])];
    }
    expect(standings).toEqual({
      '2026-11-30T10:59:00Z': [['scheduled'], ['scheduled']],
      '2026-11-30T11:00:00Z': [['pending'], ['scheduled']],
      '2026-12-01T10:00:00Z': [['pending'], ['pending']],
    });
  });

  test('never meets an account whose time zone nobody knows: it is refused as it comes in', async () => {
    await expect(inZone('America/Nowhere')).rejects.toThrow('America/Nowhere');
  });

  test('goes on until all that is due is charged', async () => {
    const ids: string[] = [];
    for (const customer of await customers(21)) ids.push(...(await schedule(customer, dueDay, 10)));
    await executeScheduled(services, wholeRound);
    expect(await statusesOf(ids)).toEqual(['pending']);
  });

  test('goes on until the bank was asked about every debit', async () => {
    const ids = await schedule(await newCustomer(world), dueDay, many);
    await executeScheduled(services, wholeRound);
    world.setNow('2026-12-03T12:00:00Z');
    await settlePending(services, wholeRound);
    expect(await statusesOf(ids)).toEqual(['successful']);
  });

  test('passes by payments that cannot be charged now, and charges those behind them', async () => {
    const held = await newCustomer(world, 'current', { card: 'silentForEver' });
    await pay(world, held, { ...(await withCard(world, held)), paymentDate: dueDay });
    const blocked = await schedule(held, dayBefore, many);
    const free = await schedule(await newCustomer(world));
    await executeScheduled(services, wholeRound);
    expect(await statusesOf(free)).toEqual(['pending']);
    expect(await statusesOf(blocked)).toEqual(['scheduled']);
  });

  test('charges the others while the processor is silent about one', async () => {
    const ids = await scheduleForEach(await customers(10));
    const asked = new EventTarget();
    const allOthers = once(asked, 'all');
    let others = 0;
    let first: string | null = null;
    const processor = overheard(async (paymentId) => {
      first ??= paymentId;
      if (first === paymentId) await allOthers;
      else if (++others === ids.length - 1) asked.dispatchEvent(new Event('all'));
    });
    await executeScheduled({ ...services, processor }, wholeRound);
    expect(await statusesOf(ids)).toEqual(['pending']);
  });

  test('begins nothing more in a round that has had its time, and goes on where it ended in the next', async () => {
    const ids = await scheduleForEach(await customers(40), await unavailable());
    const rounds: string[][] = [];
    const ask = async (isOver: (asked: number) => boolean): Promise<string[]> => {
      const asked: string[] = [];
      rounds.push(asked);
      const processor = overheard((paymentId) => void asked.push(paymentId));
      const round: Round = { isOver: () => isOver(asked.length) };
      await executeScheduled({ ...services, processor }, round);
      return asked;
    };
    const first = await ask((asked) => asked >= 5);
    expect(first.length).toBeLessThan(ids.length);
    expect(await statusesOf(ids)).toEqual(['scheduled']);
    const second = await ask(() => false);
    expect(first.filter((id) => second.includes(id))).toEqual([]);
    const third = await ask(() => false);
    expect(third.toSorted()).toEqual(ids.toSorted());
  });

  test('charges each payment once, though two workers go through them at the same time', async () => {
    const ids = await scheduleForEach(await customers(40));
    const asked: string[] = [];
    const processor = overheard((paymentId) => void asked.push(paymentId));
    const other: Database = await joinDatabase(under.settings);
    await Promise.all([
      executeScheduled({ ...services, processor }, wholeRound),
      executeScheduled({ ...services, processor, database: other, places: new Map() }, wholeRound),
    ]);
    await other.close();
    expect(asked.toSorted()).toEqual(ids.toSorted());
    expect(await statusesOf(ids)).toEqual(['pending']);
  });

  test('ends its rounds in time, and when the edge stops', async () => {
    const queueOf = async (longestMs: number | undefined, run: (round: Round) => Promise<void>) =>
      await startJobs(
        under.database,
        [{ name: 'timed', everySeconds: 1, run }],
        (error) => faults.push(error),
        longestMs,
      );
    const atOnce = Promise.withResolvers<Round>();
    const short = await queueOf(0, async (round) => atOnce.resolve(round));
    expect((await atOnce.promise).isOver()).toBe(true);
    await short.stop();

    const begun = Promise.withResolvers<Round>();
    const released = Promise.withResolvers<void>();
    const long = await queueOf(undefined, async (round) => {
      begun.resolve(round);
      await released.promise;
    });
    const round = await begun.promise;
    expect(round.isOver()).toBe(false);
    const stopped = long.stop();
    expect(round.isOver()).toBe(true);
    released.resolve();
    await stopped;
  });
});
