import { randomUUID } from 'node:crypto';
import {
  AutoPayOverviewDocument,
  BillingSummaryDocument,
  EnrollAutoPayDocument,
  type GraphSchema,
  MobileSummaryDocument,
  MobileTransactionPageDocument,
  PayAndEnrollDocument,
} from '@linework/contract';
import type { ScenarioName } from '@linework/fixtures';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { debitAutoPay } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import { enrolmentInput } from './parity/auto-pay-asking.ts';
import { ofMobileBill } from './parity/paying.ts';
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
import { wholeRound, workerBeside } from './support/rounds.ts';

const start = '2026-11-21T15:04:00-05:00';
const noonOf = (day: string): string => `${day}T12:00:00-05:00`;
/** The mobile bill falls due nine days after the stories' day. */
const dueDay = '2026-11-30';

describeOnEachEngine('The mobile bill', (under) => {
  let world: BillingWorld;
  const faults: unknown[] = [];
  beforeAll(async () => {
    world = await startWorld(under.database, { environment: { PROCESSOR_TIMEOUT_MS: '20000' } });
  });
  beforeEach(() => world.setNow(start));
  afterAll(async () => {
    expect(faults).toEqual([]);
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
  });

  const customerOf = async (name: ScenarioName) => await newCustomer(world, name, {});
  const work = async () => await debitAutoPay(workerBeside(world, under.database, faults), wholeRound);
  const mobileOf = async ({ browser, accountId }: Customer) =>
    (await world.ask(browser, MobileSummaryDocument, { accountId })).data?.mobileSummary;
  const summaryOf = async ({ browser, accountId }: Customer) =>
    (await world.ask(browser, BillingSummaryDocument, { accountId })).data?.billingSummary;
  const overviewOf = async ({ browser, accountId }: Customer) =>
    (await world.ask(browser, AutoPayOverviewDocument, { accountId, scope: 'mobile' })).data?.autoPayOverview;
  const payBill = async (customer: Customer, part = 1, change: Partial<PaymentInput> = {}, key?: string) =>
    (
      await pay(
        world,
        customer,
        { ...ofMobileBill(customer, part), ...(await withCard(world, customer)), ...change },
        key,
      )
    ).data?.makePayment;
  const enroll = async (customer: Customer, change: Partial<GraphSchema.EnrollAutoPayInput> = {}) => {
    const asked = { scope: 'mobile', ...(await withCard(world, customer)), debitDay: 30 } as const;
    const input = enrolmentInput(customer, { ...asked, ...change });
    return (await world.ask(customer.browser, EnrollAutoPayDocument, { input }, randomUUID())).data
      ?.enrollAutoPay;
  };

  test.each([
    ['works on that day', '2030-01', true],
    ['has expired by then', '2026-10', false],
  ] as const)(
    'is told to be charged by Auto Pay on its day where the card %s',
    async (_, expirationDate, is) => {
      const customer = await newCustomer(world, 'mobileAutoPayOn', {
        change: (facts) => ({
          ...facts,
          methods: facts.methods.map((method) =>
            method.type === 'creditCard' ? { ...method, expirationDate } : method,
          ),
        }),
      });
      expect((await mobileOf(customer))?.autoPayDate !== null).toBe(is);
    },
  );

  test('is paid by card, is less by that, and nothing of the account changes', async () => {
    const customer = await customerOf('mobileActive');
    const before = await summaryOf(customer);
    expect(await payBill(customer, 0.5)).toMatchObject({
      outcome: 'LW-PAY-001',
      payment: { status: 'successful', device: { id: customer.accountId, name: null, lineLastFour: null } },
    });
    expect((await mobileOf(customer))?.bill).toMatchObject({ amount: { value: '93.20' }, obstacle: null });
    expect(await summaryOf(customer)).toEqual(before);
  });

  test('paid whole it is settled, and stands among what was paid for mobile service', async () => {
    const customer = await customerOf('mobileActive');
    await payBill(customer);
    const mobile = await mobileOf(customer);
    expect(mobile?.bill).toMatchObject({ amount: { value: '0.00' }, obstacle: null });
    const { browser, accountId } = customer;
    const asked = { accountId, filter: { text: '' }, sort: 'newest' } as const;
    const lines = (await world.ask(browser, MobileTransactionPageDocument, asked)).data
      ?.mobileTransactionPage;
    expect(lines?.nodes[0]).toMatchObject({ kind: 'payment', amount: { value: '-186.40' } });
    const bills = lines?.nodes.filter(({ isBill }) => isBill) ?? [];
    expect(bills.map(({ standing }) => standing)).not.toContain('unpaid');
  });

  test('that took service is paid, past due first, and service is told to be back within two hours', async () => {
    const customer = await customerOf('mobileOff');
    const answer = await payBill(customer, 1, { amount: dollars(21_097) });
    expect(answer?.payment?.restoresService?.expectedBy).toBe('2026-11-21T22:04:00.000Z');
    expect(await mobileOf(customer)).toMatchObject({
      standing: { name: 'active', pastDue: { value: '0.00' } },
      bill: { amount: { value: '186.40' } },
    });
  });

  test('is paid once with one key, and no bank account pays it', async () => {
    const customer = await customerOf('mobileActive');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(async () => await payBill(customer, 0.5, {}, key)));
    expect(new Set(answers.map((answer) => answer?.payment?.id)).size).toBe(1);
    const byBank = await payBill(customer, 0.5, {
      expectedAmountDue: dollars(9_320),
      paymentMethodId: customer.bank,
      cardDataToken: null,
    });
    expect(byBank).toMatchObject({ payment: null, outcome: 'LW-PAY-031' });
    // More than is left is no payment of it.
    expect(await payBill(customer, 1, { expectedAmountDue: dollars(9_320) })).toMatchObject({
      payment: null,
    });
  });

  test('is debited by mobile Auto Pay on its day, once, and the account is not', async () => {
    const customer = await customerOf('mobileActive');
    expect(await enroll(customer)).toMatchObject({
      ending: 'enrolled',
      overview: { mobile: { debitDay: 30 }, nextDebit: { date: dueDay, amount: { value: '186.40' } } },
    });
    const account = (await summaryOf(customer))?.balance.amountDue.value;
    world.setNow(noonOf('2026-11-29'));
    await work();
    expect((await mobileOf(customer))?.bill?.amount.value).toBe('186.40');
    world.setNow(noonOf(dueDay));
    await work();
    await work();
    expect((await mobileOf(customer))?.bill?.amount.value).toBe('0.00');
    expect((await overviewOf(customer))?.nextDebit).toMatchObject({
      date: '2026-12-30',
      amount: { value: '0.00' },
    });
    expect((await summaryOf(customer))?.balance.amountDue.value).toBe(account);
    const rows = await under.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM payment WHERE account_id = $1 AND channel = 'autoPay' AND NOT imported`,
      [customer.accountId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('a declined debit of it is told on billing home', async () => {
    const customer = await customerOf('mobileActive');
    await enroll(customer);
    await under.database.query(
      `UPDATE payment_method SET is_restricted = true WHERE account_id = $1 AND id = $2`,
      [customer.accountId, customer.card],
    );
    world.setNow(noonOf(dueDay));
    await work();
    expect((await summaryOf(customer))?.news.failed).toMatchObject([
      { how: 'autoPay', payment: { device: { name: null } } },
    ]);
    expect((await mobileOf(customer))?.bill?.amount.value).toBe('186.40');
  });

  test('is paid in the pass that turns its Auto Pay on; a payment of the account is none', async () => {
    const customer = await customerOf('mobilePastDue');
    const { accountId, browser } = customer;
    const enrolment = enrolmentInput(customer, { scope: 'mobile', debitDay: 30, paymentMethodId: null });
    const bill = { ...ofMobileBill(customer), ...(await withCard(world, customer)) };
    const paying = (payment: Partial<PaymentInput>) => ({
      input: {
        accountId,
        enrolment,
        payment: {
          accountId,
          paymentDate: '2026-11-21' as const,
          savePaymentMethod: false,
          overpaymentConfirmed: false,
          cardDataToken: null,
          amount: dollars(0),
          expectedAmountDue: dollars(0),
          ...payment,
        },
      },
    });
    const refused = await world.ask(
      browser,
      PayAndEnrollDocument,
      paying({ ...bill, deviceId: null }),
      randomUUID(),
    );
    expect(refused.code).toBe('LW-SYS-060');
    const { data } = await world.ask(browser, PayAndEnrollDocument, paying(bill), randomUUID());
    expect(data?.payAndEnroll).toMatchObject({
      ending: 'enrolled',
      payment: { device: { id: accountId } },
      overview: { mobile: { scope: 'mobile' }, mobileIsMissing: false },
    });
    expect((await mobileOf(customer))?.standing.name).toBe('active');
  });

  test('mobile service without its Auto Pay is told of, until it is on', async () => {
    const customer = await customerOf('mobileActive');
    expect((await summaryOf(customer))?.isMissingAutoPay).toBe(true);
    await enroll(customer);
    expect((await summaryOf(customer))?.isMissingAutoPay).toBe(false);
  });
});
