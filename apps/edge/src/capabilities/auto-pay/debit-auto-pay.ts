import {
  type AccountFacts,
  type AutoPaySettings,
  type BusinessDate,
  canBeDebited,
  type DebitTurn,
  dayIn,
  debitTurn,
  defaultAutoPaySettings,
  type OutcomeCode,
  type Payment,
  paidMobileBill,
  restoredByPaying,
} from '@linework/domain';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { loadAccount } from '../../facts/load-facts.ts';
import { ownKey } from '../../graph/idempotency-key.ts';
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
import {
  type DueEnrolment,
  findDueEnrolments,
  type LookedEnrolment,
  lookedAtSql,
  writeLookedAt,
} from './due-enrolments.ts';

/** Debits Auto Pay on its day and tries again what was declined, each once, for what is then owed. */
export async function debitAutoPay(
  services: PaymentRoundServices,
  round: Round,
  settings: AutoPaySettings = defaultAutoPaySettings,
): Promise<void> {
  const now = services.clock.now();
  const due = everyPage(services, round, {
    name: 'autoPay',
    pageAfter: async (place) => await findDueEnrolments(services.database, now, place),
    placeOf: ({ dueOn, accountId, enrolmentId }: DueEnrolment) => ({
      day: dueOn,
      accountId,
      id: enrolmentId,
    }),
  });
  await dealWithEach(services, round, due, async (enrolment) => await look(services, enrolment, settings));
}

async function look(
  services: PaymentRoundServices,
  due: DueEnrolment,
  settings: AutoPaySettings,
): Promise<void> {
  const { database, clock } = services;
  const account = await loadAccount(database, due.accountId);
  if (!account) return;
  const today = dayIn(clock.now(), due.timeZone);
  const turn = debitTurn(account.facts, due.enrolmentId, today, settings);
  const looked = { ...foundAgain(due, account.facts), version: account.version, after: turn.after };
  const isLeft = turn.turn === 'wait' || (await debit(services, looked, account.facts, turn, today));
  if (isLeft) await writeLookedAt(database, looked);
}

type Debit = Exclude<DebitTurn, { readonly turn: 'wait' }>;

/** It may have ended since it was found, and have another day for its last debit. */
function foundAgain(due: DueEnrolment, { lastAutoPay, lastMobileAutoPay }: AccountFacts): DueEnrolment {
  const last = [lastAutoPay, lastMobileAutoPay].find((one) => one?.id === due.enrolmentId);
  return last ? { ...due, dueOn: last.debitDate } : due;
}

/** @returns whether it is left to write down that it is dealt with; not while another payment has the account, nor where that just changed */
async function debit(
  services: PaymentRoundServices,
  due: LookedEnrolment,
  facts: AccountFacts,
  turn: Debit,
  today: BusinessDate,
): Promise<boolean> {
  const record = recordOf(services, due, facts, turn, today);
  const claim = await claimPayment(services.database, {
    record,
    version: due.version,
    idempotencyKey: debitKey(due.enrolmentId, turn.on),
    requestHash: 'autoPay',
    cardDataToken: null,
    answer: null,
    actor: worker,
    now: services.clock.now(),
    today,
    chargedBy: { methodId: turn.enrolment.method.methodId, processorToken: due.processorToken },
    authorizationId: due.enrolmentId,
    // Whoever changes Auto Pay right after finds the debit's day dealt with.
    besides: (p) => `looked AS (${lookedAtSql(p, due, 'claimed')} RETURNING e.id)`,
  });
  if (claim === 'claimed') services.notePayment(record.payment);
  if (claim === 'claimed' && record.payment.status === 'running') {
    await chargeOrWait(services, waitingOf(record, due), today);
  }
  return claim === 'keyUsed';
}

/** Why nothing is taken although something is owed; `null` where it is. */
function reasonNot(facts: AccountFacts, { turn, enrolment }: Debit, today: BusinessDate): OutcomeCode | null {
  // Nobody ran for days: it is told, and no longer made up for.
  if (turn === 'tell') return 'LW-PAY-060';
  return canBeDebited(facts, enrolment.method.methodId, today) ? null : 'LW-PAY-034';
}

/** The payment that Auto Pay makes now, or that it could not make. */
function recordOf(
  { clock }: PaymentRoundServices,
  due: DueEnrolment,
  facts: AccountFacts,
  turn: Debit,
  today: BusinessDate,
): PaymentRecord {
  const now = clock.now().toISOString();
  const statusReason = reasonNot(facts, turn, today);
  const device = turn.enrolment.scope === 'mobile' ? paidMobileBill(facts) : null;
  const payment: Payment = {
    id: uuidV7(),
    reference: newReference(),
    status: statusReason ? 'failed' : 'running',
    statusReason,
    returnReason: null,
    returnedDate: null,
    amount: turn.amount,
    device,
    paymentDate: turn.turn === 'tell' ? turn.on : today,
    requestedAt: now,
    postedDate: null,
    channel: 'autoPay',
    method: turn.enrolment.method,
    wasMethodSaved: false,
    createdBy: { userId: due.acceptedByUserId ?? due.enrolmentId, name: due.acceptedBy },
    inSupportQueue: false,
    wasChecked: false,
    failedAt: statusReason ? now : null,
    restoresServiceBy: statusReason ? null : restoredByPaying(facts, device, turn.amount, clock.now()),
  };
  return { accountId: due.accountId, payment, processorToken: due.processorToken, keepMethod: null };
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

/** One key a debit and a day it is tried on: however many copies of the worker see that it has come, one payment is made. */
export const debitKey = (enrolmentId: string, date: BusinessDate): string =>
  ownKey(`autoPay/${enrolmentId}/${date}`);
