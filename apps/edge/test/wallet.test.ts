import { randomUUID } from 'node:crypto';
import {
  AddPaymentMethodDocument,
  CancelAutoPayDocument,
  DeletePaymentMethodDocument,
  EditPaymentMethodDocument,
  EnrollAutoPayDocument,
  type GraphSchema,
  headerNames,
  MethodDeletionDocument,
  PaymentDocument,
  WalletDocument,
} from '@linework/contract';
import { authorizationVersion, type BusinessDate, type CardDataRequest } from '@linework/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { debitAutoPay } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import { worker } from '../src/capabilities/payments/index.ts';
import { executeScheduled } from '../src/capabilities/payments/rounds/execute-scheduled.ts';
import { startPayment } from '../src/capabilities/payments/start-payment.ts';
import { loadAccount } from '../src/facts/load-facts.ts';
import { newBank, newCard } from './parity/paying.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer, pay, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound, workerBeside } from './support/rounds.ts';
import { storedText } from './support/stored-text.ts';
import { toldOf } from './support/told.ts';

const start = '2026-11-21T15:04:00-05:00';
const noonOf = (day: string): string => `${day}T12:00:00-05:00`;
const debitCard = newCard('4000000000000010');
const withoutFunds = newCard('4000000000000101');

type Change<Input> = Partial<Omit<Input, 'accountId'>>;

describeOnEachEngine('The wallet', (under) => {
  let world: BillingWorld;
  const logs: string[] = [];
  const faults: unknown[] = [];
  beforeAll(async () => {
    // Nothing here is silent: what a busy machine answers late is no refusal.
    world = await startWorld(under.database, { logs, environment: { PROCESSOR_TIMEOUT_MS: '20000' } });
  });
  beforeEach(async () => {
    world.setNow(start);
    await under.database.query('DELETE FROM attempt_throttle');
  });
  afterAll(async () => {
    expect(faults).toEqual([]);
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
  });

  const beside = () => workerBeside(world, under.database, faults);
  const tokenOf = async ({ browser }: Customer, details: CardDataRequest): Promise<string> =>
    (await world.cardData(browser, details)).token;

  const walletOf = async ({ accountId, browser }: Customer) => {
    const { data } = await world.ask(browser, WalletDocument, { accountId });
    if (!data) throw new Error('The wallet was not answered');
    return data.wallet;
  };
  const savedOf = async (customer: Customer, id: string | null) =>
    (await walletOf(customer)).methods.find(({ method }) => method.id === id);

  const addWith = async (
    { accountId, browser }: Customer,
    cardDataToken: string,
    change: Change<GraphSchema.AddMethodInput> = {},
    key?: string,
  ) => {
    const input = { accountId, cardDataToken, name: null, makePreferred: false, ...change };
    return await world.ask(browser, AddPaymentMethodDocument, { input }, key);
  };
  const add = async (customer: Customer, details: CardDataRequest) =>
    (await addWith(customer, await tokenOf(customer, details))).data?.addPaymentMethod;

  const edit = async (
    { accountId, browser, card }: Customer,
    change: Change<GraphSchema.EditMethodInput> = {},
  ) => {
    const asked = { methodId: card ?? '', version: 1, name: null, makePreferred: false, cardDataToken: null };
    const { data } = await world.ask(browser, EditPaymentMethodDocument, {
      input: { accountId, ...asked, ...change },
    });
    return data?.editPaymentMethod;
  };
  const remove = async (
    { accountId, browser, bank }: Customer,
    change: Change<GraphSchema.DeleteMethodInput> = {},
    key?: string,
  ) => {
    const input = { accountId, methodId: bank ?? '', version: 1, cancels: [], ...change };
    return await world.ask(browser, DeletePaymentMethodDocument, { input }, key);
  };
  const enroll = async (
    { accountId, browser }: Customer,
    change: Partial<GraphSchema.EnrollAutoPayInput>,
  ) => {
    const input = {
      accountId,
      scope: 'allServices' as const,
      paymentMethodId: null,
      cardDataToken: null,
      debitDay: 5,
      acceptedTerms: ['electronicPayment' as const, 'service' as const],
      textVersion: authorizationVersion,
      language: 'en' as const,
      ...change,
    };
    return (await world.ask(browser, EnrollAutoPayDocument, { input })).data?.enrollAutoPay;
  };
  const schedule = async (customer: Customer, paymentDate: BusinessDate) => {
    const { data } = await pay(world, customer, { paymentDate });
    const made = data?.makePayment.payment;
    if (!made) throw new Error('Nothing was scheduled');
    return made;
  };
  /** So many methods more, of which nobody knows the number. */
  const fill = async ({ accountId }: Customer, count: number): Promise<void> =>
    void (await under.database.query(
      `INSERT INTO payment_method (account_id, id, type, is_preferred, is_restricted, last_four, account_type,
         holder_name, processor_token, created_at)
       SELECT $1, gen_random_uuid(), 'bankAccount', false, false, '0001', 'checking', 'Dana Whitfield', 'none', now()
       FROM generate_series(1, $2)`,
      [accountId, count],
    ));
  const fault = async (mode: string): Promise<void> =>
    void (await fetch(new URL('/faults', world.processorUrl), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    }));

  describe('of two people', () => {
    test('tells the second who was faster, and how the method stands now', async () => {
      const customer = await newCustomer(world);
      const [first, second] = await Promise.all(
        ['Office', 'Bakery'].map(async (name) => await edit(customer, { name })),
      );
      const [done, told] = first?.ending === 'edited' ? [first, second] : [second, first];
      expect(done).toMatchObject({ ending: 'edited', outcome: null, userErrors: [] });
      expect(told).toMatchObject({
        ending: 'changedMeanwhile',
        outcome: 'LW-WAL-012',
        methodId: customer.card,
        lastChange: { change: 'edited', by: { userId: customer.users[0].id } },
      });
      expect(told?.wallet).toEqual(done?.wallet);
      expect(await walletOf(customer)).toEqual(done?.wallet);
    });

    test('gives the one preferred method to one of them', async () => {
      const customer = await newCustomer(world);
      const { card, bank } = customer;
      await Promise.all(
        [card, bank].map(
          async (methodId) => await edit(customer, { methodId: methodId ?? '', makePreferred: true }),
        ),
      );
      const { methods } = await walletOf(customer);
      expect(methods.filter(({ method }) => method.isPreferred)).toHaveLength(1);
    });
  });

  describe('adding', () => {
    test('one number twice at once saves it once', async () => {
      const customer = await newCustomer(world);
      const tokens = [await tokenOf(customer, debitCard), await tokenOf(customer, debitCard)];
      const answers = await Promise.all(
        tokens.map(async (token) => (await addWith(customer, token)).data?.addPaymentMethod),
      );
      expect(answers.map((one) => one?.outcome).toSorted()).toEqual(['LW-WAL-013', null]);
      const [id, known] = answers.map((one) => one?.methodId);
      expect(id).toBe(known);
      expect((await walletOf(customer)).methods).toHaveLength(3);
    });

    test('three at once to nine saves one of them', async () => {
      const customer = await newCustomer(world);
      await fill(customer, 7);
      const numbers = [debitCard, newCard('5100000000000008'), newBank('000100002')];
      const tokens = await Promise.all(numbers.map(async (details) => await tokenOf(customer, details)));
      const answers = await Promise.all(
        tokens.map(async (token) => (await addWith(customer, token)).data?.addPaymentMethod.outcome),
      );
      expect(answers.toSorted()).toEqual(['LW-WAL-014', 'LW-WAL-014', null]);
      expect((await walletOf(customer)).methods).toHaveLength(10);
    });

    test('says who did it and what may be paid with it; sent again it is told the same', async () => {
      const customer = await newCustomer(world);
      const [key, token] = [randomUUID(), await tokenOf(customer, debitCard)];
      const first = await addWith(customer, token, { name: ' Office  card ' }, key);
      const again = await addWith(customer, token, { name: ' Office  card ' }, key);
      expect(first.data?.addPaymentMethod).toMatchObject({
        ending: 'added',
        offeredToPay: { unit: 'USD', value: '178.25' },
      });
      expect(again.data).toEqual(first.data);
      expect(again.headers.get(headerNames.idempotentReplayed)).toBe('true');
      const saved = await savedOf(customer, first.data?.addPaymentMethod.methodId ?? null);
      expect(saved).toMatchObject({
        version: 1,
        method: { name: 'Office card', lastFourDigits: '0010', isPreferred: false },
        lastChange: { change: 'added', by: { userId: customer.users[0].id } },
      });
      expect((await addWith(customer, token, {}, key)).code).toBe('LW-PAY-042');
    });

    test('with the token of somebody else’s adds nothing', async () => {
      const [customer, other] = [await newCustomer(world), await newCustomer(world)];
      const { data } = await addWith(customer, await tokenOf(other, debitCard));
      expect(data?.addPaymentMethod).toMatchObject({ ending: 'refused', outcome: 'LW-PAY-013' });
    });

    test('a number that a payment under way will save waits for it', async () => {
      const customer = await newCustomer(world);
      const { data } = await pay(world, customer);
      const id = data?.makePayment.payment?.id;
      const token = await tokenOf(customer, debitCard);
      // As it stands while nobody knows what became of a payment by a card that is saved with it.
      const [before] = await under.database.query<{ status: string; method_id: string }>(
        'SELECT status, method_id FROM payment WHERE id = $1',
        [id],
      );
      await under.database.query(
        `UPDATE payment SET status = 'unknown', method_id = NULL, keep_method = (
           SELECT jsonb_build_object('id', gen_random_uuid(), 'fingerprint', fingerprint)
           FROM card_data_token WHERE token = $2) WHERE id = $1`,
        [id, token],
      );
      const answer = (await addWith(customer, token)).data?.addPaymentMethod;
      expect(answer).toMatchObject({ outcome: 'LW-WAL-013', methodId: null });
      await under.database.query(
        'UPDATE payment SET status = $2, method_id = $3::uuid, keep_method = NULL WHERE id = $1',
        [id, before?.status, before?.method_id],
      );
    });
  });

  describe('a number that is saved already', () => {
    const saved = async (customer: Customer): Promise<string> =>
      (await add(customer, debitCard))?.methodId ?? '';

    test('is the same method where a payment is to save it', async () => {
      const customer = await newCustomer(world);
      const methodId = await saved(customer);
      const cardDataToken = await tokenOf(customer, debitCard);
      const { data } = await pay(world, customer, {
        paymentMethodId: null,
        cardDataToken,
        savePaymentMethod: true,
      });
      expect(data?.makePayment.payment).toMatchObject({
        status: 'successful',
        wasMethodSaved: false,
        paymentMethod: { methodId },
      });
      expect((await walletOf(customer)).methods).toHaveLength(3);
    });

    test('is the same method where Auto Pay is turned on with it', async () => {
      const customer = await newCustomer(world);
      const methodId = await saved(customer);
      const answer = await enroll(customer, { cardDataToken: await tokenOf(customer, debitCard) });
      expect(answer).toMatchObject({
        ending: 'enrolled',
        overview: { allServices: { paymentMethod: { methodId } } },
      });
      expect((await walletOf(customer)).methods).toHaveLength(3);
    });
  });

  test('that is full lets a new card pay and saves it not, and Auto Pay is not turned on with one', async () => {
    const customer = await newCustomer(world);
    await fill(customer, 8);
    const enrolled = await enroll(customer, { cardDataToken: await tokenOf(customer, debitCard) });
    expect(enrolled).toMatchObject({ ending: 'refused', outcome: 'LW-WAL-014' });
    const { data } = await pay(world, customer, {
      paymentMethodId: null,
      cardDataToken: await tokenOf(customer, debitCard),
      savePaymentMethod: true,
    });
    expect(data?.makePayment.payment).toMatchObject({
      status: 'successful',
      wasMethodSaved: false,
      paymentMethod: { methodId: null },
    });
    expect((await walletOf(customer)).methods).toHaveLength(10);
  });

  describe('another card in the place of one', () => {
    test('is charged by what is scheduled, and what was paid keeps what it was paid with', async () => {
      const customer = await newCustomer(world);
      const { accountId, browser } = customer;
      const methodId = (await add(customer, debitCard))?.methodId ?? '';
      const codeOf = async () => ({
        paymentMethodId: methodId,
        cardDataToken: await tokenOf(customer, {
          type: 'savedCard',
          paymentMethodId: methodId,
          securityCode: '123',
        }),
      });
      const amount = { unit: 'USD', value: '10.00' };
      const paid = await pay(world, customer, { ...(await codeOf()), amount });
      const waits = await pay(world, customer, {
        ...(await codeOf()),
        amount,
        expectedAmountDue: { unit: 'USD', value: '168.25' },
        paymentDate: '2026-12-01',
      });
      const edited = await edit(customer, {
        methodId,
        cardDataToken: await tokenOf(customer, withoutFunds),
      });
      expect(edited).toMatchObject({ ending: 'edited', methodId });
      expect(await savedOf(customer, methodId)).toMatchObject({
        version: 2,
        method: { lastFourDigits: '0101', expirationDate: '2039-08' },
        scheduledPayments: [{ paymentMethod: { methodId, lastFourDigits: '0101' } }],
      });
      world.setNow(noonOf('2026-12-01'));
      await executeScheduled(beside(), wholeRound);
      const paymentOf = async (id = '') =>
        (await world.ask(browser, PaymentDocument, { accountId, id })).data?.payment;
      expect(await paymentOf(paid.data?.makePayment.payment?.id)).toMatchObject({
        status: 'successful',
        paymentMethod: { methodId, lastFourDigits: '0010' },
      });
      expect(await paymentOf(waits.data?.makePayment.payment?.id)).toMatchObject({
        status: 'failed',
        statusReason: 'LW-PAY-010',
        paymentMethod: { methodId, lastFourDigits: '0101' },
      });
    });

    test('is debited by Auto Pay', async () => {
      const customer = await newCustomer(world);
      const methodId = (await add(customer, debitCard))?.methodId ?? '';
      await enroll(customer, await withCard(world, customer, methodId));
      const edited = await edit(customer, {
        methodId,
        cardDataToken: await tokenOf(customer, withoutFunds),
      });
      expect(edited).toMatchObject({ ending: 'edited', wallet: { methods: expect.anything() } });
      expect(await savedOf(customer, methodId)).toMatchObject({ method: { usedBy: ['allServices'] } });
      world.setNow(noonOf('2026-12-05'));
      await debitAutoPay(beside(), wholeRound);
      const payments = await under.database.query(
        `SELECT status_reason AS reason, method_last_four AS digits FROM payment
         WHERE account_id = $1 AND channel = 'autoPay' AND status_reason IS NOT NULL`,
        [customer.accountId],
      );
      expect(payments).toEqual([{ reason: 'LW-PAY-010', digits: '0101' }]);
    });

    test('is not charged as the card of before by a worker that had looked already', async () => {
      const customer = await newCustomer(world);
      const { id } = await schedule(customer, '2026-12-01');
      const account = await loadAccount(under.database, customer.accountId);
      const payment = account?.facts.payments.find((one) => one.id === id);
      if (!account || !payment) throw new Error('Nothing was scheduled');
      const asSeen = { accountId: customer.accountId, version: account.version, payment };
      const isStarted = await startPayment(under.database, {
        ...asSeen,
        processorToken: 'sbx_approved_0002_before',
        actor: worker,
        now: world.clock.now(),
      });
      expect(isStarted).toBe(false);
    });

    test('keeps the card of before where the processor cannot be asked', async () => {
      const customer = await newCustomer(world);
      await enroll(customer, await withCard(world, customer));
      const before = await walletOf(customer);
      const cardDataToken = await tokenOf(customer, debitCard);
      await fault('down');
      const answer = await edit(customer, { cardDataToken });
      await fault('none');
      expect(answer).toMatchObject({ ending: 'failed', outcome: 'LW-WAL-020', methodId: customer.card });
      expect(await walletOf(customer)).toEqual(before);
    });
  });

  describe('deleting', () => {
    const deletionOf = async ({ accountId, browser }: Customer, methodId: string | null) => {
      const asked = { accountId, methodId: methodId ?? '' };
      return (await world.ask(browser, MethodDeletionDocument, asked)).data?.methodDeletion;
    };

    test('cancels what was told before, writes down who did it, and is told the same when sent again', async () => {
      const customer = await newCustomer(world);
      const { id } = await schedule(customer, '2026-12-01');
      const told = await deletionOf(customer, customer.bank);
      expect(told).toMatchObject({ deletion: 'possible', payments: [{ id }] });
      expect((await remove(customer)).data?.deletePaymentMethod).toMatchObject({
        ending: 'changedMeanwhile',
        outcome: 'LW-WAL-012',
      });
      const key = randomUUID();
      const first = await remove(customer, { cancels: [id] }, key);
      expect(first.data?.deletePaymentMethod).toMatchObject({ ending: 'removed', outcome: null });
      expect((await remove(customer, { cancels: [id] }, key)).data).toEqual(first.data);
      const events = await under.database.query(
        `SELECT action FROM audit_event WHERE account_id = $1 AND actor_user_id = $2
           AND action IN ('payment.cancelled', 'method.removed') ORDER BY id`,
        [customer.accountId, customer.users[0].id],
      );
      expect(events).toEqual([{ action: 'payment.cancelled' }, { action: 'method.removed' }]);
      expect((await toldOf(under.database, customer.accountId)).map(({ kind }) => kind).toSorted()).toEqual([
        'methodRemoved',
        'paymentCancelled',
        'paymentScheduled',
      ]);
      world.setNow(noonOf('2026-12-01'));
      await executeScheduled(beside(), wholeRound);
      const { data } = await world.ask(customer.browser, PaymentDocument, {
        accountId: customer.accountId,
        id,
      });
      expect(data?.payment?.status).toBe('cancelled');
    });

    test('beside the debit from it never leaves the debit canceled and made', async () => {
      const customer = await newCustomer(world);
      const { id } = await schedule(customer, '2026-12-01');
      world.setNow(noonOf('2026-12-01'));
      const [{ data }] = await Promise.all([
        remove(customer, { cancels: [id] }),
        executeScheduled(beside(), wholeRound),
      ]);
      const outcome = data?.deletePaymentMethod.outcome;
      expect(['LW-WAL-017', 'LW-WAL-012']).toContain(outcome);
      const [row] = await under.database.query<{ status: string }>(
        'SELECT status FROM payment WHERE id = $1',
        [id],
      );
      expect(row?.status).toBe('pending');
    });

    test('what Auto Pay debits is refused, and as long as its last debit is still to be made', async () => {
      const customer = await newCustomer(world);
      const { accountId, browser, card } = customer;
      await enroll(customer, await withCard(world, customer));
      const methodId = card ?? '';
      const refused = await remove(customer, { methodId });
      expect(refused.data?.deletePaymentMethod).toMatchObject({ ending: 'refused', outcome: 'LW-WAL-011' });
      world.setNow('2026-12-04T21:00:00-05:00');
      await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices' });
      expect(await deletionOf(customer, card)).toMatchObject({ deletion: 'afterPayment', payments: [] });
      const tooEarly = await remove(customer, { methodId });
      expect(tooEarly.data?.deletePaymentMethod.outcome).toBe('LW-WAL-017');
      world.setNow(noonOf('2026-12-05'));
      await debitAutoPay(beside(), wholeRound);
      const done = await remove(customer, { methodId });
      expect(done.data?.deletePaymentMethod.ending).toBe('removed');
    });

    test('beside turning Auto Pay on with it leaves no Auto Pay without a method', async () => {
      for (let times = 0; times < 4; times += 1) {
        const customer = await newCustomer(world);
        const methodId = customer.card ?? '';
        const proven = await withCard(world, customer);
        const [removed, enrolled] = await Promise.all([
          remove(customer, { methodId }),
          enroll(customer, proven),
        ]);
        const told = [removed.data?.deletePaymentMethod.outcome, enrolled?.outcome];
        expect([
          [null, 'LW-PAY-034'],
          ['LW-WAL-011', null],
        ]).toContainEqual(told);
      }
    });

    test('fails where the processor cannot be asked, and the method is still saved', async () => {
      const customer = await newCustomer(world);
      const before = await walletOf(customer);
      await fault('down');
      const { data } = await remove(customer);
      await fault('none');
      expect(data?.deletePaymentMethod).toMatchObject({ ending: 'failed', outcome: 'LW-WAL-010' });
      expect(await walletOf(customer)).toEqual(before);
    });

    test('the preferred one leaves that to another', async () => {
      const customer = await newCustomer(world);
      const preferred = customer.facts.methods.find(({ isPreferred }) => isPreferred);
      const next = (await deletionOf(customer, preferred?.id ?? null))?.preferredNext;
      await remove(customer, { methodId: preferred?.id ?? '' });
      expect(await savedOf(customer, next?.id ?? null)).toMatchObject({ method: { isPreferred: true } });
    });
  });

  test('of somebody else is nobody’s to edit, delete or look at', async () => {
    const [customer, other] = [await newCustomer(world), await newCustomer(world)];
    await under.database.query(
      'UPDATE payment_method SET id = gen_random_uuid() WHERE account_id = $1 AND id = $2',
      [other.accountId, other.bank],
    );
    const { methods } = await walletOf(other);
    const foreign = methods.find(({ method }) => method.type === 'bankAccount')?.method.id ?? '';
    const { accountId, browser } = customer;
    expect(await edit(customer, { methodId: foreign })).toMatchObject({ outcome: 'LW-PAY-034' });
    const { data } = await remove(customer, { methodId: foreign });
    expect(data?.deletePaymentMethod).toMatchObject({ outcome: 'LW-PAY-034', methodId: null });
    const asked = await world.ask(browser, MethodDeletionDocument, { accountId, methodId: foreign });
    expect(asked.data?.methodDeletion).toBeNull();
    expect((await walletOf(other)).methods).toEqual(methods);
  });

  test('leaves no number and no security code in logs or database', async () => {
    const customer = await newCustomer(world);
    const secret = { ...newCard('370000000000002'), securityCode: '7391' };
    await add(customer, secret);
    await add(customer, newBank('000100007'));
    const cardDataToken = await tokenOf(customer, newCard('6011000000000004'));
    await edit(customer, { cardDataToken });
    for (const text of [logs.join('\n'), await storedText(under.database)]) {
      expect(text.length).toBeGreaterThan(1_000);
      for (const number of ['370000000000002', '6011000000000004', '000100007'])
        expect(text).not.toContain(number);
      expect(text).not.toMatch(/security_?code/i);
      expect(text).not.toContain('"7391"');
    }
  });
});
