import { randomUUID } from 'node:crypto';
import { BillingSummaryDocument, PaymentMethodsDocument, PaymentOptionsDocument } from '@linework/contract';
import { dayIn, type OutcomeCode } from '@linework/domain';
import type { ScenarioName } from '@linework/fixtures';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import {
  sandboxBankAccounts,
  sandboxCards,
  sandboxRoutingNumber,
} from '../src/sandbox/processor/sandbox-numbers.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import {
  type Customer,
  dollars,
  newCustomer,
  type PaymentInput,
  pay,
  withCard,
} from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';

describeOnEachEngine('Paying', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database);
  });
  afterAll(async () => {
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
  });

  const summary = async ({ browser, accountId }: Customer) => {
    const { data } = await world.ask(browser, BillingSummaryDocument, { accountId });
    if (!data) throw new Error('no summary');
    return data.billingSummary;
  };

  test('from a saved bank account is pending, and no longer due', async () => {
    const customer = await newCustomer(world);
    const { data } = await pay(world, customer);
    expect(data?.makePayment).toMatchObject({
      outcome: 'LW-PAY-003',
      userErrors: [],
      payment: { status: 'pending', moneyState: 'held', channel: 'online', postedDate: null },
    });
    expect(data?.makePayment.payment?.reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const { balance } = await summary(customer);
    expect(balance.pending.value).toBe('178.25');
    expect(balance.amountDue.value).toBe('0.00');
  });

  test('with a saved card and its verified security code is done and posted', async () => {
    const customer = await newCustomer(world);
    const { data } = await pay(world, customer, await withCard(world, customer));
    expect(data?.makePayment).toMatchObject({
      outcome: 'LW-PAY-001',
      payment: { status: 'successful', moneyState: 'taken', postedDate: '2026-11-21' },
    });
    const { balance } = await summary(customer);
    expect(balance).toMatchObject({ pending: { value: '0.00' }, amountDue: { value: '0.00' } });
  });

  test.each(Array.from({ length: 5 }, (_, looks) => looks))(
    'just before midnight is a payment of that day or none, whenever midnight comes: after %i looks at the clock',
    async (looks) => {
      const customer = await newCustomer(world);
      let looked = 0;
      const clock = vi.spyOn(world.clock, 'now').mockImplementation(() => {
        looked += 1;
        return new Date(looked <= looks ? '2026-11-21T23:59:59.990-05:00' : '2026-11-22T00:00:00.010-05:00');
      });
      const { data } = await pay(world, customer);
      clock.mockRestore();
      expect(looked).toBeGreaterThan(0);
      const made = data?.makePayment.payment;
      const { timeZone } = customer.facts.account;
      if (made) expect(dayIn(new Date(made.requestedAt), timeZone)).toBe(made.paymentDate);
    },
  );

  test('a part leaves the rest due', async () => {
    const customer = await newCustomer(world);
    await pay(world, customer, { ...(await withCard(world, customer)), amount: dollars(5_000) });
    expect((await summary(customer)).balance.amountDue.value).toBe('128.25');
  });

  test('on a later day waits for it, and nothing has left', async () => {
    const customer = await newCustomer(world);
    const { data } = await pay(world, customer, { paymentDate: '2026-12-01' });
    expect(data?.makePayment).toMatchObject({
      outcome: 'LW-PAY-002',
      payment: { status: 'scheduled', moneyState: 'notTaken', paymentDate: '2026-12-01' },
    });
    expect((await summary(customer)).scheduledPayments).toHaveLength(1);
    const id = data?.makePayment.payment?.id ?? '';
    expect(await world.processor.findCharge(id)).toBeNull();
  });

  test('what switches service on again says until when', async () => {
    const customer = await newCustomer(world, 'softDisconnected');
    const { data } = await pay(world, customer, await withCard(world, customer));
    expect(data?.makePayment.payment?.restoresService?.expectedBy).toBe('2026-11-21T20:19:00.000Z');
  });

  test.each(['hostileStrings', 'longNames', 'otherTimeZone', 'highValuePortal'] as const)(
    'a customer like "%s" pays like anybody',
    async (scenario) => {
      const customer = await newCustomer(world, scenario);
      const paymentDate = dayIn(world.clock.now(), customer.facts.account.timeZone);
      const { data } = await pay(world, customer, { ...(await withCard(world, customer)), paymentDate });
      const { firstName, lastName } = customer.users[0];
      expect(data?.makePayment).toMatchObject({
        outcome: 'LW-PAY-001',
        payment: { createdBy: { name: `${firstName} ${lastName}`.trim() } },
      });
    },
  );

  test.each([
    ['CONSUMER', 'online'],
    ['BOBO', 'online'],
    ['CSR', 'agentAssisted'],
  ] as const)('a payment that a %s makes is told as made %s', async (userType, channel) => {
    const customer = await newCustomer(world, 'current', { userType });
    const { data } = await pay(world, customer, await withCard(world, customer));
    expect(data?.makePayment.payment?.channel).toBe(channel);
  });

  describe('with a new method', () => {
    const token = async (customer: Customer, name: string) => {
      const { number } = sandboxCards.find((card) => card.name === name) ?? { number: '' };
      const body = { nameOnCard: 'Dana Whitfield', expiration: '12/30', postalCode: '14607' };
      return await world.cardData(customer.browser, {
        type: 'creditCard',
        cardNumber: number,
        securityCode: '123',
        ...body,
      });
    };
    const methods = async ({ browser, accountId }: Customer) =>
      (await world.ask(browser, PaymentMethodsDocument, { accountId })).data?.paymentMethods ?? [];
    const payWith = async (
      customer: Customer,
      name: string,
      save: boolean,
      more: Partial<PaymentInput> = {},
    ) => {
      const { token: cardDataToken } = await token(customer, name);
      const change = { paymentMethodId: null, cardDataToken, savePaymentMethod: save, ...more };
      return (await pay(world, customer, change)).data?.makePayment;
    };

    test('keeps it once it has paid, when asked', async () => {
      const customer = await newCustomer(world);
      const made = await payWith(customer, 'approvedMastercard', true);
      expect(made?.outcome).toBe('LW-PAY-001');
      const kept = (await methods(customer)).find(({ brand }) => brand === 'mc');
      expect(kept).toMatchObject({
        lastFourDigits: '0008',
        nameOnCard: 'Dana Whitfield',
        postalCode: '14607',
      });
      expect(made?.payment?.paymentMethod.methodId).toBe(kept?.id);
    });

    test.each([
      ['not asked', 'approved', false],
      ['declined', 'declined', true],
      ['prepaid', 'approvedPrepaid', true],
    ] as const)('does not keep it when %s', async (_, name, save) => {
      const customer = await newCustomer(world);
      const before = (await methods(customer)).length;
      await payWith(customer, name, save);
      expect(await methods(customer)).toHaveLength(before);
    });

    test('keeps a rechargeable card', async () => {
      const customer = await newCustomer(world);
      const before = (await methods(customer)).length;
      await payWith(customer, 'approvedRechargeable', true);
      expect(await methods(customer)).toHaveLength(before + 1);
    });

    test('keeps a verified one that pays later', async () => {
      const customer = await newCustomer(world);
      const before = (await methods(customer)).length;
      const made = await payWith(customer, 'approved', true, { paymentDate: '2026-12-01' });
      expect(made?.outcome).toBe('LW-PAY-002');
      expect(await methods(customer)).toHaveLength(before + 1);
    });

    test('takes a bank account by its numbers', async () => {
      const customer = await newCustomer(world);
      const { token: cardDataToken } = await world.cardData(customer.browser, {
        type: 'bankAccount',
        routingNumber: sandboxRoutingNumber,
        accountNumber: sandboxBankAccounts[0].accountNumber,
        accountType: 'savings',
        nameOnAccount: 'Maple Street Bakery LLC',
      });
      const change = { paymentMethodId: null, cardDataToken, savePaymentMethod: true };
      const { data } = await pay(world, customer, change);
      expect(data?.makePayment).toMatchObject({
        outcome: 'LW-PAY-003',
        payment: { paymentMethod: { accountType: 'savings' } },
      });
    });

    test('a token pays once', async () => {
      const customer = await newCustomer(world);
      const { token: cardDataToken } = await token(customer, 'approved');
      const change = { paymentMethodId: null, cardDataToken, amount: dollars(1_000) };
      await pay(world, customer, change);
      const again = await pay(world, customer, { ...change, expectedAmountDue: dollars(16_825) });
      expect(again.data?.makePayment.outcome).toBe('LW-PAY-013');
    });

    test("somebody else's token pays nothing", async () => {
      const thief = await newCustomer(world);
      const { token: cardDataToken } = await token(await newCustomer(world), 'approved');
      const { data } = await pay(world, thief, { paymentMethodId: null, cardDataToken });
      expect(data?.makePayment).toMatchObject({ outcome: 'LW-PAY-013', payment: null });
    });
  });

  describe('each sandbox number ends as published', () => {
    test.each([
      ['insufficientFunds', 'LW-PAY-010', 'failed'],
      ['declined', 'LW-PAY-010', 'failed'],
      ['lostOrStolen', 'LW-PAY-010', 'failed'],
      ['limitExceeded', 'LW-PAY-010', 'failed'],
      ['securityCodeFailsOnCharge', 'LW-PAY-011', 'failed'],
      ['unavailable', 'LW-PAY-060', 'failed'],
      ['silentBeforeCharge', 'LW-PAY-040', 'unknown'],
      ['silentAfterCharge', 'LW-PAY-040', 'unknown'],
      ['approvedAmex', 'LW-PAY-001', 'successful'],
    ] as const)('%s: %s', async (card, outcome, status) => {
      const customer = await newCustomer(world, 'current', { card });
      const { data } = await pay(world, customer, await withCard(world, customer));
      expect(data?.makePayment).toMatchObject({ outcome, payment: { status } });
      const codes = data?.makePayment.userErrors.map(({ code }) => code);
      expect(codes).toEqual(status === 'failed' ? [outcome] : []);
      const due = (await summary(customer)).balance.amountDue.value;
      expect(due).toBe(status === 'failed' ? '178.25' : '0.00');
    });

    test.each([
      ['securityCodeFails', 'LW-PAY-011'],
      ['verificationFails', 'LW-PAY-012'],
    ] as const)('%s: %s, before any payment', async (card, code) => {
      const customer = await newCustomer(world, 'current', { card });
      const body = { type: 'savedCard', paymentMethodId: customer.card, securityCode: '123' };
      expect(await world.cardData(customer.browser, body)).toMatchObject({ status: 402, code });
    });
  });

  describe('is refused, with the figures as they are now and nothing written down', () => {
    const refusals: readonly [string, ScenarioName, Partial<PaymentInput>, OutcomeCode][] = [
      ['an amount that is none', 'current', { amount: { unit: 'USD', value: '12' } }, 'LW-PAY-023'],
      ['another currency', 'current', { amount: { unit: 'EUR', value: '12.00' } }, 'LW-PAY-023'],
      ['nothing', 'current', { amount: dollars(0) }, 'LW-PAY-022'],
      ['less than the minimum', 'current', { amount: dollars(99) }, 'LW-PAY-022'],
      ['a negative amount', 'current', { amount: dollars(-5_000) }, 'LW-PAY-022'],
      ['more than the maximum', 'current', { amount: dollars(500_001) }, 'LW-PAY-022'],
      ['more than is due, unconfirmed', 'current', { amount: dollars(20_000) }, 'LW-PAY-024'],
      ['other figures than were shown', 'current', { expectedAmountDue: dollars(100) }, 'LW-PAY-020'],
      [
        'other figures than were shown, while Auto Pay is on',
        'autoPayOn',
        { expectedAmountDue: dollars(100) },
        'LW-PAY-020',
      ],
      ['yesterday', 'current', { paymentDate: '2026-11-20' }, 'LW-PAY-021'],
      ['too late a day', 'current', { paymentDate: '2027-06-01' }, 'LW-PAY-025'],
      ['no method', 'current', { paymentMethodId: null }, 'LW-PAY-046'],
      ["somebody else's method", 'current', { paymentMethodId: randomUUID() }, 'LW-PAY-034'],
      ['a method that is no id', 'current', { paymentMethodId: "' OR 1=1 --" }, 'LW-PAY-034'],
      ['a third future payment', 'twoScheduled', { paymentDate: '2026-12-01' }, 'LW-PAY-026'],
      ['a later day while past due', 'pastDue30', { paymentDate: '2026-12-01' }, 'LW-PAY-027'],
      ['a bank account where restricted', 'bankRestricted', {}, 'LW-PAY-031'],
      ['anything where both are restricted', 'bothRestricted', {}, 'LW-PAY-032'],
      ['anything where all is blocked', 'onlineBlocked', {}, 'LW-PAY-033'],
      ['anything while one is being checked', 'checking', {}, 'LW-PAY-041'],
    ];
    test.each(refusals)('%s', async (_, scenario, change, outcome) => {
      const customer = await newCustomer(world, scenario);
      const fallback = customer.bank ?? customer.card;
      const { data } = await pay(world, customer, { paymentMethodId: fallback, ...change });
      expect(data?.makePayment.outcome).toBe(outcome);
      expect(data?.makePayment.userErrors[0]?.code).toBe(outcome);
      const options = await world.ask(customer.browser, PaymentOptionsDocument, {
        accountId: customer.accountId,
      });
      expect(data?.makePayment.paymentOptions).toEqual(options.data?.paymentOptions);
      const rows = await under.database.query(
        'SELECT 1 FROM payment WHERE account_id = $1 AND idempotency_key IS NOT NULL',
        [customer.accountId],
      );
      expect(rows).toEqual([]);
    });

    test('tomorrow, once the cut-off is reached', async () => {
      const customer = await newCustomer(world);
      world.setNow('2026-11-21T20:00:00-05:00');
      const { data } = await pay(world, customer, { paymentDate: '2026-11-22' });
      world.setNow('2026-11-21T15:04:00-05:00');
      expect(data?.makePayment.userErrors).toEqual([
        { code: 'LW-PAY-021', pointer: '/input/paymentDate', problem: 'afterCutOff' },
      ]);
    });

    test('a saved card without its security code', async () => {
      const customer = await newCustomer(world);
      const { data } = await pay(world, customer, { paymentMethodId: customer.card });
      expect(data?.makePayment.outcome).toBe('LW-PAY-046');
    });

    test("a saved card with another card's security code", async () => {
      const customer = await newCustomer(world);
      const other = await newCustomer(world);
      const { cardDataToken = null } = await withCard(world, other);
      const { data } = await pay(world, customer, { paymentMethodId: customer.card, cardDataToken });
      expect(data?.makePayment.outcome).toBe('LW-PAY-013');
    });

    test('the method of Auto Pay', async () => {
      const customer = await newCustomer(world, 'autoPayOn');
      const paymentMethodId = customer.facts.autoPay?.method.methodId ?? null;
      const { data } = await pay(world, customer, { paymentMethodId });
      expect(data?.makePayment.userErrors[0]).toMatchObject({
        code: 'LW-PAY-034',
        problem: 'usedForAutoPay',
      });
    });
  });

  test('too many refusals ask for a wait, and then let the owner pay', async () => {
    const customer = await newCustomer(world, 'current', { bank: 'bankDeclined' });
    const outcomes: (string | undefined)[] = [];
    for (let index = 0; index < 8; index += 1) {
      outcomes.push((await pay(world, customer)).data?.makePayment.outcome);
    }
    expect(outcomes[0]).toBe('LW-PAY-010');
    expect(outcomes.at(-1)).toBe('LW-PAY-045');
    await under.database.query('UPDATE attempt_throttle SET next_at = now()');
    expect((await pay(world, customer)).data?.makePayment.outcome).toBe('LW-PAY-010');
    await under.database.query('DELETE FROM attempt_throttle');
  });

  test('when the processor takes nothing, the same key may be sent again and pays once', async () => {
    const customer = await newCustomer(world, 'current', { card: 'unavailable' });
    const key = randomUUID();
    const change = await withCard(world, customer);
    const first = await pay(world, customer, change, key);
    expect(first.data?.makePayment.outcome).toBe('LW-PAY-060');
    const { token } = await world.processor.tokenize({
      type: 'creditCard',
      cardNumber: '4000000000000002',
      expiration: '2030-12',
    });
    // The same card, which the processor takes now: what its code was proved of goes with it.
    for (const table of ['payment_method', 'card_data_token'])
      await under.database.query(`UPDATE ${table} SET processor_token = $2 WHERE account_id = $1`, [
        customer.accountId,
        token,
      ]);
    const second = await pay(world, customer, change, key);
    expect(second.data?.makePayment.outcome).toBe('LW-PAY-001');
    expect(second.headers.get('idempotent-replayed')).toBeNull();
    const third = await pay(world, customer, change, key);
    expect(third.data).toEqual(second.data);
    expect(third.headers.get('idempotent-replayed')).toBe('true');
  });
});
