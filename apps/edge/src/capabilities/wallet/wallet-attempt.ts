import { type GraphSchema, walletAnswerToWire } from '@linework/contract';
import {
  afterWalletDecision,
  dayIn,
  nameOf,
  type ToldOfWallet,
  toldNotAgreed,
  toldOfDone,
  toldOfUndone,
  type VerifiedNumber,
  type WalletDecision,
  type WalletDone,
  type WalletState,
} from '@linework/domain';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { longestChase } from '../../graph/longest-chase.ts';
import type { IdempotentContext } from '../../graph/resolvers.ts';
import { OutcomeProblem } from '../../problems/problem.ts';
import { noteOtherwise } from '../../processor/agree-or-note.ts';
import { newMethodOf } from '../card-data/index.ts';
import { agreeAsItStands, agreeToChange } from './agree-to-change.ts';
import { keepWallet } from './keep-wallet.ts';
import { readCharged } from './method-records.ts';
import { loadForWallet, type WalletFacts } from './wallet-question.ts';
import { shownWallet } from './wallet-shown.ts';

type Payload = GraphSchema.WalletPayload;

/** One thing that somebody asks of the wallet. */
export interface WalletRequest {
  readonly accountId: string;
  readonly operation: 'addPaymentMethod' | 'editPaymentMethod' | 'deletePaymentMethod';
  readonly requestHash: string;
  /** The saved method that it is about. */
  readonly methodId: string | null;
  readonly cardDataToken: string | null;
  /** What is told where bank or card network cannot be asked, or our side fails. */
  readonly failure: 'LW-WAL-010' | 'LW-WAL-020';
  /** @param number of the token that was sent; `null` where that is over, or stands for no new method */
  readonly decide: (state: WalletState, number: VerifiedNumber | null) => WalletDecision;
}

/**
 * Decides and writes it down, all at once or not at all. The same key answers the same; what was refused is not kept, so that
 * it may be sent again, corrected.
 * @throws OutcomeProblem LW-PAY-042 when the key belongs to another request, LW-AUT-…
 */
export async function answerWallet(context: IdempotentContext, request: WalletRequest): Promise<Payload> {
  const { services, tokenHash, idempotencyKey } = context;
  const { accountId, methodId, cardDataToken } = request;
  for (let round = 0; round < longestChase; round += 1) {
    const loaded = await loadForWallet(services.database, {
      tokenHash,
      accountId,
      idempotencyKey,
      methodId,
      cardDataToken,
    });
    context.admit(loaded);
    const earlier = earlierAnswer(loaded, request);
    if (earlier) {
      context.markReplayed();
      return earlier;
    }
    const decision = request.decide(loaded.state, numberOf(loaded));
    if (decision.ending === 'refused' || decision.ending === 'changedMeanwhile')
      return answerOf(context, loaded, loaded.state, toldOfUndone(decision, methodId));
    if (decision.ending === 'edited' && !decision.isNew)
      return answerOf(context, loaded, loaded.state, done(context, loaded.state, decision));
    const payload = await writeDown(context, request, loaded, decision);
    if (payload) return payload;
  }
  throw new OutcomeProblem(request.failure);
}

/** What the first caller of the key was told. @throws OutcomeProblem LW-PAY-042 when the key belongs to another request */
function earlierAnswer({ earlier, hasPaid }: WalletFacts, { requestHash }: WalletRequest): Payload | null {
  if (hasPaid || (earlier && earlier.hash !== requestHash)) throw new OutcomeProblem('LW-PAY-042');
  return earlier?.answer ?? null;
}

/** A saved card's token only proves its security code. */
function numberOf({ token }: WalletFacts): VerifiedNumber | null {
  if (token === null || token.paymentMethodId !== null) return null;
  return { method: newMethodOf(token, uuidV7()), fingerprint: token.fingerprint };
}

/** @returns `null` where the account has moved on: it is judged anew */
async function writeDown(
  context: IdempotentContext,
  request: WalletRequest,
  loaded: WalletFacts,
  decision: WalletDone,
): Promise<Payload | null> {
  const { services, idempotencyKey, names } = context;
  const { session } = loaded;
  const now = services.clock.now();
  const onOtherwise = noteOtherwise(context.log);
  const charged = async () => await readCharged(services.database, request.accountId, request.methodId);
  const { processorToken: before } = await charged();
  const after = loaded.token?.processorToken ?? null;
  const says = await agreeToChange(services.processor, decision, { before, after }, onOtherwise);
  if (says !== 'done') return answerOf(context, loaded, loaded.state, toldNotAgreed(decision, says));
  const name = nameOf(session);
  const by = { at: now.toISOString(), by: { userId: session.userId, name } };
  const state = afterWalletDecision(loaded.state, decision, by);
  const payload = answerOf(context, loaded, state, done(context, state, decision));
  const isKept = await keepWallet(services.database, {
    ...request,
    version: loaded.version,
    done: decision,
    processorToken: after,
    idempotencyKey,
    answer: payload,
    actor: { userId: session.userId, sessionId: session.id, correlatorId: names.correlatorId },
    name,
    now,
  });
  if (!isKept) {
    await agreeAsItStands(services.processor, decision, { before, after }, await charged(), onOtherwise);
    return null;
  }
  context.log.info({ wallet: decision.ending }, 'wallet');
  return payload;
}

const done = ({ services }: IdempotentContext, { facts }: WalletState, decision: WalletDone): ToldOfWallet =>
  toldOfDone(decision, facts, dayIn(services.clock.now(), facts.account.timeZone));

function answerOf(
  context: IdempotentContext,
  { session }: WalletFacts,
  state: WalletState,
  told: ToldOfWallet,
): Payload {
  const { ending, outcome } = told;
  if (outcome) context.log.info({ code: outcome, wallet: ending }, 'wallet refused');
  const { reference } = context.names;
  return walletAnswerToWire({ ...told, reference, wallet: shownWallet(context, session, state) });
}
