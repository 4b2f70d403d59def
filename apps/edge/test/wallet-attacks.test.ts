import { randomUUID } from 'node:crypto';
import {
  AddPaymentMethodDocument,
  DeletePaymentMethodDocument,
  EditPaymentMethodDocument,
  EnrollAutoPayDocument,
  type GraphSchema,
  WalletDocument,
} from '@linework/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { enrolmentInput } from './parity/auto-pay-asking.ts';
import { newCard } from './parity/paying.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer, pay, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { toldOf } from './support/told.ts';

const debitCard = newCard('4000000000000010');
const otherCard = newCard('5100000000000008');

describeOnEachEngine('Against an attacker and a careless customer the wallet', (under) => {
  let world: BillingWorld;
  /** What may be debited by itself, as bank and card network know it. */
  const agreed = new Set<string>();
  /** What an agreement that was made waits for. */
  let meanwhile: (() => Promise<unknown>) | null = null;
  beforeAll(async () => {
    world = await startWorld(under.database, {
      environment: { PROCESSOR_TIMEOUT_MS: '20000' },
      wrapProcessor: (sandbox) => ({
        ...sandbox,
        agree: async (change) => {
          const answer = await sandbox.agree(change);
          if (change.from) agreed.delete(change.from);
          if (change.to) agreed.add(change.to);
          const first = meanwhile;
          meanwhile = null;
          await first?.();
          return answer;
        },
      }),
    });
  });
  beforeEach(async () => {
    world.setNow('2026-11-21T15:04:00-05:00');
    agreed.clear();
    await under.database.query('DELETE FROM attempt_throttle');
  });
  afterAll(async () => {
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
  });

  const tokenOf = async ({ browser }: Customer, details: object): Promise<string> =>
    (await world.cardData(browser, details)).token;
  const processorTokenOf = async ({ accountId }: Customer, methodId: string | null) => {
    const [row] = await under.database.query<{ token: string }>(
      'SELECT processor_token AS token FROM payment_method WHERE account_id = $1 AND id = $2',
      [accountId, methodId],
    );
    return row?.token;
  };
  const add = async (customer: Customer, change: Partial<GraphSchema.AddMethodInput>, key?: string) => {
    const { accountId, browser } = customer;
    const input = { accountId, cardDataToken: '', name: null, makePreferred: false, ...change };
    return await world.ask(browser, AddPaymentMethodDocument, { input }, key);
  };
  const edit = async (customer: Customer, change: Partial<GraphSchema.EditMethodInput>, key?: string) => {
    const { accountId, browser, card } = customer;
    const asked = { methodId: card ?? '', version: 1, name: null, makePreferred: false, cardDataToken: null };
    const input = { accountId, ...asked, ...change };
    return await world.ask(browser, EditPaymentMethodDocument, { input }, key);
  };
  const remove = async (customer: Customer, methodId: string | null, key?: string) => {
    const { accountId, browser } = customer;
    const input = { accountId, methodId: methodId ?? '', version: 1, cancels: [] };
    return await world.ask(browser, DeletePaymentMethodDocument, { input }, key);
  };
  const enroll = async (customer: Customer, methodId: string | null) => {
    const input = enrolmentInput(customer, await withCard(world, customer, methodId));
    return (await world.ask(customer.browser, EnrollAutoPayDocument, { input })).data?.enrollAutoPay;
  };
  const methodsOf = async ({ accountId, browser }: Customer) =>
    (await world.ask(browser, WalletDocument, { accountId })).data?.wallet.methods;

  test('leaves the card agreed to that Auto Pay debits, where its edit is sent twice at once', async () => {
    const customer = await newCustomer(world);
    await enroll(customer, customer.card);
    const cardDataToken = await tokenOf(customer, debitCard);
    const key = randomUUID();
    meanwhile = async () => await edit(customer, { cardDataToken }, key);
    const { data } = await edit(customer, { cardDataToken }, key);
    expect(data?.editPaymentMethod.ending).toBe('edited');
    expect([...agreed]).toEqual([await processorTokenOf(customer, customer.card)]);
  });

  test('leaves one card agreed to where two put another in its place at once', async () => {
    const customer = await newCustomer(world);
    await enroll(customer, customer.card);
    const [one, two] = [await tokenOf(customer, debitCard), await tokenOf(customer, otherCard)];
    meanwhile = async () => await edit(customer, { cardDataToken: two });
    const { data } = await edit(customer, { cardDataToken: one });
    expect(data?.editPaymentMethod.ending).toBe('changedMeanwhile');
    expect([...agreed]).toEqual([await processorTokenOf(customer, customer.card)]);
  });

  test('agrees to nothing that is deleted, where that is sent twice at once', async () => {
    const customer = await newCustomer(world);
    const key = randomUUID();
    meanwhile = async () => await remove(customer, customer.card, key);
    const { data } = await remove(customer, customer.card, key);
    expect(data?.deletePaymentMethod.ending).toBe('removed');
    expect([...agreed]).toEqual([]);
  });

  test('agrees again to what Auto Pay was turned on with while it was being deleted', async () => {
    const customer = await newCustomer(world);
    meanwhile = async () => await enroll(customer, customer.card);
    const { data } = await remove(customer, customer.card);
    expect(data?.deletePaymentMethod.outcome).toBe('LW-WAL-011');
    expect([...agreed]).toEqual([await processorTokenOf(customer, customer.card)]);
  });

  test('takes the security code of the card of before for no payment with the one in its place', async () => {
    const customer = await newCustomer(world);
    const proved = await withCard(world, customer);
    await edit(customer, { cardDataToken: await tokenOf(customer, debitCard) });
    const { data } = await pay(world, customer, proved);
    expect(data?.makePayment).toMatchObject({ payment: null, outcome: 'LW-PAY-013' });
    const again = await pay(world, customer, await withCard(world, customer));
    expect(again.data?.makePayment.payment?.status).toBe('successful');
  });

  test('tells that another card has taken the place of one', async () => {
    const customer = await newCustomer(world);
    await edit(customer, { name: 'Office' });
    expect(await toldOf(under.database, customer.accountId)).toEqual([]);
    const first = { version: 2, cardDataToken: await tokenOf(customer, debitCard) };
    const key = randomUUID();
    await edit(customer, first, key);
    await edit(customer, first, key);
    const before = customer.facts.methods.find(({ id }) => id === customer.card);
    const told = [
      { kind: 'methodRemoved', method: { lastFourDigits: before?.lastFourDigits } },
      { kind: 'methodAdded', method: { lastFourDigits: '0010' } },
    ];
    expect(await toldOf(under.database, customer.accountId)).toMatchObject(told);
    await edit(customer, { version: 3, cardDataToken: await tokenOf(customer, otherCard) });
    expect(await toldOf(under.database, customer.accountId)).toHaveLength(4);
  });

  test('keeps of a deleted method nothing that could be charged, and nobody’s name and address', async () => {
    const customer = await newCustomer(world);
    await remove(customer, customer.card);
    const [row] = await under.database.query(
      `SELECT processor_token, fingerprint, postal_code, holder_name FROM payment_method
       WHERE account_id = $1 AND id = $2`,
      [customer.accountId, customer.card],
    );
    expect(row).toEqual({ processor_token: '', fingerprint: null, postal_code: null, holder_name: '' });
  });

  test('keeps no more of it with the payment that saved it', async () => {
    const customer = await newCustomer(world);
    const cardDataToken = await tokenOf(customer, debitCard);
    const { data } = await pay(world, customer, {
      paymentMethodId: null,
      cardDataToken,
      savePaymentMethod: true,
    });
    const saved = data?.makePayment.payment?.paymentMethod.methodId ?? '';
    await remove(customer, saved);
    const [row] = await under.database.query(
      'SELECT processor_token, keep_method FROM payment WHERE account_id = $1 AND method_id = $2',
      [customer.accountId, saved],
    );
    expect(row).toEqual({ processor_token: null, keep_method: { id: saved } });
  });

  test.each([
    ['as long as a request holds', 'Ⅳ '.repeat(14_000), 'tooLong'],
    ['with another line', 'Office\r\nBcc: a@b.example', 'notText'],
    ['that turns what follows', 'Office \u202e0010', 'notText'],
    ['with a card number in other scripts', '٤١١١ ｜１１１１ ¹¹¹¹ ①①①①', 'looksLikeCardNumber'],
    ['with an account number in other scripts', '٠٠٠١٠٠٠٠７', 'holdsNumber'],
  ])('takes no name %s', async (_, name, problem) => {
    const customer = await newCustomer(world);
    const { data } = await edit(customer, { name });
    expect(data?.editPaymentMethod).toMatchObject({
      outcome: 'LW-WAL-016',
      userErrors: [{ code: 'LW-WAL-016', problem }],
    });
  });

  test('spends a token once, whatever it is spent for, and on nothing of another account', async () => {
    const [customer, other] = [await newCustomer(world), await newCustomer(world)];
    const cardDataToken = await tokenOf(customer, debitCard);
    const answers = await Promise.all([
      add(customer, { cardDataToken }),
      edit(customer, { cardDataToken }),
      pay(world, customer, { paymentMethodId: null, cardDataToken }),
      edit(other, { cardDataToken }),
    ]);
    const done = answers.filter(({ data }) => {
      const [answer] = Object.values(data ?? {});
      return answer?.outcome === null || (answer && 'payment' in answer && answer.payment !== null);
    });
    expect(done).toHaveLength(1);
    expect(answers[3]?.data).toMatchObject({ editPaymentMethod: { outcome: 'LW-PAY-013' } });
  });

  test('says nothing of a number that another account has saved', async () => {
    const [customer, other] = [await newCustomer(world), await newCustomer(world)];
    const [one, two] = [
      await add(customer, { cardDataToken: await tokenOf(customer, debitCard) }),
      await add(other, { cardDataToken: await tokenOf(other, debitCard) }),
    ];
    const [first, second] = [one.data?.addPaymentMethod, two.data?.addPaymentMethod];
    expect([first?.outcome, second?.outcome]).toEqual([null, null]);
    expect(JSON.stringify([one, two])).not.toMatch(/fingerprint/i);
  });

  test('takes a key for one request, and none of those that are made here', async () => {
    const customer = await newCustomer(world);
    const key = randomUUID();
    await edit(customer, { name: 'Office' }, key);
    const others = [
      await edit(customer, { name: 'Bakery' }, key),
      await remove(customer, customer.card, key),
      await pay(world, customer, {}, key),
    ];
    expect(others.map(({ code }) => code)).toEqual(['LW-PAY-042', 'LW-PAY-042', 'LW-PAY-042']);
    const own = `${key.slice(0, 14)}8${key.slice(15)}`;
    expect((await remove(customer, customer.card, own)).code).toBe('LW-PAY-044');
    expect(await methodsOf(customer)).toHaveLength(2);
  });

  test('is nobody’s to change or look at who may not', async () => {
    for (const role of ['BILLING', 'STANDARD'] as const) {
      const customer = await newCustomer(world, 'current', { role });
      const answers = [
        await edit(customer, { name: 'Mine' }),
        await remove(customer, customer.card),
        await add(customer, { cardDataToken: 'none' }),
        await world.ask(customer.browser, WalletDocument, { accountId: customer.accountId }),
      ];
      expect(answers.map(({ code }) => code)).toEqual(Array.from(answers, () => 'LW-AUT-050'));
    }
  });
});
