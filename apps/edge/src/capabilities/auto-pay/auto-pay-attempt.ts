import { autoPayAnswerToWire, autoPayErrorsToWire, type GraphSchema } from '@linework/contract';
import {
  type AccountFacts,
  type AuthorizationEnd,
  type AutoPayDecision,
  type AutoPayMoment,
  type AutoPayScope,
  type AutoPayTurn,
  afterTurn,
  authorizationWait,
  autoPayOverview,
  type Money,
  nameOf,
  type OutcomeCode,
} from '@linework/domain';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { longestChase } from '../../graph/longest-chase.ts';
import type { IdempotentContext } from '../../graph/resolvers.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { noteOtherwise } from '../../processor/agree-or-note.ts';
import { agree, agreeAsItStands, agreementChanges } from './agree.ts';
import { type AutoPayFacts, loadForAutoPay } from './auto-pay-question.ts';
import { type NamedMethod, namedMethod } from './debited-method.ts';
import { keepTurn } from './keep-turn.ts';

type Payload = GraphSchema.AutoPayPayload;

/** One thing that somebody asks of Auto Pay, and what comes of it. */
export interface AutoPayRequest {
  readonly accountId: string;
  readonly operation: string;
  readonly requestHash: string;
  readonly paymentMethodId: string | null;
  readonly cardDataToken: string | null;
  /** What the answer tells of; all services where nothing is said. */
  readonly scope?: AutoPayScope;
  /** Where its members stand in what was sent. */
  readonly at: string;
  readonly done: 'enrolled' | 'changed' | 'cancelled';
  readonly why: AuthorizationEnd;
  /** What is told where the bank or card network does not agree. */
  readonly failure: OutcomeCode;
  readonly decide: (
    facts: AccountFacts,
    named: Pick<NamedMethod, 'method' | 'proof' | 'isWalletFull'>,
    moment: AutoPayMoment,
  ) => AutoPayDecision;
  /** The payment of the same pass, made with the key; the key is its too then. */
  readonly payment: GraphSchema.Payment | null;
}

/** By what and by whom it is decided. */
export const momentOf = (
  { services: { clock, configuration } }: IdempotentContext,
  loaded: Pick<AutoPayFacts, 'session'>,
): AutoPayMoment => ({
  now: clock.now(),
  settings: configuration.payments,
  retries: configuration.autoPay,
  acceptedBy: nameOf(loaded.session),
  newId: uuidV7,
});

/** How Auto Pay stands, as a page asks for it. */
export const overviewOf = (
  { services: { clock, configuration } }: Pick<IdempotentContext, 'services'>,
  facts: AccountFacts,
  { payNow, scope }: { readonly payNow?: Money; readonly scope?: AutoPayScope | undefined } = {},
) => autoPayOverview(facts, clock.now(), configuration.payments, configuration.autoPay, payNow, scope);

/**
 * Decides, has bank or card network agree, and writes it down, all at once or not at all. The same key answers the same; what
 * was refused is not kept, so that it may be sent again, corrected.
 * @throws OutcomeProblem LW-PAY-042 when the key belongs to another request, LW-APY-046 one time too many, LW-AUT-…
 */
export async function answerAutoPay(context: IdempotentContext, request: AutoPayRequest): Promise<Payload> {
  const { services, tokenHash, idempotencyKey } = context;
  const { accountId, cardDataToken } = request;
  const load = async () => {
    const now = services.clock.now();
    return await loadForAutoPay(services.database, {
      tokenHash,
      accountId,
      idempotencyKey,
      cardDataToken,
      now,
    });
  };
  for (let round = 0; round < longestChase; round += 1) {
    const loaded = await load();
    context.admit(loaded);
    const earlier = earlierAnswer(loaded, request);
    if (earlier) {
      context.markReplayed();
      return earlier;
    }
    const named = namedMethod(loaded, request);
    const { newMethod } = named;
    const decision = request.decide(loaded.facts, named, momentOf(context, loaded));
    const { facts } = loaded;
    if (decision.refusals) {
      const userErrors = autoPayErrorsToWire(decision.refusals, request.at);
      const outcome = userErrors[0]?.code ?? null;
      return answerOf(context, request, facts, { ending: 'refused', outcome, userErrors });
    }
    // Before a pass paid it was asked, and what has paid is turned on.
    if (request.payment === null) refuseTooOften(loaded, decision.turn, services.clock.now());
    const changes = agreementChanges(decision.turn, loaded.savedTokens, newMethod);
    const answer = await agree(services.processor, changes);
    if (answer === 'refused') {
      // Of two services one may have been agreed to.
      if (changes.length > 1)
        await agreeAsItStands(services.processor, changes, loaded, noteOtherwise(context.log));
      const userErrors = [{ code: request.failure, pointer: null, problem: null }];
      return answerOf(context, request, facts, { ending: 'failed', outcome: request.failure, userErrors });
    }
    const isLost = answer === 'lost';
    const turn = isLost ? givenUp(decision.turn) : decision.turn;
    const lost = [{ code: 'LW-APY-043' as const, pointer: null, problem: null }];
    const payload = answerOf(
      context,
      request,
      afterTurn(facts, turn),
      isLost
        ? { ending: 'lost', outcome: 'LW-APY-043', userErrors: lost }
        : { ending: request.done, outcome: null, userErrors: [] },
    );
    const isKept = await keepTurn(services.database, {
      ...request,
      version: loaded.version,
      facts,
      turn,
      newMethod,
      idempotencyKey,
      answer: payload,
      actor: {
        userId: loaded.session.userId,
        sessionId: loaded.session.id,
        correlatorId: context.names.correlatorId,
      },
      name: nameOf(loaded.session),
      action: `autoPay.${payload.ending}`,
      why: isLost ? 'failed' : request.why,
      now: services.clock.now(),
    });
    if (!isKept) {
      const now = await load();
      await agreeAsItStands(services.processor, changes, now, noteOtherwise(context.log));
      continue;
    }
    context.log.info({ autoPay: payload.ending, code: payload.outcome }, 'auto pay');
    return payload;
  }
  throw new OutcomeProblem('LW-SYS-010');
}

/** @throws OutcomeProblem LW-APY-046 where it was authorized too often within the hour, with the seconds to wait */
export function refuseTooOften(
  { authorizedLately }: Pick<AutoPayFacts, 'authorizedLately'>,
  { begins }: AutoPayTurn,
  now: Date,
): void {
  const retryAfter = authorizationWait(begins.length, authorizedLately, now);
  if (retryAfter !== null) throw new OutcomeProblem('LW-APY-046', { retryAfter });
}

/** What the first caller of the key was told. @throws OutcomeProblem LW-PAY-042 when the key belongs to another request */
function earlierAnswer(
  { earlier, hasPaid }: AutoPayFacts,
  { requestHash, payment }: AutoPayRequest,
): Payload | null {
  const isAnothers = earlier ? earlier.hash !== requestHash : hasPaid && payment === null;
  if (isAnothers) throw new OutcomeProblem('LW-PAY-042');
  return earlier?.answer ?? null;
}

/** Bank or card network gave the old up: nothing is debited any more. */
const givenUp = ({ ends }: AutoPayTurn): AutoPayTurn => ({
  ends: ends.map(({ enrolment }) => ({ enrolment, debitDate: null })),
  begins: [],
});

function answerOf(
  context: IdempotentContext,
  { payment, scope }: AutoPayRequest,
  facts: AccountFacts,
  { userErrors, ...ended }: Pick<Payload, 'ending' | 'outcome' | 'userErrors'>,
): Payload {
  const { ending, outcome } = ended;
  if (userErrors.length > 0) context.log.info({ code: outcome, autoPay: ending }, 'auto pay refused');
  return autoPayAnswerToWire(
    {
      ending,
      outcome: outcome ?? null,
      reference: payment?.reference ?? context.names.reference,
      payment,
      paymentOptions: null,
      overview: overviewOf(context, facts, { scope }),
      scope,
    },
    userErrors,
  );
}
