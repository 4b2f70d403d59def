import { randomUUID } from 'node:crypto';
import {
  CancelAutoPayDocument,
  CancelScheduledPaymentDocument,
  ChangeAutoPayDocument,
  ChangeScheduledPaymentDocument,
  EnrollAutoPayDocument,
  moneyToWire,
  PayAndEnrollDocument,
} from '@linework/contract';
import { type AccountFacts, type MessageKind, usd } from '@linework/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { debitAutoPay } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import { addressMessages } from '../src/capabilities/messages/address-messages.ts';
import { takeDelivery } from '../src/capabilities/messages/deliveries.ts';
import { executeScheduled } from '../src/capabilities/payments/rounds/execute-scheduled.ts';
import { recordReturns, settlePending } from '../src/capabilities/payments/rounds/follow-bank-debits.ts';
import { reconcile } from '../src/capabilities/payments/rounds/reconcile.ts';
import { changeInput, enrolmentInput, payAndEnrollInput } from './parity/auto-pay-asking.ts';
import { newCard } from './parity/paying.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, type NamedNumbers, newCustomer, pay, withCard } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound, workerBeside } from './support/rounds.ts';
import { collectingPort, messageRound, toldOf } from './support/told.ts';

const start = '2026-11-21T15:04:00-05:00';
const noonOf = (day: string): string => `${day}T12:00:00-05:00`;

describeOnEachEngine('Messages', (under) => {
  let world: BillingWorld;
  const faults: unknown[] = [];
  beforeAll(async () => {
    world = await startWorld(under.database, { environment: { PROCESSOR_TIMEOUT_MS: '20000' } });
  });
  beforeEach(() => world.setNow(start));
  afterAll(async () => {
    expect(faults).toEqual([]);
    await world.stop();
  });

  const worker = () => workerBeside(world, under.database, faults);
  const kinds = async ({ accountId }: Customer): Promise<MessageKind[]> =>
    (await toldOf(under.database, accountId)).map(({ kind }) => kind);
  const schedule = async (customer: Customer, change: Parameters<typeof pay>[2] = {}) => {
    const { data } = await pay(world, customer, { paymentDate: '2026-12-01', ...change });
    return data?.makePayment.payment?.id ?? '';
  };
  const enrolled = async (named: NamedNumbers = {}) =>
    await newCustomer(world, 'autoPayOn', {
      change: (facts: AccountFacts) => ({
        ...facts,
        autoPay: facts.autoPay && { ...facts.autoPay, debitDay: 5, lastDebitDate: '2026-11-05' },
      }),
      ...named,
    });

  describe('are written with what they tell of', () => {
    test('a payment by card, and one that was declined on the page, of which none is told', async () => {
      const customer = await newCustomer(world);
      await pay(world, customer, await withCard(world, customer));
      expect(await kinds(customer)).toEqual(['paymentMade']);
      const declined = await newCustomer(world, 'current', { card: 'declined', bank: 'bankDeclined' });
      await pay(world, declined, await withCard(world, declined));
      expect(await kinds(declined)).toEqual([]);
    });

    test('the same payment sent eight times, once', async () => {
      const customer = await newCustomer(world);
      const key = randomUUID();
      await Promise.all(Array.from({ length: 8 }, async () => await pay(world, customer, {}, key)));
      expect(await kinds(customer)).toEqual(['paymentMade']);
    });

    test('a payment by bank that clears is told once, and again when it comes back', async () => {
      const customer = await newCustomer(world, 'current', { bank: 'bankReturns' });
      await pay(world, customer);
      world.setNow(noonOf('2026-12-02'));
      await settlePending(worker(), wholeRound);
      world.setNow(noonOf('2026-12-09'));
      await recordReturns(worker(), wholeRound);
      await recordReturns(worker(), wholeRound);
      expect(await kinds(customer)).toEqual(['paymentMade', 'paymentReturned']);
    });

    test('a scheduled payment: made, changed twice, canceled', async () => {
      const customer = await newCustomer(world);
      const { accountId, browser, bank } = customer;
      const paymentId = await schedule(customer);
      const change = async (cents: number, seen: number, key: string) =>
        await world.ask(
          browser,
          ChangeScheduledPaymentDocument,
          {
            input: {
              accountId,
              paymentId,
              amount: moneyToWire(usd(cents)),
              overpaymentConfirmed: true,
              paymentDate: '2026-12-01',
              paymentMethodId: bank,
              seen: { amount: moneyToWire(usd(seen)), paymentDate: '2026-12-01', methodId: bank },
            },
          },
          key,
        );
      const key = randomUUID();
      await change(5_000, 17_825, key);
      await change(5_000, 17_825, key);
      await change(6_000, 5_000, randomUUID());
      await world.ask(browser, CancelScheduledPaymentDocument, { accountId, paymentId });
      await world.ask(browser, CancelScheduledPaymentDocument, { accountId, paymentId });
      const told = await toldOf(under.database, accountId);
      expect(told).toMatchObject([
        { kind: 'paymentScheduled', payment: { amount: { cents: 17_825 } } },
        {
          kind: 'paymentChanged',
          before: { amount: { cents: 17_825 } },
          payment: { amount: { cents: 5_000 } },
        },
        {
          kind: 'paymentChanged',
          before: { amount: { cents: 5_000 } },
          payment: { amount: { cents: 6_000 } },
        },
        { kind: 'paymentCancelled', payment: { amount: { cents: 6_000 } } },
      ]);
    });

    test('a scheduled payment that three workers charge at once is told once', async () => {
      const customer = await newCustomer(world);
      await schedule(customer);
      world.setNow(noonOf('2026-12-01'));
      await Promise.all([1, 2, 3].map(async () => await executeScheduled(worker(), wholeRound)));
      expect(await kinds(customer)).toEqual(['paymentScheduled', 'paymentMade']);
    });

    test('a scheduled payment that is declined on its day', async () => {
      const customer = await newCustomer(world, 'current', { card: 'declined', bank: 'bankDeclined' });
      await schedule(customer, await withCard(world, customer));
      world.setNow(noonOf('2026-12-01'));
      await executeScheduled(worker(), wholeRound);
      expect(await kinds(customer)).toEqual(['paymentScheduled', 'paymentFailed']);
    });

    test('a payment of which nobody knew is told when it is known', async () => {
      const customer = await newCustomer(world);
      await pay(world, customer);
      await under.database.query('DELETE FROM message WHERE account_id = $1', [customer.accountId]);
      await under.database.query(
        "UPDATE payment SET status = 'unknown' WHERE account_id = $1 AND NOT imported",
        [customer.accountId],
      );
      await reconcile(worker(), { runningMs: 0, abandonMs: 600_000 }, wholeRound);
      await reconcile(worker(), { runningMs: 0, abandonMs: 600_000 }, wholeRound);
      expect(await kinds(customer)).toEqual(['paymentMade']);
    });

    test('Auto Pay on, changed and off, with what was authorized', async () => {
      const customer = await newCustomer(world);
      const { accountId, browser } = customer;
      const key = randomUUID();
      for (let times = 0; times < 2; times += 1)
        await world.ask(browser, EnrollAutoPayDocument, { input: enrolmentInput(customer) }, key);
      await world.ask(browser, ChangeAutoPayDocument, { input: changeInput(customer, { debitDay: 3 }) });
      await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices' });
      const [on, changed, off] = await toldOf(under.database, accountId);
      const [given] = await under.database.query<{ wording: string; text_version: string }>(
        'SELECT wording, text_version FROM auto_pay_authorization WHERE account_id = $1 ORDER BY accepted_at LIMIT 1',
        [accountId],
      );
      expect(on).toMatchObject({
        kind: 'autoPayOn',
        authorization: { wording: given?.wording, textVersion: given?.text_version, debitDay: 5 },
      });
      expect(changed).toMatchObject({ kind: 'autoPayChanged', authorization: { debitDay: 3 } });
      expect(off).toMatchObject({ kind: 'autoPayOff', wasGivenUp: false });
      expect(await kinds(customer)).toHaveLength(3);
    });

    test('paying and enrolling in one pass, with a new card: three, each once', async () => {
      const customer = await newCustomer(world);
      const { token } = await world.cardData(customer.browser, newCard('4000000000000002'));
      const input = payAndEnrollInput(customer, { paymentMethodId: null, cardDataToken: token });
      const { data } = await world.ask(customer.browser, PayAndEnrollDocument, { input });
      expect(data?.payAndEnroll.ending).toBe('enrolled');
      expect((await kinds(customer)).toSorted()).toEqual(['autoPayOn', 'methodAdded', 'paymentMade']);
    });

    test('what is refused tells nothing', async () => {
      const customer = await newCustomer(world);
      await pay(world, customer, { paymentDate: '2026-11-20' });
      await world.ask(customer.browser, EnrollAutoPayDocument, {
        input: enrolmentInput(customer, { acceptedTerms: [] }),
      });
      expect(await kinds(customer)).toEqual([]);
    });
  });

  describe('of Auto Pay’s debits', () => {
    const work = async () => await debitAutoPay(worker(), wholeRound);

    test('announce each decline on +3 and +6, then that it stays on and will pay your next bill', async () => {
      const customer = await enrolled({ card: 'declined', bank: 'bankDeclined' });
      const mail = collectingPort();
      for (const day of ['05', '06', '07', '08', '09', '10', '11', '12', '13']) {
        world.setNow(noonOf(`2026-12-${day}`));
        await work();
        await messageRound(world, under.database, mail);
      }
      expect(await kinds(customer)).toEqual(['debitFailed', 'debitFailed', 'debitFailed']);
      const owner = customer.users[0].email;
      const [first, second, third] = mail.sent.filter(({ to }) => to === owner).map(({ text }) => text);
      expect(first).toContain('December\u00a08, 2026');
      expect(second).toContain('December\u00a011, 2026');
      expect(third).toContain('stays on and will pay your next bill');
    });

    test('tell instead of debiting after more than three days, and once', async () => {
      const customer = await enrolled();
      world.setNow(noonOf('2026-12-09'));
      await Promise.all([work(), work()]);
      await work();
      expect(await toldOf(under.database, customer.accountId)).toMatchObject([
        { kind: 'debitMissed', payment: { paymentDate: '2026-12-05', status: 'failed' } },
      ]);
    });

    test('are made late within three days, and told as made', async () => {
      const customer = await enrolled();
      world.setNow(noonOf('2026-12-08'));
      await work();
      expect(await kinds(customer)).toEqual(['paymentMade']);
    });

    test('that were canceled in time move nothing and tell of nothing more', async () => {
      const customer = await enrolled();
      const { accountId, browser } = customer;
      await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices' });
      for (const day of ['05', '06', '08', '12']) {
        world.setNow(noonOf(`2026-12-${day}`));
        await work();
      }
      expect(await kinds(customer)).toEqual(['autoPayOff']);
    });
  });

  describe('are delivered', () => {
    const deliveriesOf = async ({ accountId }: Customer) =>
      await under.database.query<{
        user_id: string;
        tries: number;
        sent: boolean;
        given_up: boolean;
        problem: string;
      }>(
        `SELECT user_id, tries, sent_at IS NOT NULL AS sent, given_up_at IS NOT NULL AS given_up, problem
         FROM message_delivery WHERE account_id = $1 ORDER BY user_id`,
        [accountId],
      );

    test('once to each, whatever many workers do at once', async () => {
      const customer = await newCustomer(world);
      await pay(world, customer);
      const mail = collectingPort();
      await Promise.all([1, 2, 3, 4].map(async () => await messageRound(world, under.database, mail)));
      await messageRound(world, under.database, mail);
      const mine = mail.sent.filter(({ to }) => to === customer.users[0].email);
      expect(new Set(mine.map(({ id }) => id)).size).toBe(mine.length);
      expect(await deliveriesOf(customer)).toMatchObject([{ sent: true, tries: 1, given_up: false }]);
    });

    test('after a worker died between finding who is told and sending, and between taking one and sending', async () => {
      const customer = await newCustomer(world);
      await pay(world, customer);
      const now = new Date();
      const onFault = (fault: unknown) => void faults.push(fault);
      await addressMessages(under.database, wholeRound, now, onFault);
      await addressMessages(under.database, wholeRound, now, onFault);
      expect(await deliveriesOf(customer)).toHaveLength(1);
      const taken = await takeDelivery(under.database, now);
      expect(taken?.accountId).toBe(customer.accountId);
      const mail = collectingPort();
      await messageRound(world, under.database, mail, { realNow: now });
      expect(mail.sent).toEqual([]);
      await messageRound(world, under.database, mail, { realNow: new Date(now.getTime() + 6 * 60_000) });
      expect(mail.sent).toHaveLength(1);
      expect(await deliveriesOf(customer)).toMatchObject([{ sent: true, tries: 2 }]);
    });

    test('again after a while, longer each time, and given up after three days with a record and no address in the log', async () => {
      const customer = await newCustomer(world);
      await pay(world, customer);
      const lines: unknown[] = [];
      const log = { warn: (...line: unknown[]) => void lines.push(line) };
      const begun = Date.now();
      const refusing = (): ReturnType<typeof collectingPort> =>
        collectingPort(Array.from({ length: 50 }, () => ({ answer: 'later', problem: 'EENVELOPE 451' })));
      for (let hours = 0; hours <= 80; hours += 0.25) {
        await messageRound(world, under.database, refusing(), {
          realNow: new Date(begun + hours * 3_600_000),
          log,
        });
      }
      const [delivery] = await deliveriesOf(customer);
      expect(delivery).toMatchObject({ sent: false, given_up: true, problem: 'EENVELOPE 451' });
      expect(delivery?.tries).toBeGreaterThan(6);
      expect(delivery?.tries).toBeLessThan(16);
      expect(JSON.stringify(lines)).not.toContain('@');
      expect(JSON.stringify(lines)).not.toContain(customer.facts.account.companyName);
    });

    test('to others where one address is refused for good', async () => {
      const customer = await newCustomer(world);
      const other = await newCustomer(world);
      await pay(world, customer);
      await pay(world, other);
      const mail = collectingPort([{ answer: 'refused', problem: 'EENVELOPE 550' }]);
      await messageRound(world, under.database, mail);
      const [one] = await deliveriesOf(customer);
      const [two] = await deliveriesOf(other);
      expect([one?.sent, two?.sent].toSorted()).toEqual([false, true]);
      expect([one?.given_up, two?.given_up].toSorted()).toEqual([false, true]);
    });

    test('in the reader’s language, unless switched off; a bank’s authorization is told all the same', async () => {
      const customer = await newCustomer(world);
      const owner = customer.users[0];
      await under.database.query("UPDATE portal_user SET language = 'es' WHERE id = $1", [owner.id]);
      for (const kind of ['paymentMade', 'paymentScheduled'])
        await under.database.query('INSERT INTO message_switched_off VALUES ($1, $2, $3, now())', [
          customer.accountId,
          owner.id,
          kind,
        ]);
      await schedule(customer);
      await pay(world, customer, await withCard(world, customer));
      const mail = collectingPort();
      await messageRound(world, under.database, mail);
      const mine = mail.sent.filter(({ to }) => to === owner.email);
      expect(mine.map(({ subject }) => subject)).toEqual([
        'Su pago de $178.25 quedó programado para el 1 de diciembre',
      ]);
      expect(mine[0]?.html).toContain('<html lang="es-US"');
    });
  });
});
