import type { AutoPayTurn, BegunAutoPay, EndedAutoPay } from '../auto-pay-changes/auto-pay-turn.ts';
import { type AuthorizationEnd, givenWith } from '../auto-pay-changes/given-authorization.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { debitOfEarlierMethod, unconfirmedDebitFor } from '../facts/debit-sent.ts';
import type { Payment } from '../payment/payment.ts';
import type { MessageEvent } from './message.ts';
import { toldMethod } from './told-facts.ts';

/** What an account has been charged. */
export type ChargedFacts = Pick<AccountFacts, 'payments' | 'devicePayments'>;

/** Whose doing it is, and why what ends does. */
export interface TurnMaker {
  readonly why: AuthorizationEnd;
  readonly by: string;
  readonly userId: string | null;
}

/**
 * What is told of enrolling, changing and canceling, an enrolment at a time; a change is told once, with what was authorized.
 * @param facts as they were before it
 */
export function messagesOfTurn(
  { ends, begins }: AutoPayTurn,
  maker: TurnMaker,
  facts: ChargedFacts,
): MessageEvent[] {
  const begun = new Set(begins.map(({ enrolment }) => enrolment.scope));
  return [
    ...begins.map((one) => begunMessage(one, ends, maker, facts)),
    ...ends
      .filter(({ enrolment }) => !begun.has(enrolment.scope))
      .map((one) => endedMessage(one, maker, facts)),
  ];
}

const toldDebit = (debit: Payment | null) =>
  debit && { amount: debit.amount, paymentDate: debit.paymentDate, method: toldMethod(debit.method) };

function begunMessage(
  { enrolment }: BegunAutoPay,
  ends: readonly EndedAutoPay[],
  { userId }: TurnMaker,
  facts: ChargedFacts,
): MessageEvent {
  const before = ends.find((ended) => ended.enrolment.scope === enrolment.scope);
  const { methodId } = enrolment.method;
  const isMethodNew = before !== undefined && before.enrolment.method.methodId !== methodId;
  const kind = before ? 'autoPayChanged' : 'autoPayOn';
  const { scope, debitDay, textVersion, language, wording, acceptedAt, acceptedBy } = givenWith(enrolment);
  const method = toldMethod(enrolment.method);
  return {
    key: `${kind}/${enrolment.id}`,
    message: {
      kind,
      enrolmentId: enrolment.id,
      authorization: {
        scope,
        method,
        debitDay,
        textVersion,
        language,
        wording,
        acceptedAt,
        acceptedBy,
      },
      lastDebit: before?.debitDate ?? null,
      unconfirmed: isMethodNew
        ? toldDebit(debitOfEarlierMethod(unconfirmedDebitFor(facts, enrolment.scope), methodId))
        : null,
    },
    concerns: userId === null ? [] : [userId],
  };
}

function endedMessage(
  { enrolment, debitDate: lastDebit }: EndedAutoPay,
  { why, by, userId }: TurnMaker,
  facts: ChargedFacts,
): MessageEvent {
  const { id, scope } = enrolment;
  const method = toldMethod(enrolment.method);
  const wasGivenUp = why === 'failed';
  // One that bank or card network gave up is not asked for again.
  const unconfirmed = wasGivenUp ? null : toldDebit(unconfirmedDebitFor(facts, scope));
  return {
    key: `autoPayOff/${id}`,
    message: { kind: 'autoPayOff', enrolmentId: id, scope, method, lastDebit, unconfirmed, wasGivenUp, by },
    concerns: userId === null ? [] : [userId],
  };
}
