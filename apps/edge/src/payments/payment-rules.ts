import { type GraphSchema, moneyFromWire } from '@linework/contract';
import {
  type BusinessDate,
  businessDate,
  type Money,
  type OutcomeCode,
  type PaymentOptions,
  paymentRefusals,
} from '@linework/domain';
import { type MethodChoice, methodChoice, payingMethod } from './method-choice.ts';
import type { PaymentFacts } from './payment-question.ts';

type UserError = GraphSchema.UserError;

/** What a request asks for, once its texts are read. */
export interface PaymentRequest {
  readonly amount: Money;
  readonly paymentDate: BusinessDate;
  readonly expectedAmountDue: Money;
  readonly overpaymentConfirmed: boolean;
  readonly paymentMethodId: string | null;
  readonly cardDataToken: string | null;
  readonly savePaymentMethod: boolean;
}

export type Checked =
  | { readonly accepted: true; readonly method: MethodChoice }
  | { readonly accepted: false; readonly userErrors: readonly UserError[] };

const userError = (
  code: OutcomeCode,
  pointer: string | null = null,
  problem: string | null = null,
): UserError => ({ code, pointer, problem });

/** Reads the texts of a request. What is no amount or no date is an error of its field. */
export function readRequest(input: GraphSchema.MakePaymentInput): PaymentRequest | readonly UserError[] {
  const errors: UserError[] = [];
  const attempt = <Value>(read: () => Value, error: UserError): Value | null => {
    try {
      return read();
    } catch {
      errors.push(error);
      return null;
    }
  };
  const amount = attempt(
    () => moneyFromWire(input.amount),
    userError('LW-PAY-023', '/input/amount', 'notAnAmount'),
  );
  const paymentDate = attempt(
    () => businessDate(input.paymentDate),
    userError('LW-PAY-025', '/input/paymentDate', 'notADate'),
  );
  const expectedAmountDue = attempt(
    () => moneyFromWire(input.expectedAmountDue),
    userError('LW-PAY-023', '/input/expectedAmountDue', 'notAnAmount'),
  );
  if (!amount || !paymentDate || !expectedAmountDue) return errors;
  return {
    amount,
    paymentDate,
    expectedAmountDue,
    overpaymentConfirmed: input.overpaymentConfirmed,
    paymentMethodId: input.paymentMethodId ?? null,
    cardDataToken: input.cardDataToken ?? null,
    savePaymentMethod: input.savePaymentMethod,
  };
}

/** Asks the rules of the spec's section 5 again, whatever the screen said. */
export function checkPayment(request: PaymentRequest, facts: PaymentFacts, options: PaymentOptions): Checked {
  const refusals = paymentRefusals({ ...request, method: payingMethod(request, facts) }, options, {
    mustWait: facts.waitSeconds > 0,
  });
  const method = refusals.length === 0 ? methodChoice(request, facts) : null;
  if (method) return { accepted: true, method };
  const userErrors = refusals.map(({ code, field, problem }) =>
    userError(code, field && `/input/${field}`, problem),
  );
  return { accepted: false, userErrors };
}
