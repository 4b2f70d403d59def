import { randomUUID } from 'node:crypto';
import {
  BillingSummaryDocument,
  CancelAutoPayDocument,
  CancelScheduledPaymentDocument,
  ChangeAutoPayDocument,
  moneyFromWire,
  PaymentDocument,
} from '@linework/contract';
import { mostRepeats } from '@linework/domain';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { debitAutoPay } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import type { PaymentRoundServices } from '../src/capabilities/payments/index.ts';
import { repeatStanding } from '../src/capabilities/payments/repeats.ts';
import { executeScheduled } from '../src/capabilities/payments/rounds/execute-scheduled.ts';
import { findPayments, type Search } from '../src/capabilities/payments/rounds/find-payments.ts';
import {
  reconcile,
  reconcileUnattended,
  reconcileWithSupport,
} from '../src/capabilities/payments/rounds/reconcile.ts';
import type { Queryable } from '../src/database/database.ts';
import { httpProcessor } from '../src/processor/http-processor.ts';
import { ProcessorUnavailable } from '../src/processor/processor-port.ts';
import { front } from '../src/worker/place.ts';
import { changeInput } from './parity/auto-pay-asking.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, dollars, newCustomer, pay, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { type ProcessorGateway, startProcessorGateway } from './support/processor-gateway.ts';
import { wholeRound, workerBeside } from './support/rounds.ts';
import { toldOf as messagesOf } from './support/told.ts';

const start = '2026-11-21T15:04:00-05:00';
const dueDay = '2026-12-01';
const noon = `${dueDay}T12:00:00-05:00`;
/** The processor was asked only just. */
const soon = { runningMs: 60_000, abandonMs: 3_600_000 };
/** Every pause is over at once. */
const late = { runningMs: 60_000, abandonMs: 0 };

describeOnEachEngine(
  'A payment that leaves by itself and that a gateway kept from the processor',
  (under) => {
    let gateway: ProcessorGateway;
    let world: BillingWorld;
    let services: PaymentRoundServices;
    const faults: unknown[] = [];
    beforeAll(async () => {
      gateway = await startProcessorGateway();
      world = await startWorld(under.database, {
        wrapProcessor: () => httpProcessor({ url: gateway.url, timeoutMs: 5_000 }),
      });
      gateway.leadTo(world.processorUrl);
      services = workerBeside(world, under.database, faults);
    });
    beforeEach(() => world.setNow(start));
    afterEach(() => gateway.keepBack(0));
    afterAll(async () => {
      expect(faults).toEqual([]);
      expect((await audit(under.database, world.processor)).breaches).toEqual([]);
      await world.stop();
      gateway.stop();
    });

    const paymentOf = async ({ browser, accountId }: Customer, id: string) =>
      (await world.ask(browser, PaymentDocument, { accountId, id })).data?.payment;
    const chargesOf = async (id: string) =>
      (await world.processor.listCharges('')).filter(({ paymentId }) => paymentId === id);
    const toldOf = async ({ accountId }: Customer) =>
      (await messagesOf(under.database, accountId)).map(({ kind }) => kind);
    const reconcileOnce = async (limits = late) => await reconcileUnattended(services, limits, wholeRound);

    /** A payment whose day has come, and whose request the gateway kept back. */
    async function leave(customer: Customer, change: Parameters<typeof pay>[2] = {}): Promise<string> {
      const { data } = await pay(world, customer, { ...change, paymentDate: dueDay });
      const id = data?.makePayment.payment?.id ?? '';
      world.setNow(noon);
      gateway.keepBack(1);
      await executeScheduled(services, wholeRound);
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'unknown' });
      return id;
    }
    /** The same of a debit of Auto Pay. */
    async function debit(customer: Customer): Promise<string> {
      const day = String(customer.facts.autoPay?.debitDay).padStart(2, '0');
      world.setNow(`2026-12-${day}T12:00:00-05:00`);
      gateway.keepBack(1);
      await debitAutoPay(services, wholeRound);
      const [made] = await under.database.query<{ id: string; status: string }>(
        "SELECT id, status FROM payment WHERE account_id = $1 AND channel = 'autoPay' AND NOT imported",
        [customer.accountId],
      );
      expect(made?.status).toBe('unknown');
      return made?.id ?? '';
    }

    async function payElsewhere({ accountId }: Customer, cents: number): Promise<void> {
      await under.database.query(
        `WITH paid AS (INSERT INTO ledger_entry (account_id, id, kind, entry_date, amount_cents, recorded_at)
           VALUES ($1, gen_random_uuid(), 'payment', '2026-12-02', -$2::bigint, now()) RETURNING account_id)
         UPDATE account SET posted_cents = posted_cents - $2::bigint, version = version + 1 WHERE id = $1`,
        [accountId, cents],
      );
    }
    const timesNoted = async (id: string) => {
      const [row] = await under.database.query<{ times: number }>(
        "SELECT count(*)::int AS times FROM audit_event WHERE payment_id = $1 AND action = 'payment.askedAgain'",
        [id],
      );
      return row?.times;
    };

    test('is asked for again by its own id and made once, and nothing is told before that', async () => {
      const customer = await newCustomer(world);
      const id = await leave(customer);
      await reconcileOnce(soon);
      expect(gateway.timesAsked(id)).toBe(1);
      expect(await toldOf(customer)).toEqual(['paymentScheduled']);
      await reconcileOnce();
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'pending', statusReason: null });
      await reconcileOnce();
      expect(gateway.timesAsked(id)).toBe(2);
      expect(await chargesOf(id)).toHaveLength(1);
      expect(await toldOf(customer)).toEqual(['paymentScheduled', 'paymentMade']);
    });

    test('is made once however many workers ask for it again, and its first request arrives after all', async () => {
      const customer = await newCustomer(world);
      const id = await leave(customer);
      await Promise.all([reconcileOnce(), reconcileOnce(), reconcileOnce()]);
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'pending' });
      await gateway.letThrough();
      await reconcileOnce();
      expect(gateway.timesAsked(id)).toBe(2);
      expect(await chargesOf(id)).toHaveLength(1);
      expect(await toldOf(customer)).toEqual(['paymentScheduled', 'paymentMade']);
    });

    test('is not asked for again once its first request has arrived', async () => {
      const customer = await newCustomer(world);
      const id = await leave(customer);
      await gateway.letThrough();
      await reconcileOnce();
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'pending' });
      expect(gateway.timesAsked(id)).toBe(1);
    });

    test('is asked for so often and no more, then told as failed, and no late request charges it', async () => {
      const customer = await newCustomer(world);
      const id = await leave(customer);
      gateway.keepBack(100);
      for (let repeat = 1; repeat <= mostRepeats; repeat += 1) {
        await reconcileOnce();
        expect(await paymentOf(customer, id), `repeat ${repeat}`).toMatchObject({ status: 'unknown' });
        expect(gateway.timesAsked(id)).toBe(1 + repeat);
        expect(
          (await pay(world, customer, { expectedAmountDue: dollars(0) })).data?.makePayment.outcome,
        ).toBe('LW-PAY-041');
      }
      expect(await toldOf(customer)).toEqual(['paymentScheduled']);
      await reconcileOnce();
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'failed', statusReason: 'LW-PAY-060' });
      gateway.keepBack(0);
      await gateway.letThrough();
      await reconcileOnce();
      expect(gateway.timesAsked(id)).toBe(1 + mostRepeats);
      expect(await chargesOf(id)).toEqual([]);
      expect(await toldOf(customer)).toEqual(['paymentScheduled', 'paymentFailed']);
    });

    test('waits twice as long each time before it is asked for again', async () => {
      const customer = await newCustomer(world);
      const id = await leave(customer);
      const minute = { runningMs: 60_000, abandonMs: 60_000 };
      const grow = async (minutes: number) => {
        await under.database.query(
          "UPDATE payment SET started_at = started_at - $2 * interval '1 minute' WHERE id = $1",
          [id, minutes],
        );
      };
      gateway.keepBack(100);
      await grow(1);
      await reconcileOnce(minute);
      expect(gateway.timesAsked(id)).toBe(2);
      await grow(1);
      await reconcileOnce(minute);
      expect(gateway.timesAsked(id)).toBe(2);
      await grow(1);
      await reconcileOnce(minute);
      expect(gateway.timesAsked(id)).toBe(3);
      gateway.keepBack(0);
      await reconcileOnce();
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'pending' });
    });

    test('stays being checked where the processor turns it away: its first request may arrive yet', async () => {
      const customer = await newCustomer(world);
      const id = await leave(customer);
      const away: PaymentRoundServices = {
        ...services,
        processor: {
          ...world.processor,
          charge: async () => {
            throw new ProcessorUnavailable('The processor takes no requests now');
          },
        },
      };
      await reconcileUnattended(away, late, wholeRound);
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'unknown' });
      await gateway.letThrough();
      await reconcileOnce();
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'pending' });
      expect(await toldOf(customer)).toEqual(['paymentScheduled', 'paymentMade']);
    });

    test('cannot be canceled while that goes on', async () => {
      const customer = await newCustomer(world);
      const { browser, accountId } = customer;
      const paymentId = await leave(customer);
      const { data } = await world.ask(
        browser,
        CancelScheduledPaymentDocument,
        { accountId, paymentId },
        randomUUID(),
      );
      expect(data?.cancelScheduledPayment.outcome).toBe('LW-SCH-011');
      await reconcileOnce();
      expect(await paymentOf(customer, paymentId)).toMatchObject({ status: 'pending' });
    });

    test.each([
      ['is restricted', 'UPDATE payment_method SET is_restricted = true WHERE account_id = $1'],
      [
        'is another number now',
        "UPDATE payment_method SET processor_token = 'another' WHERE account_id = $1",
      ],
      ['is deleted', 'UPDATE payment_method SET removed_at = now() WHERE account_id = $1'],
    ])('is given up where its method %s', async (_, sql) => {
      const customer = await newCustomer(world);
      const id = await leave(customer);
      await under.database.query(sql, [customer.accountId]);
      await reconcileOnce();
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'failed' });
      await gateway.letThrough();
      expect(gateway.timesAsked(id)).toBe(1);
      expect(await chargesOf(id)).toEqual([]);
    });

    test('is not made up for two days later', async () => {
      const customer = await newCustomer(world);
      const id = await leave(customer);
      world.setNow('2026-12-03T00:01:00-05:00');
      await reconcileOnce();
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'failed', statusReason: 'LW-PAY-060' });
      expect(gateway.timesAsked(id)).toBe(1);
    });

    test('goes to people after a day, who are not to be overtaken', async () => {
      const customer = await newCustomer(world);
      const id = await leave(customer);
      world.setNow('2026-12-02T12:01:00-05:00');
      await reconcileOnce(soon);
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'unknown', inSupportQueue: true });
      await reconcileOnce();
      await reconcileWithSupport(services, late, wholeRound);
      expect(gateway.timesAsked(id)).toBe(1);
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'failed' });
    });

    test('is given up at once where its payer was present: they may pay again themselves', async () => {
      const customer = await newCustomer(world);
      gateway.keepBack(1);
      const { data } = await pay(world, customer);
      const id = data?.makePayment.payment?.id ?? '';
      expect(data?.makePayment.outcome).toBe('LW-PAY-040');
      await reconcile(services, late, wholeRound);
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'failed' });
      expect(gateway.timesAsked(id)).toBe(1);
    });

    test('is found again where its worker died after it asked again', async () => {
      const customer = await newCustomer(world);
      const id = await leave(customer);
      const died: PaymentRoundServices = {
        ...services,
        onFault: () => undefined,
        processor: {
          ...world.processor,
          charge: async () => await new Promise(() => undefined),
        },
      };
      void reconcileUnattended(died, late, wholeRound);
      await expect.poll(async () => (await paymentOf(customer, id))?.status).toBe('running');
      await reconcileOnce({ ...late, runningMs: 0 });
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'pending' });
      expect(await chargesOf(id)).toHaveLength(1);
      expect(await timesNoted(id)).toBe(2);
    });

    test('does not charge for it once more than its pause allows, where another copy has only just asked', async () => {
      const customer = await newCustomer(world);
      const id = await leave(customer);
      const minute = { runningMs: 60_000, abandonMs: 60_000 };
      await under.database.query(
        "UPDATE payment SET started_at = started_at - interval '2 minutes' WHERE id = $1",
        [id],
      );
      gateway.keepBack(100);
      let isOvertaken = false;
      const behind: PaymentRoundServices = {
        ...services,
        processor: {
          ...world.processor,
          findCharge: async (asked) => {
            const charge = await world.processor.findCharge(asked);
            if (asked === id && !isOvertaken) {
              isOvertaken = true;
              await reconcileOnce(minute);
            }
            return charge;
          },
        },
      };
      await reconcileUnattended(behind, minute, wholeRound);
      expect(isOvertaken).toBe(true);
      expect(gateway.timesAsked(id)).toBe(2);
      gateway.keepBack(0);
      await reconcileOnce();
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'pending' });
    });

    test('is counted without reading all that was ever done in its account', async () => {
      const customer = await newCustomer(world);
      const { accountId } = customer;
      const id = await leave(customer);
      await under.database.query(
        `INSERT INTO audit_event (account_id, id, at, action, payment_id, detail)
         SELECT $1, gen_random_uuid(), now(), 'payment.successful', gen_random_uuid(), '{}' FROM generate_series(1, 3000)`,
        [accountId],
      );
      await under.database.query('ANALYZE audit_event');
      const theOne: Search = { name: 'one', status: 'unknown', condition: (p) => `k.id = ${p.uuid(id)}` };
      const [found] = await findPayments(under.database, theOne, front);
      if (!found) throw new Error('The payment is not being checked');
      const plans: string[] = [];
      const explaining: Queryable = {
        query: async (sql, values) => {
          plans.push(JSON.stringify(await under.database.query(`EXPLAIN ${sql}`, values)));
          return await under.database.query(sql, values);
        },
      };
      expect(await repeatStanding(explaining, found.record)).toMatchObject({
        repeats: 0,
        hasItsNumber: true,
      });
      expect(plans).toEqual([expect.stringContaining('repeat_by_payment')]);
      await reconcileOnce();
    });

    test('is a debit of Auto Pay that is not charged where its worker died and the bill was paid elsewhere since', async () => {
      const customer = await newCustomer(world, 'autoPayOn');
      const id = await debit(customer);
      await under.database.query("UPDATE payment SET status = 'running', was_checked = false WHERE id = $1", [
        id,
      ]);
      await payElsewhere(customer, 1_000);
      await reconcileOnce({ ...late, runningMs: 0 });
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'failed', statusReason: 'LW-PAY-060' });
      expect(gateway.timesAsked(id)).toBe(1);
    });

    test('is a debit of Auto Pay that tells from the time it is taken when service is back', async () => {
      const customer = await newCustomer(world, 'autoPayOn', {
        change: (facts) => ({ ...facts, account: { ...facts.account, serviceState: 'softDisconnected' } }),
      });
      const id = await debit(customer);
      const promiseOf = async () => {
        const [row] = await under.database.query<{ by: Date }>(
          'SELECT restores_service_by AS by FROM payment WHERE id = $1',
          [id],
        );
        return row?.by.getTime();
      };
      const minute = 60_000;
      const asked = world.clock.now().getTime();
      expect(await promiseOf()).toBe(asked + 15 * minute);
      world.setNow(new Date(asked + 120 * minute).toISOString());
      await reconcileOnce();
      expect(await promiseOf()).toBe(asked + 135 * minute);
    });

    test('is a debit of Auto Pay that is asked for again, made once and told once', async () => {
      const customer = await newCustomer(world, 'autoPayOn');
      const id = await debit(customer);
      expect(await toldOf(customer)).toEqual([]);
      await reconcileOnce();
      await gateway.letThrough();
      await debitAutoPay(services, wholeRound);
      await reconcileOnce();
      expect(await paymentOf(customer, id)).toMatchObject({ statusReason: null, channel: 'autoPay' });
      expect(gateway.timesAsked(id)).toBe(2);
      expect(await chargesOf(id)).toHaveLength(1);
      expect(await toldOf(customer)).toEqual(['paymentMade']);
    });

    test('is a debit of Auto Pay that is asked for again though Auto Pay was turned off since, which came too late for it', async () => {
      const customer = await newCustomer(world, 'autoPayOn');
      const { browser, accountId } = customer;
      const id = await debit(customer);
      const asked = await paymentOf(customer, id);
      await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices' }, randomUUID());
      expect((await messagesOf(under.database, accountId)).at(-1)).toMatchObject({
        kind: 'autoPayOff',
        unconfirmed: {
          amount: asked && moneyFromWire(asked.amount),
          paymentDate: asked?.paymentDate,
          method: { methodId: asked?.paymentMethod.methodId },
        },
      });
      await reconcileOnce();
      expect(await paymentOf(customer, id)).toMatchObject({ statusReason: null, channel: 'autoPay' });
      expect(gateway.timesAsked(id)).toBe(2);
      expect(await chargesOf(id)).toHaveLength(1);
    });

    test('is a debit of Auto Pay that is asked for again by its own method though Auto Pay has another since', async () => {
      const customer = await newCustomer(world, 'autoPayOn');
      const { browser, card } = customer;
      const id = await debit(customer);
      const before = (await paymentOf(customer, id))?.paymentMethod.methodId;
      const input = changeInput(customer, { ...(await withCard(world, customer)), debitDay: null });
      const changed = await world.ask(browser, ChangeAutoPayDocument, { input });
      expect(changed.data?.changeAutoPay).toMatchObject({ ending: 'changed' });
      expect((await messagesOf(under.database, customer.accountId)).at(-1)).toMatchObject({
        kind: 'autoPayChanged',
        authorization: { method: { methodId: card } },
        unconfirmed: { method: { methodId: before } },
      });
      await reconcileOnce();
      const made = await paymentOf(customer, id);
      expect(made).toMatchObject({ statusReason: null, paymentMethod: { methodId: before } });
      expect(before).not.toBe(card);
      expect(await chargesOf(id)).toHaveLength(1);
    });

    test('is a debit of Auto Pay that is given up where the bank or card network has given up its Auto Pay, as its customer was told', async () => {
      const customer = await newCustomer(world, 'autoPayOn', { card: 'losingAgreement' });
      const id = await debit(customer);
      const input = changeInput(customer, { ...(await withCard(world, customer)), debitDay: null });
      const changed = await world.ask(customer.browser, ChangeAutoPayDocument, { input });
      expect(changed.data?.changeAutoPay).toMatchObject({ ending: 'lost', outcome: 'LW-APY-043' });
      await reconcileOnce();
      expect(await paymentOf(customer, id)).toMatchObject({ status: 'failed' });
      expect(gateway.timesAsked(id)).toBe(1);
    });

    test('is a debit of Auto Pay that is asked for again where Auto Pay was canceled too late for it', async () => {
      const customer = await newCustomer(world, 'autoPayOn');
      const { browser, accountId, facts } = customer;
      world.setNow(`2026-12-${String(facts.autoPay?.debitDay).padStart(2, '0')}T09:00:00-05:00`);
      await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices' }, randomUUID());
      const id = await debit(customer);
      await reconcileOnce();
      expect(await paymentOf(customer, id)).toMatchObject({ statusReason: null, channel: 'autoPay' });
      expect(gateway.timesAsked(id)).toBe(2);
      expect(await chargesOf(id)).toHaveLength(1);
    });

    test('is a debit of Auto Pay that is not asked for again once less is owed', async () => {
      const customer = await newCustomer(world, 'autoPayOn');
      const { browser, accountId } = customer;
      const id = await debit(customer);
      await payElsewhere(customer, 1_000);
      await reconcileOnce();
      expect(gateway.timesAsked(id)).toBe(1);
      const { data } = await world.ask(browser, BillingSummaryDocument, { accountId });
      expect(data?.billingSummary.news.failed).toMatchObject([{ payment: { id } }]);
    });
  },
);
