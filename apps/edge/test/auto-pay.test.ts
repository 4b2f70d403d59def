import { randomUUID } from 'node:crypto';
import {
  AuthorizationsDocument,
  AutoPayOverviewDocument,
  BillingSummaryDocument,
  CancelAutoPayDocument,
  ChangeAutoPayDocument,
  EnrollAutoPayDocument,
  type GraphSchema,
  PayAndEnrollDocument,
} from '@linework/contract';
import { type AccountFacts, type BusinessDate, businessDate, snapshotOf } from '@linework/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../src/audit/audit.ts';
import { debitAutoPay } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import { executeScheduled } from '../src/capabilities/payments/rounds/execute-scheduled.ts';
import { joinDatabase } from '../src/database/open-database.ts';
import { changeInput, enrolmentInput, payAndEnrollInput } from './parity/auto-pay-asking.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import {
  amountDue,
  type Customer,
  type NamedNumbers,
  newCustomer,
  pay,
  withCard,
} from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound, workerBeside } from './support/rounds.ts';

const start = '2026-11-21T15:04:00-05:00';
const noonOf = (day: string): string => `${day}T12:00:00-05:00`;

/** Enrolled by a card on December 5, which is the due day. */
const byCardOn = (debitDay: number, lastDebitDate: BusinessDate) => (facts: AccountFacts) => ({
  ...facts,
  autoPay: facts.autoPay && { ...facts.autoPay, debitDay, lastDebitDate },
});

/** What waits is paid by a card that expires before its day; Auto Pay debits a bank account. */
function withExpiringCard(facts: AccountFacts): AccountFacts {
  const methods = facts.methods.map((method) =>
    method.type === 'creditCard' ? { ...method, expirationDate: '2026-11', usedBy: [] } : method,
  );
  const card = methods.find(({ type }) => type === 'creditCard');
  if (!card) throw new Error('The customer has no card');
  const payments = facts.payments.map((payment) =>
    payment.status === 'scheduled'
      ? { ...payment, paymentDate: businessDate('2026-12-02'), method: snapshotOf(card) }
      : payment,
  );
  return { ...facts, methods, payments };
}

describeOnEachEngine('Auto Pay', (under) => {
  let world: BillingWorld;
  const faults: unknown[] = [];
  beforeAll(async () => {
    // Nothing here is silent: what a busy machine answers late is no refusal.
    world = await startWorld(under.database, { environment: { PROCESSOR_TIMEOUT_MS: '20000' } });
  });
  beforeEach(() => world.setNow(start));
  afterAll(async () => {
    expect(faults).toEqual([]);
    expect((await audit(under.database, world.processor)).breaches).toEqual([]);
    await world.stop();
  });

  const work = async () => await debitAutoPay(workerBeside(world, under.database, faults), wholeRound);
  const enroll = async (
    customer: Customer,
    change: Partial<GraphSchema.EnrollAutoPayInput> = {},
    key?: string,
  ) =>
    (
      await world.ask(
        customer.browser,
        EnrollAutoPayDocument,
        { input: enrolmentInput(customer, change) },
        key,
      )
    ).data?.enrollAutoPay;
  const change = async (customer: Customer, changed: Partial<GraphSchema.ChangeAutoPayInput>) =>
    (await world.ask(customer.browser, ChangeAutoPayDocument, { input: changeInput(customer, changed) })).data
      ?.changeAutoPay;
  const cancel = async ({ browser, accountId }: Customer) =>
    (await world.ask(browser, CancelAutoPayDocument, { accountId, scope: 'allServices' })).data
      ?.cancelAutoPay;
  const overview = async ({ browser, accountId }: Customer) =>
    (await world.ask(browser, AutoPayOverviewDocument, { accountId })).data?.autoPayOverview;
  const told = async ({ browser, accountId }: Customer) =>
    (await world.ask(browser, BillingSummaryDocument, { accountId })).data?.billingSummary;
  const debits = async ({ accountId }: Customer) =>
    await under.database.query<{ payment_date: string; status: string; method_type: string; cents: number }>(
      `SELECT payment_date, status, method_type, amount_cents AS cents FROM payment
       WHERE account_id = $1 AND channel = 'autoPay' AND NOT imported ORDER BY payment_date, requested_at`,
      [accountId],
    );
  const enrolled = async (named: NamedNumbers = {}) =>
    await newCustomer(world, 'autoPayOn', { change: byCardOn(5, '2026-11-05'), ...named });

  test('that is turned on debits on its first day, and the summary says so before', async () => {
    const customer = await newCustomer(world);
    expect(await enroll(customer)).toMatchObject({
      ending: 'enrolled',
      outcome: null,
      overview: { allServices: { debitDay: 5 }, nextDebit: { date: '2026-12-05', leavesOn: '2026-12-07' } },
    });
    const next = (await told(customer))?.autoPay?.nextDebit;
    expect(next).toMatchObject({ date: '2026-12-05', changeBy: '2026-12-03' });
    world.setNow(noonOf('2026-12-04'));
    await work();
    expect(await debits(customer)).toEqual([]);
    world.setNow(noonOf('2026-12-05'));
    await work();
    await work();
    expect(await debits(customer)).toMatchObject([
      { payment_date: '2026-12-05', status: 'pending', cents: Number(next?.estimatedAmount.value) * 100 },
    ]);
    expect((await told(customer))?.autoPay?.nextDebit.date).toBe('2027-01-05');
  });

  test('is told with what a scheduled payment leaves whose card expires before its day, and debits just that', async () => {
    const customer = await newCustomer(world, 'autoPayAndScheduled', { change: withExpiringCard });
    const next = (await told(customer))?.autoPay?.nextDebit;
    expect(Number(next?.estimatedAmount.value) * 100).toBe(amountDue(customer).cents);
    expect((await overview(customer))?.nextDebit?.amount).toEqual(next?.estimatedAmount);
    for (const day of ['2026-12-02', next?.date ?? '']) {
      world.setNow(noonOf(day));
      await executeScheduled(workerBeside(world, under.database, faults), wholeRound);
      await work();
    }
    expect(await debits(customer)).toMatchObject([
      { payment_date: next?.date, cents: amountDue(customer).cents },
    ]);
  });

  test('is turned on once, whoever asks at the same time', async () => {
    const customer = await newCustomer(world);
    const answers = await Promise.all(Array.from({ length: 8 }, async () => await enroll(customer)));
    expect(answers.map((answer) => answer?.ending).sort()).toEqual([
      'enrolled',
      ...Array.from({ length: 7 }, () => 'refused'),
    ]);
    const [row] = await under.database.query<{ live: number; given: number }>(
      `SELECT (SELECT count(*) FROM auto_pay_enrolment WHERE account_id = $1 AND ended_at IS NULL)::int AS live,
         (SELECT count(*) FROM auto_pay_authorization WHERE account_id = $1)::int AS given`,
      [customer.accountId],
    );
    expect(row).toEqual({ live: 1, given: 1 });
  });

  test('with one key it is turned on once, and every caller hears the same', async () => {
    const customer = await newCustomer(world);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, async () => await enroll(customer, {}, key)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.ending).toBe('enrolled');
  });

  test('that is canceled in time debits nothing', async () => {
    const customer = await enrolled();
    world.setNow(noonOf('2026-12-03'));
    expect(await cancel(customer)).toMatchObject({ ending: 'cancelled', overview: { nextDebit: null } });
    world.setNow(noonOf('2026-12-05'));
    await work();
    expect(await debits(customer)).toEqual([]);
  });

  test('that is canceled on its day makes that debit, once, and no other', async () => {
    const customer = await enrolled();
    world.setNow(noonOf('2026-12-05'));
    expect(await cancel(customer)).toMatchObject({
      ending: 'cancelled',
      overview: { allServices: null, isLastDebit: true, nextDebit: { date: '2026-12-05', isToday: true } },
    });
    expect((await told(customer))?.autoPay?.nextDebit.date).toBe('2026-12-05');
    const other = await joinDatabase(under.settings);
    await Promise.all([work(), debitAutoPay(workerBeside(world, other, faults), wholeRound)]);
    await other.close();
    await work();
    expect(await debits(customer)).toHaveLength(1);
    expect(await overview(customer)).toMatchObject({ isLastDebit: false, nextDebit: null });
    world.setNow(noonOf('2027-01-05'));
    await work();
    expect(await debits(customer)).toHaveLength(1);
  });

  test('that is changed too late makes its next debit as it stood, and then goes by the change', async () => {
    const customer = await enrolled();
    const [before] = customer.facts.methods.filter(({ usedBy }) => usedBy.includes('allServices'));
    const to = before?.type === 'bankAccount' ? customer.card : customer.bank;
    world.setNow(noonOf('2026-12-05'));
    expect(
      await change(customer, { ...(await withCard(world, customer, to)), debitDay: null }),
    ).toMatchObject({
      ending: 'changed',
      overview: {
        allServices: { paymentMethod: { methodId: to } },
        isLastDebit: true,
        nextDebit: { date: '2026-12-05', paymentMethod: { methodId: before?.id } },
      },
    });
    await work();
    expect(await debits(customer)).toMatchObject([{ method_type: before?.type }]);
    expect(await overview(customer)).toMatchObject({
      isLastDebit: false,
      nextDebit: { date: '2027-01-05', paymentMethod: { methodId: to } },
    });
  });

  test('that is changed in time debits by the change alone', async () => {
    const customer = await enrolled();
    const [before] = customer.facts.methods.filter(({ usedBy }) => usedBy.includes('allServices'));
    const to = before?.type === 'bankAccount' ? customer.card : customer.bank;
    expect(await change(customer, { ...(await withCard(world, customer, to)), debitDay: 3 })).toMatchObject({
      ending: 'changed',
      overview: { nextDebit: { date: '2026-12-03' } },
    });
    for (const day of ['2026-12-03', '2026-12-05']) {
      world.setNow(noonOf(day));
      await work();
    }
    expect(await debits(customer)).toMatchObject([{ payment_date: '2026-12-03' }]);
    const { accountId, browser } = customer;
    const given = (await world.ask(browser, AuthorizationsDocument, { accountId })).data?.authorizations;
    expect(given).toMatchObject([
      { debitDay: 3, language: 'en', wording: expect.stringContaining('I authorize'), ended: null },
      { debitDay: 5, ended: { why: 'changed', by: expect.stringContaining(' ') } },
    ]);
  });

  test('keeps the old method, and all that goes with it, where the new one agrees to nothing', async () => {
    const customer = await enrolled({ card: 'noAgreement' });
    const before = await overview(customer);
    expect(await change(customer, { ...(await withCard(world, customer)), debitDay: null })).toMatchObject({
      ending: 'failed',
      outcome: 'LW-APY-041',
    });
    expect(await overview(customer)).toEqual(before);
  });

  test('is off where the old method was given up and the new one was not taken', async () => {
    const customer = await enrolled({ card: 'losingAgreement' });
    expect(await change(customer, { ...(await withCard(world, customer)), debitDay: null })).toMatchObject({
      ending: 'lost',
      outcome: 'LW-APY-043',
      overview: { allServices: null, nextDebit: null },
    });
    world.setNow(noonOf('2026-12-05'));
    await work();
    expect(await debits(customer)).toEqual([]);
  });

  test('tries a declined debit again on the third and the sixth day, as it is told, and stays on', async () => {
    const customer = await enrolled({ bank: 'bankDeclined', card: 'declined' });
    const made: string[] = [];
    for (let day = 4; day <= 14; day += 1) {
      const today = `2026-12-${String(day).padStart(2, '0')}`;
      world.setNow(noonOf(today));
      const next = (await told(customer))?.autoPay?.nextDebit.date;
      const before = (await debits(customer)).length;
      await work();
      await work();
      const after = (await debits(customer)).length;
      expect(after - before, today).toBe(next === today ? 1 : 0);
      if (after > before) made.push(today);
    }
    expect(made).toEqual(['2026-12-05', '2026-12-08', '2026-12-11']);
    expect((await debits(customer)).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
    expect((await told(customer))?.autoPay?.nextDebit.date).toBe('2027-01-05');
  });

  test('does not try a declined debit again that a change of the day came too late for, and tells of the next', async () => {
    const customer = await enrolled({ bank: 'bankDeclined', card: 'declined' });
    world.setNow(noonOf('2026-12-05'));
    expect(await change(customer, { debitDay: 18 })).toMatchObject({
      ending: 'changed',
      overview: { isLastDebit: true, nextDebit: { date: '2026-12-05' } },
    });
    for (const day of ['2026-12-05', '2026-12-06', '2026-12-08', '2026-12-11']) {
      world.setNow(noonOf(day));
      await work();
      expect((await told(customer))?.autoPay?.nextDebit.date).toBe('2026-12-18');
    }
    expect(await debits(customer)).toMatchObject([{ payment_date: '2026-12-05', status: 'failed' }]);
  });

  test('takes what a retry is for once it is paid another way no more', async () => {
    const customer = await enrolled({ bank: 'bankDeclined', card: 'declined' });
    world.setNow(noonOf('2026-12-05'));
    await work();
    await under.database.query('UPDATE account SET posted_cents = 0, version = version + 1 WHERE id = $1', [
      customer.accountId,
    ]);
    const [owed] = await under.database.query<{ cents: number }>(
      'SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM ledger_entry WHERE account_id = $1',
      [customer.accountId],
    );
    await under.database.query(
      `INSERT INTO ledger_entry (account_id, id, kind, entry_date, amount_cents, recorded_at)
       VALUES ($1, gen_random_uuid(), 'credit', '2026-12-06', $2, now())`,
      [customer.accountId, -(owed?.cents ?? 0)],
    );
    world.setNow(noonOf('2026-12-08'));
    await work();
    expect(await debits(customer)).toHaveLength(1);
  });

  test('makes up for a day that nobody ran on, once, and no later than three days after', async () => {
    const late = await enrolled();
    world.setNow(noonOf('2026-12-08'));
    const other = await joinDatabase(under.settings);
    await Promise.all([work(), debitAutoPay(workerBeside(world, other, faults), wholeRound)]);
    await other.close();
    expect(await debits(late)).toMatchObject([{ payment_date: '2026-12-08' }]);
    const missed = await enrolled();
    world.setNow(noonOf('2026-12-09'));
    await work();
    await work();
    expect(await debits(missed)).toMatchObject([{ payment_date: '2026-12-05', status: 'failed' }]);
    expect((await told(missed))?.news.failed).toMatchObject([
      { how: 'autoPay', payment: { statusReason: 'LW-PAY-060' } },
    ]);
    expect((await told(missed))?.autoPay?.nextDebit.date).toBe('2027-01-05');
    world.setNow(noonOf('2026-12-11'));
    await work();
    expect(await debits(missed)).toHaveLength(1);
  });

  test('pays and enrolls in one pass, and goes on where a pass ended between the two', async () => {
    const customer = await newCustomer(world);
    const key = randomUUID();
    const input = payAndEnrollInput(customer);
    const pass = async () =>
      (await world.ask(customer.browser, PayAndEnrollDocument, { input }, key)).data?.payAndEnroll;
    const first = await pass();
    expect(first).toMatchObject({ ending: 'enrolled', payment: { status: 'pending' } });
    // As a process leaves it that dies once it has paid.
    const { accountId } = customer;
    await under.database.query('DELETE FROM idempotent_answer WHERE account_id = $1', [accountId]);
    await under.database.query('DELETE FROM auto_pay_enrolment WHERE account_id = $1', [accountId]);
    await under.database.query('DELETE FROM auto_pay_authorization WHERE account_id = $1', [accountId]);
    expect(await pass()).toMatchObject({ ending: 'enrolled', payment: { id: first?.payment?.id } });
    expect(await pass()).toMatchObject({ ending: 'enrolled', payment: { id: first?.payment?.id } });
    const [row] = await under.database.query(
      `SELECT (SELECT count(*) FROM payment WHERE account_id = $1 AND NOT imported)::int AS paid,
         (SELECT count(*) FROM auto_pay_enrolment WHERE account_id = $1)::int AS enrolled`,
      [accountId],
    );
    expect(row).toEqual({ paid: 1, enrolled: 1 });
  });

  test('a key that has paid turns nothing on, and one that turned it on pays nothing', async () => {
    const customer = await newCustomer(world);
    const [paying, enrolling] = [randomUUID(), randomUUID()];
    await pay(world, customer, {}, paying);
    const refused = await world.ask(
      customer.browser,
      EnrollAutoPayDocument,
      { input: enrolmentInput(customer) },
      paying,
    );
    expect(refused.code).toBe('LW-PAY-042');
    await enroll(customer, {}, enrolling);
    expect((await pay(world, customer, {}, enrolling)).code).toBe('LW-PAY-042');
  });

  test('writes down who did what, with nothing left that waits', async () => {
    const customer = await newCustomer(world);
    await enroll(customer);
    await change(customer, { debitDay: 3 });
    await cancel(customer);
    const events = await under.database.query<{ action: string; actor_user_id: string }>(
      "SELECT action, actor_user_id FROM audit_event WHERE account_id = $1 AND action LIKE 'autoPay.%' ORDER BY id",
      [customer.accountId],
    );
    expect(events.map(({ action }) => action)).toEqual([
      'autoPay.enrolled',
      'autoPay.changed',
      'autoPay.cancelled',
    ]);
    expect(new Set(events.map(({ actor_user_id }) => actor_user_id))).toEqual(
      new Set([customer.users[0].id]),
    );
    await executeScheduled(workerBeside(world, under.database, faults), wholeRound);
    expect(await debits(customer)).toEqual([]);
  });
});
