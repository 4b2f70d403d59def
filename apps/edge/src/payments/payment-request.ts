import { type GraphSchema, moneyFromWire } from '@linework/contract';
import { type BusinessDate, businessDate, type Money, type OutcomeCode } from '@linework/domain';

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

/** An error of a request, with the field that it is about. */
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
