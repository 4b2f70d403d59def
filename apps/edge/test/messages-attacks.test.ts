import { randomUUID } from 'node:crypto';
import {
  ChangeMessageSettingDocument,
  ChangeScheduledPaymentDocument,
  MessageSettingsDocument,
  moneyToWire,
  restPaths,
} from '@linework/contract';
import { atOnceADay, messageKinds, usd } from '@linework/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addressMessages } from '../src/capabilities/messages/address-messages.ts';
import { takeDelivery } from '../src/capabilities/messages/deliveries.ts';
import { foretellExpiry } from '../src/capabilities/messages/foretell-expiry.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { send } from './support/browser.ts';
import { type Customer, newCustomer, pay } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound, workerBeside } from './support/rounds.ts';
import { collectingPort, messageRound, toldOf } from './support/told.ts';

describeOnEachEngine('Against an attacker and what is broken messages', (under) => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startWorld(under.database, { environment: { PROCESSOR_TIMEOUT_MS: '20000' } });
  });
  beforeEach(async () => {
    world.setNow('2026-11-21T15:04:00-05:00');
    await under.database.query('DELETE FROM message');
    await under.database.query('DELETE FROM message_delivery');
  });
  afterAll(async () => await world.stop());

  /** What one round sends, to whom. */
  const sentInOneRound = async (): Promise<string[]> => {
    const mail = collectingPort();
    await messageRound(world, under.database, mail);
    return mail.sent.map(({ to }) => to);
  };
  const addressOf = ({ users }: Customer): string => users[0].email;
  /** So many messages of a kind that this edge cannot read, before all others. */
  const writeUnreadable = async ({ accountId }: Customer, count: number): Promise<void> =>
    void (await under.database.query(
      `INSERT INTO message (account_id, id, event_key, content, concerns, happened_at)
       SELECT $1, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'newer/' || n,
         '{"kind":"ofANewerEdge"}', '[]', now() FROM generate_series(1, $2) n`,
      [accountId, count],
    ));

  /** So many messages of what somebody did to their methods, by turns, of which the first has the number `from`. */
  const writeDone = async ({ accountId }: Customer, from: number, count: number): Promise<void> => {
    const method = {
      methodId: null,
      name: null,
      type: 'bankAccount',
      brand: null,
      accountType: 'checking',
      lastFourDigits: '0002',
    };
    await under.database.query(
      `INSERT INTO message (account_id, id, event_key, content, concerns, happened_at)
       SELECT $1, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'done/' || n,
         jsonb_build_object('kind', CASE WHEN n % 2 = 0 THEN 'methodAdded' ELSE 'methodRemoved' END,
           'method', $2::jsonb, 'by', 'Sam Ortiz'), '[]', now() FROM generate_series($3::int, $4::int) n`,
      [accountId, JSON.stringify(method), from, from + count - 1],
    );
  };

  test('leave an hour apart once somebody does so much that they would bury the owner’s mail, and none is lost', async () => {
    const customer = await newCustomer(world);
    await writeDone(customer, 1, atOnceADay + 12);
    const mail = collectingPort();
    const begun = new Date();
    const sentBy = async (hours: number) => {
      const realNow = new Date(begun.getTime() + hours * 3_600_000);
      await messageRound(world, under.database, mail, { realNow });
      return mail.sent.length;
    };
    expect(await sentBy(0)).toBe(atOnceADay);
    expect(await sentBy(1)).toBe(atOnceADay + 1);
    expect(await sentBy(5)).toBe(atOnceADay + 5);
    expect(await sentBy(13)).toBe(atOnceADay + 12);
  });

  test('of one account’s flood leave behind what others are told, and a code leaves before all', async () => {
    const [flooding, other] = [await newCustomer(world), await newCustomer(world)];
    await writeDone(flooding, 1, 12);
    await writeDone(other, 50, 1);
    await under.database.query(
      `INSERT INTO message (account_id, id, event_key, content, concerns, happened_at)
       VALUES ($1, '00000000-0000-7000-8000-000000000099', 'code', $2, $3, now())`,
      [
        other.accountId,
        JSON.stringify({
          kind: 'passwordCode',
          recoveryId: randomUUID(),
          username: other.users[0].username,
          expiresAt: new Date(Date.now() + 600_000).toISOString(),
        }),
        JSON.stringify([other.users[0].id]),
      ],
    );
    const now = new Date();
    await addressMessages(under.database, wholeRound, now, () => undefined);
    const left: string[] = [];
    for (;;) {
      const delivery = await takeDelivery(under.database, now);
      if (!delivery) break;
      left.push(delivery.messageId.slice(-2));
    }
    expect(left[0]).toBe('99');
    expect(left).toContain('50');
    expect(left.lastIndexOf('50')).toBeLessThan(left.indexOf('02'));
    expect(left.lastIndexOf('12')).toBe(left.length - 1);
  });

  test('go to everybody else where more than a page of them cannot be read', async () => {
    const [broken, customer] = [await newCustomer(world), await newCustomer(world)];
    await writeUnreadable(broken, 120);
    await pay(world, customer);
    expect(await sentInOneRound()).toEqual([addressOf(customer)]);
    const [left] = await under.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM message WHERE addressed_at IS NULL',
    );
    // Whoever can read them finds them yet.
    expect(left?.count).toBe(120);
  });

  test('go to everybody else where somebody of an account is of no kind that is known', async () => {
    const [broken, customer] = [await newCustomer(world), await newCustomer(world)];
    await pay(world, broken);
    await under.database.query("UPDATE portal_user SET user_type = 'ROBOT' WHERE id = $1", [
      broken.users[0].id,
    ]);
    await pay(world, customer);
    expect(await sentInOneRound()).toEqual([addressOf(customer)]);
  });

  test.each([
    ['cannot be read', "UPDATE message SET content = '{}' WHERE account_id = $1"],
    ['are gone', 'DELETE FROM message WHERE account_id = $1'],
    [
      'were to somebody who is gone',
      'UPDATE message_delivery SET user_id = gen_random_uuid() WHERE account_id = $1',
    ],
    ['are of an account that cannot be read', "UPDATE account SET footprint = 'NOWHERE' WHERE id = $1"],
  ])('go to everybody else in the same round where ten that wait %s', async (_, breaking) => {
    const broken = await newCustomer(world);
    const { accountId } = broken;
    await under.database.query(
      `INSERT INTO message (account_id, id, event_key, content, concerns, happened_at, addressed_at)
       SELECT $1, gen_random_uuid(), 'broken/' || n, '{"kind":"methodAdded"}', '[]', now(), now()
       FROM generate_series(1, 10) n`,
      [accountId],
    );
    await under.database.query(
      `INSERT INTO message_delivery (account_id, message_id, user_id, created_at, next_try_at)
       SELECT account_id, id, $2::uuid, now() - interval '1 hour', now() - interval '1 hour'
       FROM message WHERE account_id = $1`,
      [accountId, broken.users[0].id],
    );
    await under.database.query(breaking, [accountId]);
    const customer = await newCustomer(world);
    await pay(world, customer);
    expect(await sentInOneRound()).toEqual([addressOf(customer)]);
    const stuck = await under.database.query(
      `SELECT tries FROM message_delivery WHERE account_id = $1 AND (problem IS NULL OR tries <> 1)`,
      [accountId],
    );
    expect(stuck).toEqual([]);
  });

  test('of cards that end go to everybody else where one has a month that is none', async () => {
    const [broken, customer] = [await newCustomer(world), await newCustomer(world)];
    const setEnd = async ({ accountId, card }: Customer, expiration: string) =>
      await under.database.query(
        'UPDATE payment_method SET expiration = $3 WHERE account_id = $1 AND id = $2',
        [accountId, card, expiration],
      );
    await setEnd(broken, '2026-00');
    await setEnd(customer, '2026-12');
    const faults: unknown[] = [];
    await foretellExpiry(workerBeside(world, under.database, faults), wholeRound);
    expect(await toldOf(under.database, customer.accountId)).toMatchObject([{ kind: 'cardExpiring' }]);
    expect(faults).toEqual([]);
    await setEnd(broken, '2030-12');
  });

  test('of a change of a payment from a bank are owed, whatever is switched off', async () => {
    const customer = await newCustomer(world);
    const { accountId, browser, bank } = customer;
    const made = await pay(world, customer, { paymentDate: '2026-12-01' });
    await world.ask(browser, ChangeMessageSettingDocument, {
      input: { accountId, kind: 'paymentChanged', isOn: false },
    });
    const amount = moneyToWire(usd(17_825));
    const input = {
      accountId,
      paymentId: made.data?.makePayment.payment?.id ?? '',
      amount: moneyToWire(usd(5_000)),
      overpaymentConfirmed: true,
      paymentDate: '2026-12-01' as const,
      paymentMethodId: bank,
      seen: { amount, paymentDate: '2026-12-01' as const, methodId: bank },
    };
    await world.ask(browser, ChangeScheduledPaymentDocument, { input });
    expect(await sentInOneRound()).toHaveLength(2);
  });

  test('are switched off by nobody for another, and none that is owed', async () => {
    const [customer, other] = [await newCustomer(world), await newCustomer(world)];
    const change = async (accountId: string, kind: string) => {
      const body = {
        documentId: ChangeMessageSettingDocument.id,
        variables: { input: { accountId, kind, isOn: false } },
      };
      const response = await send(world.url, customer.browser, restPaths.graph, body, randomUUID());
      return await response.text();
    };
    expect(await change(other.accountId, 'paymentMade')).toContain('LW-AUT-060');
    const { data } = await world.ask(customer.browser, MessageSettingsDocument, {
      accountId: customer.accountId,
    });
    const optional: readonly string[] = data?.messageSettings.settings.map(({ kind }) => kind) ?? [];
    for (const kind of messageKinds) {
      const isDone = (await change(customer.accountId, kind)).includes('"settings"');
      expect([kind, isDone]).toEqual([kind, optional.includes(kind)]);
    }
    const off = await under.database.query<{ user_id: string; kind: string }>(
      'SELECT DISTINCT user_id, kind FROM message_switched_off WHERE account_id = ANY($1::uuid[])',
      [[customer.accountId, other.accountId]],
    );
    expect(off.map(({ kind }) => kind).toSorted()).toEqual(optional.toSorted());
    expect(off.every(({ user_id }) => user_id === customer.users[0].id)).toBe(true);
  });
});
