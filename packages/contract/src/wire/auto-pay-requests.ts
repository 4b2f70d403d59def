import {
  type AcceptedAutoPay,
  type AskedDebit,
  type AutoPayDecisionRefusal,
  type AutoPayOverview,
  type AutoPayScope,
  type BusinessDate,
  mobileBillId,
  type OutcomeCode,
  type PaymentMethod,
  type TokenProof,
  withoutProof,
} from '@linework/domain';
import type * as schema from '../generated/graph-schema.ts';
import { autoPayOverviewToWire } from './auto-pay-overview.ts';

/** The method that a request names; a new one has none where the wallet has no room for it. */
export interface NamedMethod {
  readonly method: PaymentMethod | null;
  /** What its token proves. */
  readonly proof: TokenProof | null;
  readonly isWalletFull?: boolean;
}

/** What somebody accepts, as it was sent. */
export const acceptedFromWire = ({
  acceptedTerms,
  textVersion,
  language,
  seenMethods,
}: Pick<
  schema.EnrollAutoPayInput,
  'acceptedTerms' | 'textVersion' | 'language' | 'seenMethods'
>): AcceptedAutoPay => ({
  acceptedTerms,
  textVersion,
  language,
  seenMethods: seenMethods ?? undefined,
});

/** What somebody accepts, as it is sent. */
export const acceptedToWire = ({ acceptedTerms, seenMethods, textVersion, language }: AcceptedAutoPay) => ({
  textVersion,
  language,
  acceptedTerms: [...acceptedTerms],
  ...(seenMethods && { seenMethods: [...seenMethods] }),
});

/** What is to be debited and when. @param named the method that was named; not looked at where none was */
export const askedDebitFromWire = (
  { paymentMethodId, cardDataToken, debitDay }: Partial<Omit<schema.ChangeAutoPayInput, 'accountId'>>,
  { method, isWalletFull, proof }: NamedMethod,
): AskedDebit => {
  const isNamed = (paymentMethodId ?? null) !== null || (cardDataToken ?? null) !== null;
  return {
    method: isNamed ? method : undefined,
    proof: isNamed ? proof : null,
    isWalletFull,
    debitDay: debitDay ?? undefined,
  };
};

/**
 * What a pass debits from then on: the method that was named, else the one that pays, whose payment proves it. A token is
 * spent once: named for both it is the method that pays, as is the saved method that is named for both.
 */
export function debitedInPass({ payment, enrolment }: schema.PayAndEnrollInput) {
  const { paymentMethodId = null, cardDataToken = null } = enrolment;
  const payingId = payment.paymentMethodId ?? null;
  const payingToken = payment.cardDataToken ?? null;
  const isPaying =
    paymentMethodId === null
      ? cardDataToken === null || cardDataToken === payingToken
      : paymentMethodId === payingId;
  return isPaying
    ? { paymentMethodId: payingId, cardDataToken: payingId === null ? payingToken : null, isPaying }
    : { paymentMethodId, cardDataToken, isPaying };
}

/** What its key knows a pass by: neither of a saved card's tokens makes it another one. */
export function passWithoutProofs(input: schema.PayAndEnrollInput): schema.PayAndEnrollInput {
  const { payment, enrolment } = input;
  const isOfSaved = debitedInPass(input).paymentMethodId !== null;
  return {
    ...input,
    payment: withoutProof(payment),
    enrolment: isOfSaved ? { ...enrolment, cardDataToken: null } : enrolment,
  };
}

/** What is wrong with a request, and where it stands in it. */
export interface PassProblem {
  readonly pointer: string;
  readonly problem: string;
}

/** What no pass may be, whatever the account is: another account's, or for what the enrolment does not debit for. */
export function passProblem({ accountId, payment, enrolment }: schema.PayAndEnrollInput): PassProblem | null {
  for (const [part, input] of Object.entries({ payment, enrolment })) {
    if (input.accountId !== accountId)
      return { pointer: `/input/${part}/accountId`, problem: 'otherAccount' };
  }
  const debited = enrolment.scope === 'mobile' ? mobileBillId({ account: { id: accountId } }) : null;
  return (payment.deviceId ?? null) === debited
    ? null
    : { pointer: '/input/payment/deviceId', problem: 'notOfAutoPay' };
}

/** A pass pays today alone: what waits for its day may be canceled yet, and nothing is turned on for it. */
export const passDayProblem = (
  payment: { readonly paymentDate: BusinessDate } | null | undefined,
  today: BusinessDate,
): PassProblem | null =>
  payment && payment.paymentDate > today
    ? { pointer: '/input/payment/paymentDate', problem: 'notToday' }
    : null;

/** Why nothing was done, each at its place in what was sent. @param at where the members of the request stand */
export const autoPayErrorsToWire = (
  refusals: readonly AutoPayDecisionRefusal[],
  at: string,
): schema.UserError[] =>
  refusals.map(({ code, field, problem }) => ({ code, pointer: field && `${at}/${field}`, problem }));

/** What came of a request. */
export interface AutoPayAnswer {
  readonly ending: schema.AutoPayPayload['ending'];
  readonly outcome: OutcomeCode | null;
  readonly reference: string;
  readonly payment: schema.Payment | null;
  readonly paymentOptions: schema.PaymentOptions | null;
  /** How it stands afterwards. */
  readonly overview: AutoPayOverview;
  /** What of it was asked for; all services where nothing is said. */
  readonly scope?: AutoPayScope | undefined;
}

/** @param userErrors why it was refused or failed; none when it was done */
export const autoPayAnswerToWire = (
  { overview, scope, ...answer }: AutoPayAnswer,
  userErrors: readonly schema.UserError[],
): schema.AutoPayPayload => ({ ...answer, overview: autoPayOverviewToWire(overview, scope), userErrors });
