import { type EnrolmentOffer, type OutcomeCode, outcomes } from '@linework/domain';
import { type MethodChoice, withoutToken } from '@linework/parts/flow/chart';
import { unaskedAnswer } from './auto-pay-enroll.rules.ts';
import type { EnrollContext, EnrollEvent, EnrollResult, Offers } from './auto-pay-enroll.types.ts';

/** What the server said has been read, and another answer is another attempt. */
const anew = { result: null, resumed: false, attempt: null, first: null, isPrepaid: false } as const;

const withMethod = (context: EnrollContext, method: MethodChoice): EnrollContext => ({
  ...context,
  ...anew,
  method,
});

/** What is known once the customer has answered. The chart keeps it, and its guards ask it where an answer would lead. */
export function answered(context: EnrollContext, event: EnrollEvent): EnrollContext {
  switch (event.type) {
    case 'amount.submitted':
      return { ...context, ...anew, isPaying: event.isPaying };
    case 'savedMethod.submitted':
      return withMethod(context, { kind: 'saved', methodId: event.methodId, token: event.token });
    case 'newMethod.submitted':
      return withMethod(context, { kind: 'new', token: event.token, method: event.method, save: true });
    case 'day.submitted':
      return { ...context, ...anew, debitDay: event.day };
    case 'enrolment.submitted':
      return { ...context, accepted: event.accepted };
    case 'flow.restarted':
      return {
        ...context,
        ...anew,
        ...{ isPaying: unaskedAnswer(context), method: null, notKept: null, debitDay: null },
      };
    default:
      return context;
  }
}

/** What is told before the token of a method is spent. */
const spendsNoToken: readonly OutcomeCode[] = ['LW-APY-020', 'LW-APY-042', 'LW-APY-047', 'LW-PAY-060'];

/** How it stands now. What an offer with a payment may be was not answered, but it has the same text. */
const offersWith = (enrollOnly: EnrolmentOffer, { withPayment }: Offers): Offers => {
  const { textVersion, wording } = enrollOnly;
  return { enrollOnly, withPayment: withPayment && { ...withPayment, textVersion, wording } };
};

/**
 * A result, with the figures it came with. The key stays only while nobody knows, or where no answer came; the method where
 * its token was not spent.
 */
export function withResult(context: EnrollContext, result: EnrollResult): Partial<EnrollContext> {
  const { options, offers, attempt, method } = context;
  const { outcome, offer } = result;
  const keepsKey = result.isUnanswered || (outcome && outcomes[outcome].moneyState === 'checking');
  const keepsMethod = keepsKey || (outcome !== null && spendsNoToken.includes(outcome));
  return {
    result,
    resumed: false,
    options: result.options ?? options,
    offers: offer && offers ? offersWith(offer, offers) : offers,
    attempt: keepsKey ? attempt : null,
    method: keepsMethod ? method : withoutToken(method),
  };
}
