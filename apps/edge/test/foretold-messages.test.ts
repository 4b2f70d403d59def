import { randomUUID } from 'node:crypto';
import { type AccountFacts, defaultAutoPaySettings, type Message } from '@linework/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { debitAutoPay } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import { foretellDebits, nearEnrolmentsSql } from '../src/capabilities/messages/foretell-debits.ts';
import { endingCardsSql, foretellExpiry } from '../src/capabilities/messages/foretell-expiry.ts';
import { type Parameters, parameters } from '../src/database/parameters.ts';
import { front } from '../src/worker/place.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { newCustomer } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound, workerBeside } from './support/rounds.ts';
import { toldOf } from './support/told.ts';

const centsOf = (message: Message | undefined): number =>
  message?.kind === 'debitComing' ? message.amount.cents : Number.NaN;
const noonOf = (day: string): string => `${day}T12:00:00-05:00`;

describeOnEachEngine('What is told before its day', (under) => {
  let world: BillingWorld;
  const faults: unknown[] = [];
  beforeAll(async () => {
    world = await startWorld(under.database, { environment: { PROCESSOR_TIMEOUT_MS: '20000' } });
  });
  beforeEach(() => world.setNow(noonOf('2026-11-21')));
  afterAll(async () => {
    expect(faults).toEqual([]);
    await world.stop();
  });

  const worker = () => workerBeside(world, under.database, faults);
  const foretell = async () => {
    // What finds the next day of an enrolment is the round that debits.
    await debitAutoPay(worker(), wholeRound);
    await Promise.all(
      [1, 2].map(async () => await foretellDebits(worker(), wholeRound, defaultAutoPaySettings)),
    );
    await foretellExpiry(worker(), wholeRound);
  };
  const of = async (accountId: string, kind: Message['kind']) =>
    (await toldOf(under.database, accountId)).filter((message) => message.kind === kind);
  const enrolledOn = (debitDay: number) => (facts: AccountFacts) => ({
    ...facts,
    autoPay: facts.autoPay && { ...facts.autoPay, debitDay, lastDebitDate: '2026-11-05' as const },
  });

  test('a debit, three days before and once, with the amount that is then taken', async () => {
    const customer = await newCustomer(world, 'autoPayOn', { change: enrolledOn(5) });
    const { accountId } = customer;
    world.setNow(noonOf('2026-12-01'));
    await foretell();
    expect(await of(accountId, 'debitComing')).toEqual([]);
    for (const day of ['2026-12-02', '2026-12-03', '2026-12-04']) {
      world.setNow(noonOf(day));
      await foretell();
    }
    const [notice, ...more] = await of(accountId, 'debitComing');
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ date: '2026-12-05' });
    world.setNow(noonOf('2026-12-05'));
    await foretell();
    const [debit] = await under.database.query<{ amount_cents: number }>(
      "SELECT amount_cents FROM payment WHERE account_id = $1 AND channel = 'autoPay' AND NOT imported",
      [accountId],
    );
    expect(notice).toMatchObject({ amount: { cents: debit?.amount_cents } });
    expect(await of(accountId, 'debitComing')).toHaveLength(1);
  });

  test('a debit again, where a bill that comes within these days changes what is taken', async () => {
    const { accountId } = await newCustomer(world, 'autoPayOn', { change: enrolledOn(5) });
    world.setNow(noonOf('2026-12-02'));
    await foretell();
    world.setNow(noonOf('2026-12-04'));
    await under.database.query(
      `WITH charged AS (
         INSERT INTO ledger_entry (account_id, id, kind, entry_date, due_date, amount_cents, recorded_at)
         VALUES ($1, $2, 'charge', '2026-12-04', '2026-12-05', 1000, $3))
       UPDATE account SET posted_cents = posted_cents + 1000, version = version + 1 WHERE id = $1`,
      [accountId, randomUUID(), noonOf('2026-12-04')],
    );
    await foretell();
    await foretell();
    const [first, second, ...more] = await of(accountId, 'debitComing');
    expect(more).toEqual([]);
    expect(centsOf(second) - centsOf(first)).toBe(1000);
  });

  test('a card in the month before its last, once, and again for its next one', async () => {
    const customer = await newCustomer(world);
    const { accountId, card } = customer;
    const setEnd = async (expiration: string) =>
      await under.database.query(
        'UPDATE payment_method SET expiration = $3 WHERE account_id = $1 AND id = $2',
        [accountId, card, expiration],
      );
    await setEnd('2027-01');
    await foretell();
    expect(await of(accountId, 'cardExpiring')).toEqual([]);
    world.setNow(noonOf('2026-12-01'));
    await foretell();
    await foretell();
    expect(await of(accountId, 'cardExpiring')).toMatchObject([{ lastDay: '2027-01-31' }]);
    await setEnd('2027-02');
    world.setNow(noonOf('2027-01-01'));
    await foretell();
    expect(await of(accountId, 'cardExpiring')).toHaveLength(2);
  });

  test('is found by what is due, however many are enrolled and saved', async () => {
    if (under.engine !== 'postgresql') return;
    const planOf = async (sqlOf: (p: Parameters) => string): Promise<string> =>
      await under.database.transaction(async (transaction) => {
        await transaction.query('SET LOCAL enable_seqscan = off');
        const p = parameters();
        const plan = await transaction.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sqlOf(p)}`, p.values);
        return plan.map((row) => row['QUERY PLAN']).join('\n');
      });
    const now = new Date(noonOf('2026-12-02'));
    expect(await planOf((p) => nearEnrolmentsSql(p, now, front))).toContain('auto_pay_enrolment_to_look_at');
    expect(await planOf((p) => endingCardsSql(p, now, front))).toContain('payment_method_expiring');
  });
});
