import { CancelScheduledPaymentDocument, moneyToWire } from '@linework/contract';
import { addDays, type BusinessDate, balanceOn, dayIn, usd } from '@linework/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { debitAutoPay } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import type { PaymentRoundServices } from '../src/capabilities/payments/index.ts';
import { executeScheduled } from '../src/capabilities/payments/rounds/execute-scheduled.ts';
import { recordReturns, settlePending } from '../src/capabilities/payments/rounds/follow-bank-debits.ts';
import { reconcile, reconcileUnattended } from '../src/capabilities/payments/rounds/reconcile.ts';
import { loadAccount } from '../src/facts/load-facts.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer, pay } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound } from './support/rounds.ts';

type Step =
  | { readonly do: 'pay'; readonly cents: number; readonly inDays: number }
  | { readonly do: 'cancel' }
  | { readonly do: 'wait'; readonly days: number }
  | { readonly do: 'work' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      cents: fc.integer({ min: 50, max: 30_000 }),
      inDays: fc.constantFrom(0, 0, 0, 1, 4, 20),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'cancel' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 3, arbitrary: fc.constant({ do: 'work' as const }) },
);

describeOnEachEngine('Whatever a customer and the calendar do', (under) => {
  let world: BillingWorld;
  let services: PaymentRoundServices;
  beforeAll(async () => {
    world = await startWorld(under.database, { environment: { PROCESSOR_TIMEOUT_MS: '1000' } });
    const { database } = under;
    services = {
      database,
      processor: world.processor,
      clock: world.clock,
      realClock: { now: () => new Date() },
      places: new Map(),
      notePayment: () => undefined,
      onFault: (error) => {
        throw error;
      },
    };
  });
  afterAll(async () => await world.stop());

  async function take(customer: Customer, one: Step, today: BusinessDate): Promise<BusinessDate> {
    const account = await loadAccount(under.database, customer.accountId);
    if (!account) throw new Error('no account');
    const { facts } = account;
    if (one.do === 'pay') {
      const due = moneyToWire(balanceOn(facts, today).amountDue);
      await pay(world, customer, {
        amount: moneyToWire(usd(one.cents)),
        paymentDate: addDays(today, one.inDays),
        expectedAmountDue: due,
        overpaymentConfirmed: true,
        paymentMethodId:
          facts.methods.find(({ type, usedBy }) => type === 'bankAccount' && usedBy.length === 0)?.id ?? null,
      });
    }
    if (one.do === 'cancel') {
      const paymentId = facts.payments.find(({ status }) => status === 'scheduled')?.id ?? '';
      const { accountId, browser } = customer;
      await world.ask(browser, CancelScheduledPaymentDocument, { accountId, paymentId });
    }
    if (one.do === 'work') {
      await Promise.all([
        executeScheduled(services, wholeRound),
        debitAutoPay(services, wholeRound),
        settlePending(services, wholeRound),
      ]);
      await recordReturns(services, wholeRound);
      await reconcile(services, { runningMs: 0, abandonMs: 0 }, wholeRound);
      await reconcileUnattended(services, { runningMs: 0, abandonMs: 0 }, wholeRound);
    }
    if (one.do !== 'wait') return today;
    const later = addDays(today, one.days);
    world.setNow(`${later}T12:00:00-05:00`);
    return later;
  }

  test('the books agree after every step', async () => {
    const kinds = fc.constantFrom('bankSettles', 'bankReturns', 'bankDeclined', 'bankSilentAfterCharge');
    const start = '2026-11-21T15:04:00-05:00';
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 12 }),
      kinds,
      fc.constantFrom('current' as const, 'twoScheduled' as const, 'pastDue12' as const),
      async (steps, bank, scenario) => {
        world.setNow(start);
        const customer = await newCustomer(world, scenario, { bank });
        let today = dayIn(new Date(start), customer.facts.account.timeZone);
        for (const one of steps) {
          today = await take(customer, one, today);
          const { breaches } = await audit(under.database, world.processor);
          expect(breaches).toEqual([]);
        }
        await under.database.query('DELETE FROM attempt_throttle');
      },
    );
    await fc.assert(property, { numRuns: 12, endOnFailure: true });
  }, 120_000);
});
