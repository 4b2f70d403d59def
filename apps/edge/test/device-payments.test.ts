import { randomUUID } from 'node:crypto';
import {
  BillingSummaryDocument,
  MobileSummaryDocument,
  PaymentOptionsDocument,
  TransactionsDocument,
} from '@linework/contract';
import type { ScenarioName } from '@linework/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import type { PaymentRoundServices } from '../src/capabilities/payments/index.ts';
import { reconcile } from '../src/capabilities/payments/rounds/reconcile.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import {
  type Customer,
  dollars,
  type NamedNumbers,
  newCustomer,
  type PaymentInput,
  pay,
  withCard,
} from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound } from './support/rounds.ts';

describeOnEachEngine('Paying a device', (under) => {
  let world: BillingWorld;
  let services: PaymentRoundServices;
  const faults: unknown[] = [];
  beforeAll(async () => {
    world = await startWorld(under.database);
    services = {
      database: under.database,
      processor: world.processor,
      clock: world.clock,
      realClock: { now: () => new Date() },
      places: new Map(),
      notePayment: () => undefined,
      onFault: (error) => faults.push(error),
    };
  });
  afterAll(async () => {
    expect(faults).toEqual([]);
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
  });

  const withDevices = async (named: NamedNumbers = {}, name: ScenarioName = 'mobileActive') =>
    await newCustomer(world, name, named);
  const phoneOf = ({ facts }: Customer) => facts.mobile?.devices[0]?.id ?? '';
  const devicesOf = async ({ browser, accountId }: Customer) =>
    (await world.ask(browser, MobileSummaryDocument, { accountId })).data?.mobileSummary?.devices;
  const summaryOf = async ({ browser, accountId }: Customer) =>
    (await world.ask(browser, BillingSummaryDocument, { accountId })).data?.billingSummary;

  async function payDevice(
    customer: Customer,
    cents: number,
    change: Partial<PaymentInput> = {},
    key?: string,
  ) {
    const input = {
      ...(await withCard(world, customer)),
      deviceId: phoneOf(customer),
      amount: dollars(cents),
      expectedAmountDue: dollars(59_994),
      ...change,
    };
    return await pay(world, customer, input, key);
  }

  test('a part leaves fewer installments of the same amount, and of the account nothing changes', async () => {
    const customer = await withDevices();
    const before = await summaryOf(customer);
    const { data } = await payDevice(customer, 10_000);
    expect(data?.makePayment).toMatchObject({
      outcome: 'LW-PAY-001',
      userErrors: [],
      payment: {
        status: 'successful',
        device: { id: phoneOf(customer), name: 'Aurora 12 Pro, 256 GB', lineLastFour: '0148' },
        restoresService: null,
      },
    });
    expect((await devicesOf(customer))?.devices[0]).toMatchObject({
      device: {
        balance: { value: '499.94' },
        monthlyAmount: { value: '33.33' },
        installmentsLeft: 15,
        nextInstallment: '2026-11-30',
      },
      confirming: null,
    });
    expect(await summaryOf(customer)).toEqual(before);
  });

  test('all of it is the end of the device, and the activity says what was paid', async () => {
    const customer = await withDevices();
    const { accountId, browser } = customer;
    await payDevice(customer, 59_994);
    const devices = await devicesOf(customer);
    expect(devices?.devices.map(({ device }) => device.id)).not.toContain(phoneOf(customer));
    const { data } = await world.ask(browser, TransactionsDocument, { accountId, first: 1 });
    expect(data?.transactions.nodes[0]).toMatchObject({
      kind: 'payment',
      amount: { value: '-599.94' },
      payment: { device: { lineLastFour: '0148' } },
    });
  });

  test('whose key was used before is made once, whatever else it is asked for', async () => {
    const customer = await withDevices();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(async () => await payDevice(customer, 5_000, {}, key)));
    const ids = answers.map(({ data }) => data?.makePayment.payment?.id);
    expect(new Set(ids).size).toBe(1);
    expect((await devicesOf(customer))?.devices[0]?.device.balance.value).toBe('549.94');
    // The same key for the account's balance is another request's.
    const other = await payDevice(customer, 5_000, { deviceId: null }, key);
    expect(other.code).toBe('LW-PAY-042');
  });

  test('from a page that was open before the last payment tells the new figures and charges nothing', async () => {
    const customer = await withDevices();
    await payDevice(customer, 10_000);
    const { data } = await payDevice(customer, 59_994);
    expect(data?.makePayment).toMatchObject({
      outcome: 'LW-PAY-020',
      payment: null,
      paymentOptions: {
        device: { id: phoneOf(customer) },
        maximum: { value: '499.94' },
        balance: { amountDue: { value: '499.94' } },
      },
    });
    expect((await devicesOf(customer))?.devices[0]?.device.balance.value).toBe('499.94');
  });

  test.each([
    ['a cent more than is left', 'LW-PAY-022', 59_995, {}],
    ['less than a dollar', 'LW-PAY-022', 99, {}],
    ['on a later day', 'LW-PAY-025', 5_000, { paymentDate: '2026-11-22' }],
    ['from a bank account', 'LW-PAY-031', 5_000, 'bank'],
  ] as const)('%s is refused', async (_what, code, cents, change) => {
    const customer = await withDevices();
    const bank = { paymentMethodId: customer.bank, cardDataToken: null };
    const { data } = await payDevice(customer, cents, change === 'bank' ? bank : change);
    expect(data?.makePayment).toMatchObject({ outcome: code, payment: null });
    expect((await devicesOf(customer))?.balance.value).toBe('726.43');
  });

  test.each(['mobileHotlined', 'mobileOff'] as const)('is not possible: %s', async (name) => {
    const customer = await withDevices({}, name);
    const { accountId, browser } = customer;
    const made = await payDevice(customer, 5_000);
    expect(made.code).toBe('LW-MOB-021');
    const asked = { accountId, deviceId: phoneOf(customer) };
    expect((await world.ask(browser, PaymentOptionsDocument, asked)).code).toBe('LW-MOB-021');
  });

  test('that a customer does not have is none that can be paid', async () => {
    const customer = await withDevices();
    const other = await withDevices();
    for (const deviceId of [randomUUID(), 'none', other.accountId]) {
      expect((await payDevice(customer, 5_000, { deviceId })).code).toBe('LW-MOB-021');
    }
  });

  test('a role that may not pay pays no device', async () => {
    const customer = await withDevices();
    const standard = await withDevices({ role: 'STANDARD' });
    const { data, code } = await pay(world, standard, {
      deviceId: phoneOf(customer),
      amount: dollars(100),
    });
    expect([data, code]).toEqual([null, 'LW-AUT-050']);
  });

  test('declined takes nothing of it', async () => {
    const customer = await withDevices({ card: 'declined' });
    const { data } = await payDevice(customer, 5_000);
    expect(data?.makePayment).toMatchObject({ outcome: 'LW-PAY-010', payment: { status: 'failed' } });
    expect((await devicesOf(customer))?.devices[0]).toMatchObject({
      device: { balance: { value: '599.94' }, installmentsLeft: 18 },
      confirming: null,
    });
  });

  test.each([
    ['silentAfterCharge', 'successful', '549.94'],
    ['silentBeforeCharge', 'failed', '599.94'],
  ] as const)(
    'unknown holds up every other payment until the worker settles it: %s',
    async (card, status, left) => {
      const customer = await withDevices({ card });
      const { data } = await payDevice(customer, 5_000);
      expect(data?.makePayment).toMatchObject({ outcome: 'LW-PAY-040', payment: { status: 'unknown' } });
      expect((await devicesOf(customer))?.devices[0]).toMatchObject({
        device: { balance: { value: '599.94' } },
        confirming: { value: '50.00' },
      });
      expect((await pay(world, customer)).data?.makePayment.outcome).toBe('LW-PAY-041');
      expect((await audit(under.database, world.processor)).breaches).toEqual([]);
      await reconcile(services, { runningMs: 0, abandonMs: 0 }, wholeRound);
      const [row] = await under.database.query<{ status: string }>(
        'SELECT status FROM payment WHERE account_id = $1 AND NOT imported',
        [customer.accountId],
      );
      expect(row?.status).toBe(status);
      expect((await devicesOf(customer))?.devices[0]).toMatchObject({
        device: { balance: { value: left } },
        confirming: null,
      });
      const told = (await summaryOf(customer))?.news.failed.map(({ payment }) => payment.device?.name);
      expect(told).toEqual(status === 'failed' ? ['Aurora 12 Pro, 256 GB'] : []);
      const messages = await under.database.query<{ content: { kind: string } }>(
        'SELECT content FROM message WHERE account_id = $1',
        [customer.accountId],
      );
      expect(messages.map(({ content }) => content)).toMatchObject([
        {
          kind: status === 'failed' ? 'paymentFailed' : 'paymentMade',
          payment: { device: { lineLastFour: '0148' } },
        },
      ]);
    },
  );

  test('after one of the account has gone through, a device can be paid, and the other way round', async () => {
    const customer = await withDevices();
    const first = await pay(world, customer, await withCard(world, customer));
    expect(first.data?.makePayment.outcome).toBe('LW-PAY-001');
    expect((await payDevice(customer, 5_000)).data?.makePayment.outcome).toBe('LW-PAY-001');
    expect((await devicesOf(customer))?.devices[0]?.device.balance.value).toBe('549.94');
  });
});
