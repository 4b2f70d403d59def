import { hash } from 'node:crypto';
import {
  type AccountFacts,
  type BusinessDate,
  dayIn,
  isPositive,
  nextDebit,
  oneTimeBlockedReason,
  type Payment,
} from '@linework/domain';
import { parameters } from '../../database/parameters.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { loadAccount } from '../../facts/load-facts.ts';
import { newReference } from '../../problems/new-reference.ts';
import { dealWithEach, everyPage, type Round } from '../../worker/round.ts';
import {
  chargeOrWait,
  claimPayment,
  type PaymentRecord,
  type PaymentRoundServices,
  type Waiting,
  worker,
} from '../payments/index.ts';
import { type DueEnrolment, findDueEnrolments } from './due-enrolments.ts';

/** Debits Auto Pay on its day, once a day and enrolment, for what is then owed. */
export async function debitAutoPay(services: PaymentRoundServices, round: Round): Promise<void> {
  const now = services.clock.now();
  const due = everyPage(services, round, {
    name: 'autoPay',
    pageAfter: async (place) => await findDueEnrolments(services.database, now, place),
    placeOf: ({ debitDate, accountId, enrolmentId }: DueEnrolment) => ({
      day: debitDate,
      accountId,
      id: enrolmentId,
    }),
  });
  await dealWithEach(services, round, due, async (enrolment) => await debit(services, enrolment));
}

async function debit(services: PaymentRoundServices, enrolment: DueEnrolment): Promise<void> {
  const { enrolmentId, debitDate, timeZone } = enrolment;
  const account = await loadAccount(services.database, enrolment.accountId);
  if (!account) return;
  const today = dayIn(services.clock.now(), timeZone);
  const record = recordOf(services, enrolment, account.facts, today);
  if (!record) {
    await markDone(services, enrolment);
    return;
  }
  const claim = await claimPayment(services.database, {
    record,
    version: account.version,
    idempotencyKey: keyOf(enrolmentId, debitDate),
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
  await markDone(services, enrolment);
}

/** The payment that Auto Pay makes now; `null` when nothing is owed, or the account may have none. */
function recordOf(
  { clock }: PaymentRoundServices,
  enrolment: DueEnrolment,
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
    returnReason: null,
    returnedDate: null,
    amount,
    paymentDate: today,
    requestedAt: clock.now().toISOString(),
    postedDate: null,
    channel: 'autoPay',
    method: autoPay.method,
    wasMethodSaved: false,
    createdBy: { userId: enrolment.acceptedByUserId ?? enrolment.enrolmentId, name: enrolment.acceptedBy },
    inSupportQueue: false,
    wasChecked: false,
    failedAt: blocked ? clock.now().toISOString() : null,
    restoresServiceBy: null,
  };
  return { accountId: account.id, payment, processorToken: enrolment.processorToken, keepMethod: null };
}

const waitingOf = (record: PaymentRecord, { timeZone }: DueEnrolment): Waiting => ({
  record,
  requestHash: null,
  answer: null,
  paymentId: record.payment.id,
  accountId: record.accountId,
  payment: record.payment,
  timeZone,
});

/** One key a debit: however many copies of the worker see that the day has come, one payment is made. */
function keyOf(enrolmentId: string, date: BusinessDate): string {
  const hex = hash('sha256', `autoPay/${enrolmentId}/${date}`, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function markDone(
  { database }: PaymentRoundServices,
  { accountId, enrolmentId, debitDate }: DueEnrolment,
): Promise<void> {
  const p = parameters();
  await database.query(
    `UPDATE auto_pay_enrolment SET last_debit_date = ${p.date(debitDate)}
     WHERE account_id = ${p.uuid(accountId)} AND id = ${p.uuid(enrolmentId)}`,
    p.values,
  );
}
