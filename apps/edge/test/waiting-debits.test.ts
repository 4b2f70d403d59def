import { randomUUID } from 'node:crypto';
import {
  BillingSummaryDocument,
  CancelAutoPayDocument,
  EnrollAutoPayDocument,
  MobileSummaryDocument,
  PaymentDocument,
} from '@linework/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { debitAutoPay } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import type { PaymentRoundServices } from '../src/capabilities/payments/index.ts';
import { executeScheduled } from '../src/capabilities/payments/rounds/execute-scheduled.ts';
import { ProcessorUnavailable } from '../src/processor/processor-port.ts';
import { enrolmentInput } from './parity/auto-pay-asking.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound, workerBeside } from './support/rounds.ts';
import { addWaiting } from './support/waiting-payments.ts';

describeOnEachEngine('A debit of Auto Pay that the processor turned away', (under) => {
  let world: BillingWorld;
  let services: PaymentRoundServices;
  const faults: unknown[] = [];
  beforeAll(async () => {
    world = await startWorld(under.database);
    services = workerBeside(world, under.database, faults);
  });
  beforeEach(() => world.setNow('2026-11-21T15:04:00-05:00'));
  afterAll(async () => {
    expect(faults).toEqual([]);
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
  });

  /** The mobile bill is debited on the day it falls due. */
  const dayOf = ({ facts: { autoPay } }: Customer): string =>
    autoPay ? `2026-12-${String(autoPay.debitDay).padStart(2, '0')}` : '2026-11-30';
  const hour = (customer: Customer, time: string): string => `${dayOf(customer)}T${time}:00-05:00`;
  const cancel = async ({ browser, accountId }: Customer) =>
    await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices' }, randomUUID());
  const pay = async ({ accountId }: Customer, cents: number) =>
    await under.database.query(
      `WITH paid AS (INSERT INTO ledger_entry (account_id, id, kind, entry_date, amount_cents, recorded_at)
         VALUES ($1, gen_random_uuid(), 'payment', '2026-12-02', -$2::bigint, now()) RETURNING account_id)
       UPDATE account SET posted_cents = posted_cents - $2::bigint, version = version + 1 WHERE id = $1`,
      [accountId, cents],
    );

  /** A debit at noon of its day, to a processor that takes nothing. */
  async function turnAway(customer: Customer): Promise<string> {
    world.setNow(hour(customer, '12:00'));
    const charge = async () => {
      throw new ProcessorUnavailable('The processor takes no requests now');
    };
    await debitAutoPay({ ...services, processor: { ...world.processor, charge } }, wholeRound);
    const [made] = await under.database.query<{ id: string; status: string }>(
      "SELECT id, status FROM payment WHERE account_id = $1 AND channel = 'autoPay' AND NOT imported",
      [customer.accountId],
    );
    expect(made?.status).toBe('scheduled');
    return made?.id ?? '';
  }

  /** What became of it an hour later, when the processor is back. */
  async function outcomeOf(customer: Customer, id: string) {
    const { browser, accountId } = customer;
    world.setNow(hour(customer, '13:00'));
    await executeScheduled(services, wholeRound);
    const { data } = await world.ask(browser, PaymentDocument, { accountId, id });
    const charge = await world.processor.findCharge(id);
    return { status: data?.payment?.status, reason: data?.payment?.statusReason, isCharged: charge !== null };
  }
  const notTaken = { status: 'failed', reason: 'LW-PAY-060', isCharged: false };

  test('is taken once the processor is back', async () => {
    const customer = await newCustomer(world, 'autoPayOn');
    const id = await turnAway(customer);
    expect(await outcomeOf(customer, id)).toMatchObject({ reason: null, isCharged: true });
  });

  test('is not taken where some of it was paid meanwhile', async () => {
    const customer = await newCustomer(world, 'autoPayOn');
    const id = await turnAway(customer);
    await pay(customer, 1_000);
    expect(await outcomeOf(customer, id)).toEqual(notTaken);
  });

  test('is taken though Auto Pay was turned off meanwhile, which came too late for it', async () => {
    const customer = await newCustomer(world, 'autoPayOn');
    const id = await turnAway(customer);
    await cancel(customer);
    expect(await outcomeOf(customer, id)).toMatchObject({ reason: null, isCharged: true });
  });

  test('of the mobile bill is taken once the processor is back, and nothing of it counts for the account', async () => {
    const customer = await newCustomer(world, 'mobileActive');
    const { browser, accountId } = customer;
    const input = enrolmentInput(customer, {
      scope: 'mobile',
      ...(await withCard(world, customer)),
      debitDay: 30,
    });
    await world.ask(browser, EnrollAutoPayDocument, { input }, randomUUID());
    const accountOf = async () => {
      const [row] = await under.database.query<{ cents: string }>(
        'SELECT pending_cents::text AS cents FROM account WHERE id = $1',
        [accountId],
      );
      const { data } = await world.ask(browser, BillingSummaryDocument, { accountId });
      return { onTheirWay: row?.cents, amountDue: data?.billingSummary.balance.amountDue };
    };
    const before = await accountOf();
    const id = await turnAway(customer);
    expect(await accountOf()).toEqual(before);
    expect(await outcomeOf(customer, id)).toMatchObject({ reason: null, isCharged: true });
    expect(await accountOf()).toEqual(before);
    const { data } = await world.ask(browser, MobileSummaryDocument, { accountId });
    expect(data?.mobileSummary?.bill?.amount.value).toBe('0.00');
  });

  test('waits where it is not known yet what another payment comes to', async () => {
    const customer = await newCustomer(world, 'autoPayOn');
    const id = await turnAway(customer);
    await addWaiting(under.database, customer, {
      count: 1,
      paymentDate: '2026-12-02',
      standing: 'unanswered',
    });
    expect(await outcomeOf(customer, id)).toMatchObject({ status: 'scheduled', isCharged: false });
  });

  test('is taken where Auto Pay was turned off before, and too late for it', async () => {
    const customer = await newCustomer(world, 'autoPayOn');
    world.setNow(hour(customer, '09:00'));
    await cancel(customer);
    const id = await turnAway(customer);
    expect(await outcomeOf(customer, id)).toMatchObject({ reason: null, isCharged: true });
  });
});
