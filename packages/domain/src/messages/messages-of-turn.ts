import type { AutoPayTurn, BegunAutoPay, EndedAutoPay } from '../auto-pay-changes/auto-pay-turn.ts';
import { type AuthorizationEnd, givenWith } from '../auto-pay-changes/given-authorization.ts';
import type { MessageEvent } from './message.ts';
import { toldMethod } from './told-facts.ts';

/** Whose doing it is, and why what ends does. */
export interface TurnMaker {
  readonly why: AuthorizationEnd;
  readonly by: string;
  readonly userId: string | null;
}

/** What is told of enrolling, changing and canceling, an enrolment at a time; a change is told once, with what was authorized. */
export function messagesOfTurn({ ends, begins }: AutoPayTurn, maker: TurnMaker): MessageEvent[] {
  const begun = new Set(begins.map(({ enrolment }) => enrolment.scope));
  return [
    ...begins.map((one) => begunMessage(one, ends, maker)),
    ...ends.filter(({ enrolment }) => !begun.has(enrolment.scope)).map((one) => endedMessage(one, maker)),
  ];
}

function begunMessage(
  { enrolment }: BegunAutoPay,
  ends: readonly EndedAutoPay[],
  { userId }: TurnMaker,
): MessageEvent {
  const before = ends.find((ended) => ended.enrolment.scope === enrolment.scope);
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
    },
    concerns: userId === null ? [] : [userId],
  };
}

function endedMessage({ enrolment, debitDate }: EndedAutoPay, { why, by, userId }: TurnMaker): MessageEvent {
  const { id, scope } = enrolment;
  const method = toldMethod(enrolment.method);
  const wasGivenUp = why === 'failed';
  return {
    key: `autoPayOff/${id}`,
    message: { kind: 'autoPayOff', enrolmentId: id, scope, method, lastDebit: debitDate, wasGivenUp, by },
    concerns: userId === null ? [] : [userId],
  };
}
