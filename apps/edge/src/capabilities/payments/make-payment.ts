import { type GraphSchema, requestedPaymentFromWire } from '@linework/contract';
import {
  channelOf,
  dayIn,
  isMethodSaved,
  nameOf,
  type Payment,
  paidOf,
  type RequestedPayment,
  restoredByPaying,
  tookNothing,
  withoutIdleToken,
  withoutProof,
} from '@linework/domain';
import { requireBillPay } from '../../access/bill-pay.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { longestChase } from '../../graph/longest-chase.ts';
import { newReference } from '../../problems/new-reference.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { awaitAnswer } from './await-answer.ts';
import { chargeAndSettle } from './charge-and-settle.ts';
import { claimPayment } from './claim-payment.ts';
import type { MethodChoice } from './method-choice.ts';
import { payableOptions, requirePayable } from './payable-options.ts';
import { paymentAnswer, refusalAnswer } from './payment-answer.ts';
import { type Attempt, actorOf, type Caller, type PaymentServices } from './payment-attempt.ts';
import { loadPaymentFacts, loadToAccept } from './payment-question.ts';
import type { EarlierRequest, PaymentRecord } from './payment-record.ts';
import { checkPayment } from './payment-rules.ts';
import { releaseKey } from './release.ts';
import { requestHash } from './request-hash.ts';

type Payload = GraphSchema.MakePaymentPayload;

export interface Made {
  readonly payload: Payload;
  /** The answer that the first caller of the key was given. */
  readonly replayed: boolean;
}

/**
 * Makes a payment: rules, then written down `running`, then the processor, then settled. The same key gives the same
 * answer however often it is sent; whatever goes wrong on the way, money moves at most once.
 * @param purpose what the request is beside the payment: of another, the key is another request's
 * @throws OutcomeProblem for what is answered as a problem document: LW-PAY-042, LW-PAY-043, LW-BIL-040, LW-AUT-…
 */
export async function makePayment(
  services: PaymentServices,
  caller: Caller,
  input: GraphSchema.MakePaymentInput,
  idempotencyKey: string,
  purpose = 'makePayment',
): Promise<Made> {
  const { payment: request, userErrors } = requestedPaymentFromWire(input);
  for (let round = 0; round < longestChase; round += 1) {
    // Most payments are accepted: the first look is for that alone, and whatever it does not find is looked at in full.
    const isFirstLook =
      round === 0 && request !== null && !request.deviceId && !services.isBillPayUnavailable();
    const load = isFirstLook ? loadToAccept : loadPaymentFacts;
    const facts = await load(services.database, {
      tokenHash: caller.tokenHash,
      accountId: input.accountId,
      idempotencyKey,
      paymentMethodId: input.paymentMethodId ?? null,
      cardDataToken: input.cardDataToken ?? null,
      address: caller.address,
    });
    caller.admit(facts);
    // One look at the clock: a second one, after midnight, would write down another day than the rules were asked for.
    const now = services.clock.now();
    const rules = { ...services, clock: { now: () => now } };
    const options = payableOptions(rules, facts.facts, input.deviceId);
    if (!request) {
      return {
        payload: refusalAnswer(userErrors, requirePayable(options), caller.reference),
        replayed: false,
      };
    }
    const hash = hashOf(purpose, input.accountId, request);
    if (facts.otherOperation !== null) throw new OutcomeProblem('LW-PAY-042');
    const device = options && paidOf(options);
    const spending = withoutIdleToken(request, facts.facts.methods);
    const attempt: Attempt = {
      services,
      caller,
      facts,
      request: spending,
      device,
      idempotencyKey,
      hash,
      now,
    };
    if (facts.earlier) {
      const answered = await answerEarlier(attempt, facts.earlier);
      if (answered) return answered;
      continue;
    }
    // What was sent before is answered as it was: only from here on nothing was taken for sure.
    requireBillPay(services);
    const checked = checkPayment(request, facts, requirePayable(options));
    if (!checked.accepted && isFirstLook) continue;
    if (!checked.accepted) {
      const payload = refusalAnswer(checked.userErrors, requirePayable(options), caller.reference);
      return { payload, replayed: false };
    }
    const payload = await makeFirst(attempt, checked.method);
    if (payload) return { payload, replayed: false };
  }
  throw new OutcomeProblem('LW-PAY-060');
}

const hashOf = (purpose: string, accountId: string, request: RequestedPayment): string =>
  requestHash(
    purpose,
    accountId,
    request.amount.cents,
    request.paymentDate,
    request.paymentMethodId,
    withoutProof(request).cardDataToken,
    request.savePaymentMethod,
    request.expectedAmountDue.cents,
    request.overpaymentConfirmed,
    // Keys of before name no device, and are still the same requests.
    ...(request.deviceId ? [request.deviceId] : []),
  );

/** @returns `null` when the account moved on before this payment had it */
async function makeFirst(attempt: Attempt, method: MethodChoice): Promise<Payload | null> {
  const { services, facts, request, idempotencyKey, hash, now } = attempt;
  const record = newRecord(attempt, method);
  const isScheduled = record.payment.status === 'scheduled';
  const answer = isScheduled ? paymentAnswer(record.payment) : null;
  const claim = await claimPayment(services.database, {
    record,
    version: facts.version,
    idempotencyKey,
    requestHash: hash,
    cardDataToken: request.cardDataToken,
    answer,
    actor: actorOf(attempt),
    now,
    today: dayIn(now, facts.facts.account.timeZone),
  });
  if (claim !== 'claimed') return null;
  services.notePayment(record.payment);
  return answer ?? (await chargeAndSettle(attempt, record));
}

function newRecord({ facts, request, device, now }: Attempt, method: MethodChoice): PaymentRecord {
  const { account } = facts.facts;
  const isScheduled = request.paymentDate > dayIn(now, account.timeZone);
  const keepMethod = request.savePaymentMethod ? method.savable : null;
  // A verified method dated later is saved now; one that pays now, once it has paid. What is saved already is that one.
  const savedNow = isScheduled && keepMethod ? keepMethod.id : null;
  const methodId = savedNow ?? (request.savePaymentMethod ? method.savedAs : null);
  const snapshot = methodId === null ? method.snapshot : { ...method.snapshot, methodId };
  const payment: Payment = {
    id: uuidV7(),
    reference: newReference(),
    status: isScheduled ? 'scheduled' : 'running',
    statusReason: null,
    returnReason: null,
    returnedDate: null,
    amount: request.amount,
    device,
    paymentDate: request.paymentDate,
    requestedAt: now.toISOString(),
    postedDate: null,
    channel: channelOf(facts.session.userType),
    method: snapshot,
    wasMethodSaved: isMethodSaved(keepMethod !== null, { method: snapshot }),
    createdBy: { userId: facts.session.userId, name: nameOf(facts.session) },
    inSupportQueue: false,
    wasChecked: false,
    failedAt: null,
    restoresServiceBy: isScheduled ? null : restoredByPaying(facts.facts, device, request.amount, now),
  };
  return { accountId: account.id, payment, processorToken: method.processorToken, keepMethod };
}

/** @returns `null` when this key is free again, so that the request is made as if for the first time */
async function answerEarlier(attempt: Attempt, earlier: EarlierRequest): Promise<Made | null> {
  const { services, facts, idempotencyKey, hash } = attempt;
  if (earlier.requestHash !== hash) throw new OutcomeProblem('LW-PAY-042');
  const answered =
    earlier.record.payment.status === 'running'
      ? await awaitAnswer(services.database, facts.facts.account.id, idempotencyKey)
      : earlier;
  if (!answered) throw new OutcomeProblem('LW-PAY-043', { retryAfter: 2 });
  if (tookNothing(answered.record.payment, answered.answer?.outcome ?? null)) {
    await releaseKey(services.database, answered.record, idempotencyKey);
    return null;
  }
  return { payload: answered.answer ?? paymentAnswer(answered.record.payment), replayed: true };
}
