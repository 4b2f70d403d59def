import type { GraphSchema } from '@linework/contract';
import {
  type PaymentOptions,
  payingMethodOf,
  paymentRefusals,
  type RequestedPayment,
} from '@linework/domain';
import { type MethodChoice, methodChoice } from './method-choice.ts';
import type { PaymentFacts } from './payment-question.ts';

type UserError = GraphSchema.UserError;

export type Checked =
  | { readonly accepted: true; readonly method: MethodChoice }
  | { readonly accepted: false; readonly userErrors: readonly UserError[] };

/** Asks the rules of the spec's section 5 again, whatever the screen said. */
export function checkPayment(
  request: RequestedPayment,
  facts: PaymentFacts,
  options: PaymentOptions,
): Checked {
  const refusals = paymentRefusals({ ...request, method: payingMethodOf(request, facts.token) }, options, {
    mustWait: facts.waitSeconds > 0,
  });
  const method = refusals.length === 0 ? methodChoice(request, facts) : null;
  if (method) return { accepted: true, method };
  const userErrors = refusals.map(({ code, field, problem }) => ({
    code,
    pointer: field && `/input/${field}`,
    problem,
  }));
  return { accepted: false, userErrors };
}
