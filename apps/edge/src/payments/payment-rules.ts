import { type GraphSchema, moneyFromWire } from '@linework/contract';
import {
  amountProblem,
  type BusinessDate,
  businessDate,
  dateOutcome,
  dateProblem,
  expirationProblem,
  isSame,
  type Money,
  needsOverpaymentConfirmation,
  type OutcomeCode,
  type PaymentMethodType,
  type PaymentOptions,
} from '@linework/domain';
import { type MethodChoice, newMethodChoice, savedMethodChoice } from './method-choice.ts';
import type { PaymentFacts } from './payment-question.ts';

export type UserError = GraphSchema.UserError;

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

export const userError = (
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

/**
 * Every rule of the spec's section 5, asked again here whatever the screen said. What stands in the way of any payment
 * comes first and alone, then that the figures changed, then what each field got wrong.
 */
export function checkPayment(request: PaymentRequest, facts: PaymentFacts, options: PaymentOptions): Checked {
  const obstacle = obstacleTo(request, facts, options);
  if (obstacle) return { accepted: false, userErrors: [obstacle] };
  const choice =
    request.paymentMethodId === null
      ? newMethodChoice(facts, request.cardDataToken)
      : savedMethodChoice(facts, options, request.paymentMethodId, request.cardDataToken);
  const userErrors = [
    ...amountErrors(request, options),
    ...dateErrors(request, options),
    ...('error' in choice ? [choice.error] : methodErrors(choice, request, options)),
  ];
  return 'error' in choice || userErrors.length > 0
    ? { accepted: false, userErrors }
    : { accepted: true, method: choice };
}

function obstacleTo(request: PaymentRequest, facts: PaymentFacts, options: PaymentOptions): UserError | null {
  if (options.openPayment) return userError('LW-PAY-041');
  if (facts.waitSeconds > 0) return userError('LW-PAY-045');
  if (options.restriction === 'blocked') return userError('LW-PAY-033');
  if (options.restriction === 'cardAndBank') return userError('LW-PAY-032');
  const isAsSeen = isSame(request.expectedAmountDue, options.balance.amountDue);
  return isAsSeen ? null : userError('LW-PAY-020');
}

function amountErrors(
  { amount, overpaymentConfirmed }: PaymentRequest,
  options: PaymentOptions,
): UserError[] {
  const problem = amountProblem(amount, options);
  if (problem) return [userError('LW-PAY-022', '/input/amount', problem)];
  const isTooMuch = needsOverpaymentConfirmation(amount, options.balance.amountDue);
  return isTooMuch && !overpaymentConfirmed ? [userError('LW-PAY-024', '/input/overpaymentConfirmed')] : [];
}

function dateErrors({ paymentDate }: PaymentRequest, { dates }: PaymentOptions): UserError[] {
  const problem = dateProblem(paymentDate, dates);
  return problem ? [userError(dateOutcome[problem], '/input/paymentDate', problem)] : [];
}

const typeOutcome = {
  creditCard: { restriction: 'card', code: 'LW-PAY-030' },
  bankAccount: { restriction: 'bank', code: 'LW-PAY-031' },
} as const satisfies Record<PaymentMethodType, { restriction: string; code: OutcomeCode }>;

function methodErrors(
  choice: MethodChoice,
  { paymentDate }: PaymentRequest,
  options: PaymentOptions,
): UserError[] {
  const { restriction, code } = typeOutcome[choice.snapshot.type];
  if (options.restriction === restriction) return [userError(code)];
  if (choice.expiration === null) return [];
  const problem = expirationProblem(choice.expiration, { today: options.dates.today, paymentDate });
  return problem ? [userError('LW-PAY-034', '/input/paymentMethodId', problem)] : [];
}
