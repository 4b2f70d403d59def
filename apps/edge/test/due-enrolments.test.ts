import { type AccountFacts, addDays, type BusinessDate, businessDate, dayIn } from '@linework/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { debitAutoPay } from '../src/capabilities/auto-pay/debit-auto-pay.ts';
import { type DueEnrolment, findDueEnrolments } from '../src/capabilities/auto-pay/due-enrolments.ts';
import type { PaymentRoundServices } from '../src/capabilities/payments/index.ts';
import { front, type Place, pageSize } from '../src/worker/place.ts';
import { type BillingWorld, startWorld } from './support/billing-world.ts';
import { type Customer, newCustomer } from './support/customers.ts';
import { describeOnEachEngine } from './support/each-engine.ts';
import { wholeRound, workerBeside } from './support/rounds.ts';

/** Where the day comes first, where it comes last, and between. */
const timeZones = ['Pacific/Kiritimati', 'UTC', 'America/New_York', 'Pacific/Pago_Pago'] as const;
/** Beside month ends, long and short, and at hours in which it is three days at once. */
const instants = [
  '2026-11-21T12:00:00Z',
  '2026-12-01T10:30:00Z',
  '2027-02-28T23:00:00Z',
  '2028-03-01T11:00:00Z',
];
/** Days from today to the day on which an enrolment is to be looked at. */
const daysAhead = [-400, -4, -1, 0, 1, 2, 31];

interface Enrolled {
  readonly id: string;
  readonly due_on: BusinessDate;
}

describeOnEachEngine('Auto Pay asks the database', (under) => {
  let world: BillingWorld;
  let services: PaymentRoundServices;
  const faults: unknown[] = [];
  beforeAll(async () => {
    world = await startWorld(under.database);
    services = workerBeside(world, under.database, faults);
  });
  afterEach(async () => {
    await under.database.query('DELETE FROM auto_pay_enrolment');
  });
  afterAll(async () => {
    expect(faults).toEqual([]);
    await world.stop();
  });

  const enrolledIn = async (timeZone: string): Promise<Customer> =>
    await newCustomer(world, 'autoPayOn', {
      change: (facts): AccountFacts => ({ ...facts, account: { ...facts.account, timeZone } }),
    });

  /** An enrolment for each day on which it is to be looked at, all of one customer's. */
  const enrol = async (
    { accountId }: Customer,
    dueOn: readonly BusinessDate[],
    endedAt: string | null = null,
  ): Promise<readonly Enrolled[]> =>
    await under.database.query<Enrolled>(
      `INSERT INTO auto_pay_enrolment (account_id, id, scope, method_id, debit_day, text_version, language, accepted_at,
         accepted_by, due_on, ended_at)
       SELECT e.account_id, gen_random_uuid(), e.scope, e.method_id, 5, e.text_version, e.language, e.accepted_at,
         e.accepted_by, due, $3::timestamptz
       FROM (SELECT * FROM auto_pay_enrolment WHERE account_id = $1 LIMIT 1) e, unnest($2::date[]) due
       RETURNING id, due_on`,
      [accountId, dueOn, endedAt],
    );

  const allDue = async (now: Date): Promise<readonly DueEnrolment[]> => {
    const due: DueEnrolment[] = [];
    for (let after: Place = front; ; ) {
      const page = await findDueEnrolments(under.database, now, after);
      due.push(...page);
      const last = page.at(-1);
      if (!last || page.length < pageSize) return due;
      after = { day: last.dueOn, accountId: last.accountId, id: last.enrolmentId };
    }
  };

  test.each(instants)('at %s for those whose day has come where they are, and for no others', async (at) => {
    const now = new Date(at);
    const expected: Record<string, BusinessDate> = {};
    for (const timeZone of timeZones) {
      const customer = await enrolledIn(timeZone);
      const today = dayIn(now, timeZone);
      const days = daysAhead.map((days) => addDays(today, days));
      const enrolled = [...(await enrol(customer, days)), ...(await enrol(customer, days, at))];
      for (const { id, due_on } of enrolled) if (due_on <= today) expected[id] = due_on;
      await under.database.query(
        'UPDATE auto_pay_enrolment SET due_on = NULL WHERE account_id = $1 AND NOT id = ANY($2::uuid[])',
        [customer.accountId, enrolled.map(({ id }) => id)],
      );
    }
    const due = await allDue(now);
    expect(Object.keys(expected)).toHaveLength(timeZones.length * 2 * 4);
    expect(Object.fromEntries(due.map(({ enrolmentId, dueOn }) => [enrolmentId, dueOn]))).toEqual(expected);
    expect(due).toHaveLength(Object.keys(expected).length);
  });

  test('a page at a time, and deals with every one', async () => {
    world.setNow('2026-12-05T12:00:00Z');
    const customer = await enrolledIn('UTC');
    await under.database.query('UPDATE auto_pay_enrolment SET due_on = NULL');
    await enrol(
      customer,
      Array.from({ length: pageSize + 5 }, () => businessDate('2026-12-05')),
    );
    expect(await findDueEnrolments(under.database, new Date('2026-12-05T12:00:00Z'), front)).toHaveLength(
      pageSize,
    );
    await debitAutoPay(services, wholeRound);
    expect(await allDue(new Date('2026-12-05T12:00:00Z'))).toEqual([]);
  });

  test('and debits the others while the processor is silent about one', async () => {
    world.setNow('2026-12-05T12:00:00Z');
    const customers: Customer[] = [];
    while (customers.length < 10) customers.push(await enrolledIn('UTC'));
    await under.database.query(
      "UPDATE auto_pay_enrolment SET debit_day = 5, last_debit_date = '2026-11-05', due_on = '2026-12-05'",
    );
    const others = Promise.withResolvers<void>();
    const asked: string[] = [];
    await debitAutoPay(
      {
        ...services,
        processor: {
          ...world.processor,
          charge: async (request) => {
            asked.push(request.paymentId);
            if (asked.length === customers.length) others.resolve();
            if (asked[0] === request.paymentId) await others.promise;
            return await world.processor.charge(request);
          },
        },
      },
      wholeRound,
    );
    expect(new Set(asked).size).toBe(customers.length);
  });
});
