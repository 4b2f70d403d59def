import {
  acceptedFromWire,
  autoPayAnswerToWire,
  autoPayErrorsToWire,
  debitedInPass,
  type GraphSchema,
  type PassProblem,
  passDayProblem,
  passProblem,
  passWithoutProofs,
  requestedPaymentFromWire,
} from '@linework/contract';
import {
  dayIn,
  decideEnrolment,
  enrolmentEnding,
  goesOnToEnroll,
  type Money,
  tookNothing,
  zero,
} from '@linework/domain';
import type { Database } from '../../database/database.ts';
import type { IdempotentContext } from '../../graph/resolvers.ts';
import { malformed, OutcomeProblem } from '../../problems/problem.ts';
import { callerOf, findByKey, makePayment, paymentServices, requestHash } from '../payments/index.ts';
import {
  type AutoPayRequest,
  answerAutoPay,
  momentOf,
  overviewOf,
  refuseTooOften,
} from './auto-pay-attempt.ts';
import { loadForAutoPay } from './auto-pay-question.ts';
import { namedMethod } from './debited-method.ts';

type Input = GraphSchema.PayAndEnrollInput;
type Payload = GraphSchema.AutoPayPayload;

const at = '/input/enrolment';

/**
 * Pays, then turns Auto Pay on, in one pass: what keeps it from being turned on is found before any money moves. Sent
 * again with its key, a pass that ended between the two goes on where it ended.
 */
export async function payAndEnroll(context: IdempotentContext, input: Input): Promise<Payload> {
  const refused = await beforePaying(context, input);
  if (refused) return refused;
  const { isPaying } = debitedInPass(input);
  const paying = isPaying && !input.payment.paymentMethodId ? { savePaymentMethod: true } : {};
  const made = await makePayment(
    paymentServices(context),
    callerOf(context),
    { ...input.payment, ...paying },
    context.idempotencyKey,
    hashedWith(input),
  );
  if (made.replayed) context.markReplayed();
  const { payment, paymentOptions = null, userErrors } = made.payload;
  if (!payment || paymentOptions) {
    const moved = userErrors.map(({ pointer, ...error }) => ({
      ...error,
      pointer: pointer?.replace('/input/', '/input/payment/') ?? null,
    }));
    const { outcome, reference } = made.payload;
    const told = { ending: 'refused', outcome, reference, payment: null, paymentOptions } as const;
    return await answered(context, input, told, moved);
  }
  const enrolled = goesOnToEnroll(payment) ? await enroll(context, input, payment) : null;
  if (enrolled?.ending === 'enrolled') return enrolled;
  const statusReason = payment.statusReason ?? null;
  const ended = enrolmentEnding({ status: payment.status, statusReason }, false, zero);
  const outcome = 'outcome' in ended ? ended.outcome : null;
  const { reference } = payment;
  const told = { ending: ended.ending, outcome, reference, payment, paymentOptions: null } as const;
  return await answered(context, input, told, enrolled?.userErrors ?? userErrors);
}

const hashedWith = (input: Input): string =>
  JSON.stringify(['payAndEnroll', passWithoutProofs(input).enrolment]);

/** What a pass turns on. */
function askedOf({ enrolment }: Input, named: Parameters<AutoPayRequest['decide']>[1], payNow: Money) {
  const { scope, debitDay } = enrolment;
  return { ...acceptedFromWire(enrolment), ...named, scope, debitDay, payNow };
}

/** What was answered before, or what keeps Auto Pay from being turned on; `null` where it may go, or has paid already. */
async function beforePaying(context: IdempotentContext, input: Input): Promise<Payload | null> {
  const { accountId, payment, enrolment } = input;
  const debited = debitedInPass(input);
  const { services, tokenHash, idempotencyKey } = context;
  const loaded = await loadForAutoPay(services.database, {
    tokenHash,
    accountId,
    idempotencyKey,
    cardDataToken: debited.cardDataToken,
    now: services.clock.now(),
  });
  context.admit(loaded);
  refuseMalformed(passProblem(input));
  if (loaded.earlier) {
    if (loaded.earlier.hash !== hashOf(input)) throw new OutcomeProblem('LW-PAY-042');
    context.markReplayed();
    return loaded.earlier.answer;
  }
  if (loaded.hasPaid && !(await hasTakenNothing(services.database, accountId, idempotencyKey))) return null;
  const { payment: requested } = requestedPaymentFromWire(payment);
  const today = dayIn(services.clock.now(), loaded.facts.account.timeZone);
  refuseMalformed(passDayProblem(requested, today));
  const named = namedMethod(loaded, debited);
  // What pays will be proven by the payment.
  const proof = debited.isPaying ? null : named.proof;
  const asked = { ...askedOf(input, named, requested?.amount ?? zero), proof };
  const decision = decideEnrolment(loaded.facts, asked, momentOf(context, loaded));
  if (!decision.refusals) {
    refuseTooOften(loaded, decision.turn, services.clock.now());
    return null;
  }
  const userErrors = autoPayErrorsToWire(decision.refusals, at);
  const outcome = userErrors[0]?.code ?? null;
  const { reference } = context.names;
  const { scope } = enrolment;
  return autoPayAnswerToWire(
    {
      ending: 'refused',
      outcome,
      reference,
      payment: null,
      paymentOptions: null,
      overview: overviewOf(context, loaded.facts, { scope }),
      scope,
    },
    userErrors,
  );
}

function refuseMalformed(found: PassProblem | null): void {
  if (found) throw malformed(found.pointer, found.problem);
}

/** Whether the key's payment will be made anew: the processor took nothing of it. */
async function hasTakenNothing(database: Database, accountId: string, key: string): Promise<boolean> {
  const made = await findByKey(database, accountId, key);
  return made !== null && tookNothing(made.record.payment, made.answer?.outcome ?? null);
}

const hashOf = (input: Input): string =>
  requestHash('payAndEnroll', hashedWith(input), JSON.stringify(passWithoutProofs(input).payment));

/** The enrolment, once money was taken or is on its way. A fault of ours changes nothing about the payment. */
async function enroll(
  context: IdempotentContext,
  input: Input,
  payment: GraphSchema.Payment,
): Promise<Payload | null> {
  const { enrolment } = input;
  const { isPaying, paymentMethodId, cardDataToken } = debitedInPass(input);
  const request: AutoPayRequest = {
    accountId: enrolment.accountId,
    operation: 'payAndEnroll',
    requestHash: hashOf(input),
    paymentMethodId: isPaying ? (payment.paymentMethod.methodId ?? null) : paymentMethodId,
    cardDataToken: isPaying ? null : cardDataToken,
    scope: enrolment.scope,
    at,
    done: 'enrolled',
    why: 'changed',
    failure: 'LW-APY-020',
    decide: (facts, named, moment) => decideEnrolment(facts, askedOf(input, named, zero), moment),
    payment,
  };
  try {
    return await answerAutoPay(context, request);
  } catch (error) {
    context.log.error({ err: error, paymentId: payment.id }, 'paid, and Auto Pay was not turned on');
    return null;
  }
}

async function answered(
  context: IdempotentContext,
  { accountId, enrolment: { scope } }: Input,
  told: Pick<Payload, 'ending' | 'outcome' | 'reference'> & {
    readonly payment: GraphSchema.Payment | null;
    readonly paymentOptions: GraphSchema.PaymentOptions | null;
  },
  userErrors: readonly GraphSchema.UserError[],
): Promise<Payload> {
  const { facts } = await context.facts(accountId);
  const overview = overviewOf(context, facts, { scope });
  return autoPayAnswerToWire({ ...told, outcome: told.outcome ?? null, overview, scope }, userErrors);
}
