import { hash } from 'node:crypto';
import {
  type AccountFacts,
  type BusinessDate,
  dayIn,
  isPositive,
  nextDebit,
  oneTimeBlockedReason,
  openDebitDay,
  type Payment,
} from '@linework/domain';
import { loadAccount } from '../billing/load-facts.ts';
import { parameters } from '../database/parameters.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { claimPayment } from '../payments/claim-payment.ts';
import type { PaymentRecord } from '../payments/payment-record.ts';
import { newReference } from '../problems/new-reference.ts';
import { chargeOrWait } from './charge-or-wait.ts';
import type { Waiting } from './find-payments.ts';
import { openDebitDays } from './open-debit-days.ts';
import { forEachPayment, type Round } from './round.ts';
import { type WorkerServices, worker } from './worker-services.ts';

interface Enrolment {
  /** Names the enrolment to whoever hears of a fault. */
  readonly paymentId: string;
  readonly accountId: string;
  readonly id: string;
  readonly debit_day: number;
  readonly last_debit_date: BusinessDate | null;
  readonly accepted_by_user_id: string | null;
  readonly accepted_by: string;
  readonly processor_token: string;
  readonly time_zone: string;
}

/** Debits Auto Pay on its day, once a day and enrolment, for what is then owed. */
export async function debitAutoPay(services: WorkerServices, round: Round): Promise<void> {
  const now = services.clock.now();
  const p = parameters();
  const enrolments = await services.database.query<Enrolment>(
    `SELECT e.id AS "paymentId", e.account_id AS "accountId", e.id, e.debit_day, e.last_debit_date,
       e.accepted_by_user_id, e.accepted_by, m.processor_token, a.time_zone
     FROM auto_pay_enrolment e
     JOIN payment_method m ON m.account_id = e.account_id AND m.id = e.method_id
     JOIN account a ON a.id = e.account_id
     WHERE e.ended_at IS NULL
       AND to_jsonb(e.debit_day) IN (SELECT jsonb_array_elements(${p.json(openDebitDays(now))}))`,
    p.values,
  );
  await forEachPayment(services, round, enrolments, async (enrolment) => {
    const { debit_day: debitDay, last_debit_date: lastDebitDate, time_zone: timeZone } = enrolment;
    const today = dayIn(now, timeZone);
    const date = openDebitDay({ debitDay, lastDebitDate }, today);
    if (date <= today) await debit(services, enrolment, date);
  });
}

async function debit(services: WorkerServices, enrolment: Enrolment, date: BusinessDate): Promise<void> {
  const account = await loadAccount(services.database, enrolment.accountId);
  if (!account) return;
  const today = dayIn(services.clock.now(), enrolment.time_zone);
  const record = recordOf(services, enrolment, account.facts, today);
  if (!record) {
    await markDone(services, enrolment, date);
    return;
  }
  const claim = await claimPayment(services.database, {
    record,
    version: account.version,
    idempotencyKey: keyOf(enrolment.id, date),
    requestHash: 'autoPay',
    cardDataToken: null,
    answer: null,
    actor: worker,
    now: services.clock.now(),
  });
  // Another payment has the account, or it just changed: the next round tries again.
  if (claim === 'changed') return;
  if (claim === 'claimed') services.notePayment(record.payment);
  if (claim === 'claimed' && record.payment.status === 'running') {
    await chargeOrWait(services, waitingOf(record, enrolment), today);
  }
  await markDone(services, enrolment, date);
}

/** The payment that Auto Pay makes now; `null` when nothing is owed, or the account may have none. */
function recordOf(
  { clock }: WorkerServices,
  enrolment: Enrolment,
  facts: AccountFacts,
  today: BusinessDate,
): PaymentRecord | null {
  const { autoPay, account } = facts;
  const amount = nextDebit(facts, today)?.estimatedAmount;
  if (!autoPay || !amount || !isPositive(amount)) return null;
  const method = facts.methods.find(({ id }) => id === autoPay.method.methodId);
  const blocked =
    !method || oneTimeBlockedReason({ ...method, usedBy: [] }, account.restrictions, today) !== null;
  const payment: Payment = {
    id: uuidV7(),
    reference: newReference(),
    status: blocked ? 'failed' : 'running',
    statusReason: blocked ? 'LW-PAY-034' : null,
    amount,
    paymentDate: today,
    requestedAt: clock.now().toISOString(),
    postedDate: null,
    channel: 'autoPay',
    method: autoPay.method,
    createdBy: { userId: enrolment.accepted_by_user_id ?? enrolment.id, name: enrolment.accepted_by },
    inSupportQueue: false,
    wasChecked: false,
    failedAt: blocked ? clock.now().toISOString() : null,
    restoresServiceBy: null,
  };
  return { accountId: account.id, payment, processorToken: enrolment.processor_token, keepMethod: null };
}

const waitingOf = (record: PaymentRecord, { time_zone }: Enrolment): Waiting => ({
  record,
  requestHash: null,
  answer: null,
  paymentId: record.payment.id,
  accountId: record.accountId,
  payment: record.payment,
  timeZone: time_zone,
});

/** One key a debit: however many copies of the worker see that the day has come, one payment is made. */
function keyOf(enrolmentId: string, date: BusinessDate): string {
  const hex = hash('sha256', `autoPay/${enrolmentId}/${date}`, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function markDone(
  { database }: WorkerServices,
  enrolment: Enrolment,
  date: BusinessDate,
): Promise<void> {
  const p = parameters();
  await database.query(
    `UPDATE auto_pay_enrolment SET last_debit_date = ${p.date(date)}
     WHERE account_id = ${p.uuid(enrolment.accountId)} AND id = ${p.uuid(enrolment.id)}`,
    p.values,
  );
}
