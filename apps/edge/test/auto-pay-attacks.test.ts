import { randomUUID } from 'node:crypto';
import {
  AddPaymentMethodDocument,
  AuthorizationsDocument,
  AutoPayOverviewDocument,
  CancelAutoPayDocument,
  ChangeAutoPayDocument,
  EditPaymentMethodDocument,
  EnrollAutoPayDocument,
  type GraphSchema,
  PayAndEnrollDocument,
  restPaths,
} from '@linework/contract';
import { type AccountFacts, authorizationsAnHour } from '@linework/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { debitAutoPay, debitKey } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import type { Database } from '../src/database/database.ts';
import { joinDatabase } from '../src/database/open-database.ts';
import { ProcessorUnavailable } from '../src/processor/processor-port.ts';
import {
  changeInput,
  enrolmentInput,
  payAndEnrollInput,
  withMobileService,
} from './parity/auto-pay-asking.ts';
import { newCard } from './parity/paying.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { send } from './support/browser.ts';
import { type Customer, dollars, newCustomer, pay, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound, workerBeside } from './support/rounds.ts';
import { toldOf } from './support/told.ts';

const start = '2026-11-21T15:04:00-05:00';
const noonOf = (day: string): string => `${day}T12:00:00-05:00`;
const cardNumber = '4000000000000002';

/** By the account's bank account, on December 5 next. */
const onTheFifth = (facts: AccountFacts): AccountFacts => ({
  ...facts,
  autoPay: facts.autoPay && { ...facts.autoPay, debitDay: 5, lastDebitDate: '2026-11-05' },
});

describeOnEachEngine('Against an attacker and a careless customer Auto Pay', (under) => {
  let world: BillingWorld;
  let isProcessorAway = false;
  /** What a charge that has reached the processor waits for. */
  let meanwhile: (() => Promise<void>) | null = null;
  /** What may be debited by itself, as bank and card network know it. */
  const agreed = new Set<string>();
  /** What an agreement that is on its way waits for, and what one that was made does. */
  let beforeAgreed: (() => Promise<unknown>) | null = null;
  let onceAgreed: (() => Promise<unknown>) | null = null;
  const logs: string[] = [];
  const faults: unknown[] = [];
  beforeAll(async () => {
    world = await startWorld(under.database, {
      logs,
      environment: { PROCESSOR_TIMEOUT_MS: '20000' },
      wrapProcessor: (sandbox) => ({
        ...sandbox,
        agree: async (change) => {
          const before = beforeAgreed;
          beforeAgreed = null;
          await before?.();
          const answer = await sandbox.agree(change);
          if (change.from) agreed.delete(change.from);
          if (change.to) agreed.add(change.to);
          const after = onceAgreed;
          onceAgreed = null;
          await after?.();
          return answer;
        },
        charge: async (request) => {
          if (isProcessorAway) throw new ProcessorUnavailable('away');
          const first = meanwhile;
          meanwhile = null;
          await first?.();
          return await sandbox.charge(request);
        },
      }),
    });
  });
  beforeEach(() => world.setNow(start));
  afterAll(async () => {
    expect(faults).toEqual([]);
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
  });

  const work = async () => await debitAutoPay(workerBeside(world, under.database, faults), wholeRound);
  const enrolled = async (named: Parameters<typeof newCustomer>[2] = {}) =>
    await newCustomer(world, 'autoPayOn', { change: onTheFifth, ...named });
  const paymentsOf = async ({ accountId }: Customer) =>
    await under.database.query<{ channel: string; status: string; payment_date: string }>(
      `SELECT channel, status, payment_date FROM payment WHERE account_id = $1 AND NOT imported
       ORDER BY requested_at`,
      [accountId],
    );
  const pass = async (customer: Customer, input: GraphSchema.PayAndEnrollInput, key?: string) =>
    await world.ask(customer.browser, PayAndEnrollDocument, { input }, key);
  const newToken = async ({ browser }: Customer) =>
    (await world.cardData(browser, newCard(cardNumber))).token;

  test('debits all the same where somebody has used the key of its debit before', async () => {
    const customer = await enrolled();
    const { accountId, browser } = customer;
    const given = (await world.ask(browser, AuthorizationsDocument, { accountId })).data?.authorizations;
    const guessed = debitKey(given?.[0]?.id ?? '', '2026-12-05');
    const cardDataToken = await newToken(customer);
    const change = { amount: dollars(100), paymentMethodId: null, cardDataToken };
    const answers = [
      await pay(world, customer, change, guessed),
      await pay(world, customer, change, guessed.toUpperCase()),
    ];
    world.setNow(noonOf('2026-12-05'));
    await work();
    expect((await paymentsOf(customer)).map(({ channel }) => channel)).toContain('autoPay');
    expect(answers.map(({ code }) => code)).toEqual(['LW-PAY-044', 'LW-PAY-044']);
  });

  test('takes one token named for both as the method that pays', async () => {
    const customer = await newCustomer(world);
    const cardDataToken = await newToken(customer);
    const both = { paymentMethodId: null, cardDataToken };
    const { data } = await pass(customer, payAndEnrollInput(customer, both, both));
    expect(data?.payAndEnroll).toMatchObject({ ending: 'enrolled', payment: { wasMethodSaved: true } });
  });

  test('is not paid and enrolled for another day than today', async () => {
    const customer = await newCustomer(world);
    const input = payAndEnrollInput(customer, { paymentDate: '2026-12-01' });
    const { code } = await pass(customer, input);
    expect(code).toBe('LW-SYS-060');
    expect(await paymentsOf(customer)).toEqual([]);
  });

  test('takes no money where it was turned on before a pass is sent again that had taken nothing', async () => {
    const customer = await newCustomer(world);
    const key = randomUUID();
    const input = payAndEnrollInput(customer);
    isProcessorAway = true;
    const first = await pass(customer, input, key);
    isProcessorAway = false;
    expect(first.data?.payAndEnroll).toMatchObject({ ending: 'notPaid', outcome: 'LW-PAY-060' });
    const enrolment = { input: enrolmentInput(customer, await withCard(world, customer)) };
    const on = await world.ask(customer.browser, EnrollAutoPayDocument, enrolment);
    expect(on.data?.enrollAutoPay.ending).toBe('enrolled');
    const again = await pass(customer, input, key);
    expect(again.data?.payAndEnroll.ending).toBe('refused');
    expect((await paymentsOf(customer)).map(({ status }) => status)).toEqual(['failed']);
  });

  test('takes nothing of another account: neither its method nor its token', async () => {
    const victim = await newCustomer(world);
    const customer = await newCustomer(world);
    const token = await newToken(victim);
    for (const [stolen, outcome] of [
      [{ paymentMethodId: victim.card === customer.card ? randomUUID() : victim.card }, 'LW-PAY-034'],
      [{ paymentMethodId: null, cardDataToken: token }, 'LW-PAY-013'],
    ] as const) {
      const enrolment = { input: enrolmentInput(customer, stolen) };
      const { data } = await world.ask(customer.browser, EnrollAutoPayDocument, enrolment);
      expect(data?.enrollAutoPay).toMatchObject({ ending: 'refused', outcome });
      const both = payAndEnrollInput(customer, {}, stolen);
      expect((await pass(customer, both)).data?.payAndEnroll).toMatchObject({
        ending: 'refused',
        payment: null,
      });
    }
    expect(await paymentsOf(customer)).toEqual([]);
    // The token is still its owner's to use.
    const own = { input: enrolmentInput(victim, { paymentMethodId: null, cardDataToken: token }) };
    const { data } = await world.ask(victim.browser, EnrollAutoPayDocument, own);
    expect(data?.enrollAutoPay.ending).toBe('enrolled');
  });

  test('keeps a token spent, though it is named with a bank account that the processor could not charge', async () => {
    const customer = await newCustomer(world);
    const proven = await withCard(world, customer);
    const enrolment = { input: enrolmentInput(customer, proven) };
    const ask = async () =>
      (await world.ask(customer.browser, EnrollAutoPayDocument, enrolment)).data?.enrollAutoPay;
    expect((await ask())?.ending).toBe('enrolled');
    const cancel = { accountId: customer.accountId, scope: 'allServices' as const };
    await world.ask(customer.browser, CancelAutoPayDocument, cancel);
    isProcessorAway = true;
    const failed = await pay(world, customer, { ...proven, paymentMethodId: customer.bank });
    isProcessorAway = false;
    expect(failed.data?.makePayment.outcome).toBe('LW-PAY-060');
    expect(await ask()).toMatchObject({ ending: 'refused', outcome: 'LW-PAY-013' });
  });

  test.each([
    ['is turned on by a payment that was made with the card', false, { ending: 'enrolled' }],
    [
      'is not turned on by a payment that was made with another number of the card',
      true,
      { ending: 'paidOnly', outcome: 'LW-APY-021' },
    ],
  ])('%s, where a pass is sent again and its answer is kept no more', async (_, isReplaced, expected) => {
    const customer = await newCustomer(world);
    const { accountId, browser, card } = customer;
    const key = randomUUID();
    const input = payAndEnrollInput(customer, await withCard(world, customer));
    expect((await pass(customer, input, key)).data?.payAndEnroll.ending).toBe('enrolled');
    await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices' });
    await under.database.query('DELETE FROM idempotent_answer WHERE account_id = $1', [accountId]);
    if (isReplaced) {
      const given = { methodId: card ?? '', version: 1, name: null, makePreferred: false };
      const edit = { accountId, cardDataToken: await newToken(customer), ...given };
      const edited = await world.ask(browser, EditPaymentMethodDocument, { input: edit });
      expect(edited.data?.editPaymentMethod.ending).toBe('edited');
    }
    const again = await pass(customer, input, key);
    expect(again.data?.payAndEnroll).toMatchObject(expected);
    expect(await paymentsOf(customer)).toHaveLength(1);
  });

  test('is tried again once after a decline, by however many at the same time', async () => {
    const customer = await enrolled({ bank: 'bankDeclined', card: 'declined' });
    const other = await joinDatabase(under.settings);
    for (const day of ['2026-12-05', '2026-12-08']) {
      world.setNow(noonOf(day));
      const beside = async () => await debitAutoPay(workerBeside(world, other, faults), wholeRound);
      await Promise.all([work(), beside(), work(), beside()]);
      await work();
    }
    await other.close();
    expect(await paymentsOf(customer)).toMatchObject([
      { payment_date: '2026-12-05', status: 'failed' },
      { payment_date: '2026-12-08', status: 'failed' },
    ]);
  });

  test('is tried again where another looked at it while its debit was on its way to be declined', async () => {
    const customer = await enrolled({ bank: 'bankDeclined', card: 'declined' });
    world.setNow(noonOf('2026-12-05'));
    meanwhile = work;
    await work();
    world.setNow(noonOf('2026-12-08'));
    await work();
    expect((await paymentsOf(customer)).map((made) => made.payment_date)).toEqual([
      '2026-12-05',
      '2026-12-08',
    ]);
  });

  test('changed, canceled and turned on again on its day debits that day once', async () => {
    const customer = await enrolled();
    const { accountId, browser } = customer;
    world.setNow(noonOf('2026-12-05'));
    const cancel = async () =>
      await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices' });
    const input = changeInput(customer, { ...(await withCard(world, customer)), debitDay: null });
    await world.ask(browser, ChangeAutoPayDocument, { input });
    await cancel();
    await world.ask(browser, EnrollAutoPayDocument, { input: enrolmentInput(customer) });
    await cancel();
    await work();
    await work();
    expect(await paymentsOf(customer)).toMatchObject([{ payment_date: '2026-12-05', channel: 'autoPay' }]);
    expect(
      (await world.ask(browser, AutoPayOverviewDocument, { accountId })).data?.autoPayOverview,
    ).toMatchObject({ allServices: null, nextDebit: null });
  });

  test('changed while its debit is on its way debits that day once, and tries again by the new method', async () => {
    const customer = await enrolled({ bank: 'bankDeclined', card: 'declined' });
    const input = changeInput(customer, { ...(await withCard(world, customer)), debitDay: null });
    world.setNow(noonOf('2026-12-05'));
    meanwhile = async () => void (await world.ask(customer.browser, ChangeAutoPayDocument, { input }));
    await work();
    await work();
    world.setNow(noonOf('2026-12-08'));
    await work();
    expect((await paymentsOf(customer)).map((made) => made.payment_date)).toEqual([
      '2026-12-05',
      '2026-12-08',
    ]);
  });

  test('canceled by whoever is faster than the worker makes its last debit, and tells of no other', async () => {
    const customer = await enrolled();
    const { accountId, browser } = customer;
    // Two days late, so that the last debit has another day than the one that was found.
    world.setNow(noonOf('2026-12-07'));
    const services = workerBeside(world, under.database, faults);
    const slower: Database = {
      ...under.database,
      query: async <Row>(sql: string, values?: readonly unknown[]) => {
        const rows = await under.database.query<Row>(sql, values);
        if (sql.includes('AS "dueOn"') && rows.length > 0)
          await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices' });
        return rows;
      },
    };
    await debitAutoPay({ ...services, database: slower }, wholeRound);
    expect(await paymentsOf(customer)).toMatchObject([{ payment_date: '2026-12-07', channel: 'autoPay' }]);
    const { data } = await world.ask(browser, AutoPayOverviewDocument, { accountId });
    expect(data?.autoPayOverview).toMatchObject({ allServices: null, nextDebit: null });
  });

  test('changed and canceled too late while nobody debits makes the later of the two debits, and tells of it', async () => {
    const customer = await enrolled();
    const { accountId, browser } = customer;
    world.setNow(noonOf('2026-12-05'));
    await world.ask(browser, ChangeAutoPayDocument, { input: changeInput(customer, { debitDay: 3 }) });
    world.setNow(noonOf('2027-01-03'));
    await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices' });
    const { data } = await world.ask(browser, AutoPayOverviewDocument, { accountId });
    expect(data?.autoPayOverview.nextDebit).toMatchObject({ date: '2027-01-03' });
    await work();
    expect(await paymentsOf(customer)).toMatchObject([{ payment_date: '2027-01-03', channel: 'autoPay' }]);
  });

  describe('leaves agreed to what it debits, and nothing else, where somebody was faster', () => {
    const tokenOfMethod = async ({ accountId }: Customer, methodId: string | null) => {
      const [row] = await under.database.query<{ token: string }>(
        'SELECT processor_token AS token FROM payment_method WHERE account_id = $1 AND id = $2',
        [accountId, methodId],
      );
      return row?.token ?? '';
    };
    /** Debited from the bank account, which is agreed to. */
    const standing = async () => {
      const customer = await enrolled();
      agreed.clear();
      agreed.add(await tokenOfMethod(customer, customer.bank));
      const { accountId, browser } = customer;
      const { data } = await world.ask(browser, AutoPayOverviewDocument, { accountId });
      const seen = [data?.autoPayOverview.allServices?.id ?? ''];
      const change = async (asked: Partial<GraphSchema.ChangeAutoPayInput>) =>
        (
          await world.ask(browser, ChangeAutoPayDocument, {
            input: { ...changeInput(customer), debitDay: null, seen, ...asked },
          })
        ).data?.changeAutoPay;
      const cancel = async () =>
        (await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices', seen })).data
          ?.cancelAutoPay;
      return { customer, change, cancel };
    };

    test.each(['changed', 'canceled'])('with another day, while it was being %s', async (what) => {
      const { customer, change, cancel } = await standing();
      beforeAgreed = async () => await change({ debitDay: 3 });
      const toCard = await withCard(world, customer);
      const mine = what === 'changed' ? await change(toCard) : await cancel();
      expect(mine).toMatchObject({ outcome: 'LW-APY-044', overview: { allServices: { debitDay: 3 } } });
      expect([...agreed]).toEqual([await tokenOfMethod(customer, customer.bank)]);
    });

    test('with another method', async () => {
      const { customer, change } = await standing();
      const cardDataToken = await newToken(customer);
      const toCard = await withCard(world, customer);
      onceAgreed = async () => await change(toCard);
      expect(await change({ cardDataToken })).toMatchObject({ outcome: 'LW-APY-044' });
      expect([...agreed]).toEqual([await tokenOfMethod(customer, customer.card)]);
    });

    test('with canceling it', async () => {
      const { customer, change, cancel } = await standing();
      const toCard = await withCard(world, customer);
      onceAgreed = cancel;
      expect(await change(toCard)).toMatchObject({ outcome: 'LW-APY-044' });
      expect([...agreed]).toEqual([]);
    });
  });

  describe('by a saved card', () => {
    type Named = Pick<GraphSchema.EnrollAutoPayInput, 'paymentMethodId' | 'cardDataToken'>;
    type Proving = (customer: Customer) => Promise<Named>;

    const enroll = async (
      customer: Customer,
      named: Partial<GraphSchema.EnrollAutoPayInput>,
      key?: string,
    ) => {
      const input = enrolmentInput(customer, named);
      const { data, code } = await world.ask(customer.browser, EnrollAutoPayDocument, { input }, key);
      return data?.enrollAutoPay ?? code;
    };
    const change = async (customer: Customer, named: Named, key?: string) => {
      const input = changeInput(customer, { debitDay: null, ...named });
      const { data, code } = await world.ask(customer.browser, ChangeAutoPayDocument, { input }, key);
      return data?.changeAutoPay ?? code;
    };
    const cancel = async ({ accountId, browser }: Customer) =>
      await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices' });
    const standing = async ({ accountId, browser }: Customer) =>
      (await world.ask(browser, AutoPayOverviewDocument, { accountId })).data?.autoPayOverview.allServices;
    const proven: Proving = async (customer) => await withCard(world, customer);
    const without: Proving = async ({ card }) => ({ paymentMethodId: card, cardDataToken: null });
    const overSince = async (customer: Customer): Promise<Named> => {
      const named = await withCard(world, customer);
      await under.database.query(
        "UPDATE card_data_token SET expires_at = now() - interval '1 second' WHERE token = $1",
        [named.cardDataToken],
      );
      return named;
    };
    const spent: Proving = async (customer) => {
      const named = await withCard(world, customer);
      await pay(world, customer, { ...named, amount: dollars(100), overpaymentConfirmed: true });
      return named;
    };
    const ofAnotherCard: Proving = async (customer) => {
      const { accountId, browser, card } = customer;
      const cardDataToken = await newToken(customer);
      const input = { accountId, cardDataToken, name: null, makePreferred: false };
      const { data } = await world.ask(browser, AddPaymentMethodDocument, { input });
      const another = await withCard(world, customer, data?.addPaymentMethod.methodId ?? null);
      return { ...another, paymentMethodId: card };
    };
    const ofAnotherAccount: Proving = async ({ card }) => {
      const { cardDataToken } = await withCard(world, await newCustomer(world));
      return { paymentMethodId: card, cardDataToken };
    };
    const ofNewCard: Proving = async (customer) => ({
      paymentMethodId: customer.card,
      cardDataToken: await newToken(customer),
    });
    const missing = {
      outcome: 'LW-PAY-046',
      userErrors: [{ code: 'LW-PAY-046', problem: 'securityCodeMissing' }],
    };
    const notValid = { outcome: 'LW-PAY-013', userErrors: [{ code: 'LW-PAY-013' }] };
    const unproven = [
      ['without its security code', without, missing],
      ['with a token of another card', ofAnotherCard, notValid],
      ['with a token of another account', ofAnotherAccount, notValid],
      ['with a token of a new card', ofNewCard, notValid],
      ['with a token that is spent', spent, notValid],
      ['with a token that is over', overSince, notValid],
    ] as const;

    test.each(unproven)('%s is not turned on', async (_, proving, refused) => {
      const customer = await newCustomer(world);
      const answer = await enroll(customer, await proving(customer));
      expect(answer).toMatchObject({ ending: 'refused', ...refused });
      expect(answer).toMatchObject({ userErrors: [{ pointer: '/input/cardDataToken' }] });
      expect(await standing(customer)).toBeNull();
    });

    test.each(unproven)('%s is not changed to it', async (_, proving, refused) => {
      const customer = await enrolled();
      const before = await standing(customer);
      const answer = await change(customer, await proving(customer));
      expect(answer).toMatchObject({ ending: 'refused', ...refused });
      expect(await standing(customer)).toEqual(before);
    });

    test.each(unproven)(
      '%s nothing is paid by another method in one pass with it',
      async (_, proving, refused) => {
        const customer = await newCustomer(world);
        const named = await proving(customer);
        const before = await paymentsOf(customer);
        const { data } = await pass(customer, payAndEnrollInput(customer, {}, named));
        expect(data?.payAndEnroll).toMatchObject({ ending: 'refused', payment: null, ...refused });
        expect(data?.payAndEnroll.userErrors).toMatchObject([{ pointer: '/input/enrolment/cardDataToken' }]);
        expect(await paymentsOf(customer)).toEqual(before);
        expect(await standing(customer)).toBeNull();
      },
    );

    test('is turned on with its security code, whose token then proves nothing more', async () => {
      const customer = await newCustomer(world);
      const once = await proven(customer);
      expect(await enroll(customer, once)).toMatchObject({ ending: 'enrolled', outcome: null });
      expect((await standing(customer))?.paymentMethod.methodId).toBe(customer.card);
      await cancel(customer);
      expect((await pay(world, customer, once)).data?.makePayment.outcome).toBe('LW-PAY-013');
      expect(await enroll(customer, once, randomUUID())).toMatchObject({ ending: 'refused', ...notValid });
      await enroll(customer, { paymentMethodId: customer.bank, cardDataToken: null });
      expect(await change(customer, once)).toMatchObject({ ending: 'refused', ...notValid });
      expect(await change(customer, await proven(customer))).toMatchObject({ ending: 'changed' });
    });

    test('is debited for one of two services that ask at once by one token', async () => {
      const customer = await newCustomer(world, 'current', { change: withMobileService });
      const once = await proven(customer);
      const answers = await Promise.all([
        enroll(customer, once),
        enroll(customer, { ...once, scope: 'mobile' }),
      ]);
      const outcomes = answers.map((answer) => (typeof answer === 'object' ? answer?.outcome : answer));
      expect(outcomes.toSorted()).toEqual(['LW-PAY-013', null]);
    });

    test('with its security code verified anew is the same request by the same key', async () => {
      const customer = await newCustomer(world);
      const [enrolling, changing] = [randomUUID(), randomUUID()];
      const on = await enroll(customer, await proven(customer), enrolling);
      expect(await enroll(customer, await proven(customer), enrolling)).toEqual(on);
      expect(await enroll(customer, await without(customer), enrolling)).toEqual(on);
      await change(customer, { paymentMethodId: customer.bank, cardDataToken: null });
      const changed = await change(customer, await proven(customer), changing);
      expect(changed).toMatchObject({ ending: 'changed' });
      expect(await change(customer, await proven(customer), changing)).toEqual(changed);
    });

    test('that is named for both needs the code of the payment alone', async () => {
      const customer = await newCustomer(world);
      const once = await proven(customer);
      const both = payAndEnrollInput(customer, once, { paymentMethodId: customer.card });
      expect((await pass(customer, both)).data?.payAndEnroll).toMatchObject({
        ending: 'enrolled',
        payment: { paymentMethod: { methodId: customer.card } },
      });
    });

    test('that another method pays beside is debited with its code, also where a pass ended between the two', async () => {
      const customer = await newCustomer(world);
      const { accountId } = customer;
      const key = randomUUID();
      const passed = async (named: Named) =>
        (await pass(customer, payAndEnrollInput(customer, {}, named), key)).data?.payAndEnroll;
      const once = await proven(customer);
      const first = await passed(once);
      expect(first).toMatchObject({
        ending: 'enrolled',
        payment: { paymentMethod: { methodId: customer.bank } },
        overview: { allServices: { paymentMethod: { methodId: customer.card } } },
      });
      expect(await passed(await proven(customer))).toEqual(first);
      // As a process leaves it that dies once it has paid.
      for (const table of ['idempotent_answer', 'auto_pay_enrolment', 'auto_pay_authorization'])
        await under.database.query(`DELETE FROM ${table} WHERE account_id = $1`, [accountId]);
      expect(await passed(once)).toMatchObject({ ending: 'paidOnly', userErrors: notValid.userErrors });
      expect(await standing(customer)).toBeNull();
      const again = await passed(await proven(customer));
      expect(again).toMatchObject({ ending: 'enrolled', payment: { id: first?.payment?.id } });
      expect(await paymentsOf(customer)).toHaveLength(1);
    });
  });

  test('is turned on so many times an hour, never off one time too few, and fills no mailbox', async () => {
    const customer = await newCustomer(world);
    const { accountId, browser } = customer;
    const turnOn = async () =>
      (await world.ask(browser, EnrollAutoPayDocument, { input: enrolmentInput(customer) })).data
        ?.enrollAutoPay;
    const turnOff = async () =>
      (await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices', seen: null })).data
        ?.cancelAutoPay;
    const endings: unknown[] = [];
    for (let times = 0; times < authorizationsAnHour; times += 1)
      endings.push((await turnOn())?.ending, (await turnOff())?.ending);
    expect(new Set(endings)).toEqual(new Set(['enrolled', 'cancelled']));
    const told = (await toldOf(under.database, accountId)).length;
    const tooOften = {
      status: 429,
      code: 'LW-APY-046',
      retry: { allowed: true, newKey: false, after: 3_600 },
    };
    for (const [{ id: documentId }, input] of [
      [EnrollAutoPayDocument, enrolmentInput(customer)],
      [PayAndEnrollDocument, payAndEnrollInput(customer)],
    ] as const) {
      const body = { documentId, variables: { input } };
      const refused = await send(world.url, browser, restPaths.graph, body, randomUUID());
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
      expect(await refused.json()).toMatchObject(tooOften);
    }
    expect(await paymentsOf(customer)).toEqual([]);
    expect(await toldOf(under.database, accountId)).toHaveLength(told);
    // A colleague has their own.
    const [, other] = customer.users;
    if (!other) throw new Error('This account has a colleague');
    const colleague = { ...customer, browser: await world.signIn(other, accountId) };
    const theirs = await world.ask(colleague.browser, EnrollAutoPayDocument, {
      input: enrolmentInput(colleague),
    });
    expect(theirs.data?.enrollAutoPay?.ending).toBe('enrolled');
    expect((await turnOff())?.ending).toBe('cancelled');
    // Whoever asked at the same moment has read the clock before the others were written down.
    world.setNow('2026-11-21T15:03:59-05:00');
    await expect(turnOn()).resolves.toBeUndefined();
    world.setNow('2026-11-21T16:05:00-05:00');
    expect((await turnOn())?.ending).toBe('enrolled');
  });

  test('tells of its newest authorizations, however often it was changed', async () => {
    const customer = await newCustomer(world);
    const { accountId, browser } = customer;
    await world.ask(browser, EnrollAutoPayDocument, { input: enrolmentInput(customer) });
    await under.database.query(
      `INSERT INTO auto_pay_authorization
       SELECT t.account_id, gen_random_uuid(), t.scope, t.method, t.debit_day, t.terms, t.text_version, t.language,
         t.wording, t.accepted_at - n * interval '1 day', t.accepted_by, t.accepted_by_user_id
       FROM auto_pay_authorization t, generate_series(1, 300) n WHERE t.account_id = $1`,
      [accountId],
    );
    const given = (await world.ask(browser, AuthorizationsDocument, { accountId })).data?.authorizations;
    expect(given).toHaveLength(200);
    expect(given?.[0]?.ended).toBeNull();
    expect(given?.[0]?.acceptedAt).toBe('2026-11-21T20:04:00.000Z');
  });

  test('is authorized by who is signed in, and leaves no card number in log, trail or answer', async () => {
    const customer = await newCustomer(world);
    const { accountId, browser, users } = customer;
    const cardDataToken = await newToken(customer);
    const enrolment = { input: enrolmentInput(customer, { paymentMethodId: null, cardDataToken }) };
    const answer = await world.ask(browser, EnrollAutoPayDocument, enrolment);
    expect(answer.data?.enrollAutoPay.ending).toBe('enrolled');
    const given = await world.ask(browser, AuthorizationsDocument, { accountId });
    const { firstName, lastName, id } = users[0];
    expect(given.data?.authorizations).toMatchObject([{ acceptedBy: `${firstName} ${lastName}` }]);
    const kept = await under.database.query(
      `SELECT to_jsonb(e) AS row FROM audit_event e WHERE account_id = $1
       UNION ALL SELECT to_jsonb(t) FROM auto_pay_authorization t WHERE account_id = $1
       UNION ALL SELECT to_jsonb(i) FROM idempotent_answer i WHERE account_id = $1`,
      [accountId],
    );
    const [by] = await under.database.query<{ id: string }>(
      'SELECT accepted_by_user_id AS id FROM auto_pay_authorization WHERE account_id = $1',
      [accountId],
    );
    expect(by?.id).toBe(id);
    for (const text of [JSON.stringify(kept), JSON.stringify([answer, given]), logs.join('')]) {
      expect(text).not.toContain(cardNumber);
      expect(text).not.toContain(cardDataToken);
    }
  });
});
