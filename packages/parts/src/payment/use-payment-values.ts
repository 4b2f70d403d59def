import { leavingDay, type Payment } from '@linework/domain';
import { methodThatPays } from '../flow/chart/method-choice.ts';
import { useMethodLabel } from '../methods/use-method-label.ts';
import type { PaymentValues } from '../outcomes/use-outcome-words.tsx';
import type { ResultContext } from './result-view.ts';

/** What a result is told with: the payment, or where none was made what was to be paid, as far as it is known. */
export function usePaymentValues(payment: Payment | null, context: ResultContext): PaymentValues | undefined {
  const labelOf = useMethodLabel();
  const amount = payment?.amount ?? context.amount.money;
  const method = payment?.method ?? methodThatPays(context);
  const date = payment?.paymentDate ?? context.date ?? context.options?.dates.today;
  if (!amount || !method || !date) return undefined;
  const leavesOn = leavingDay(date, method.type);
  return { amount, method: labelOf(method, 'inSentence'), methodType: method.type, date: leavesOn };
}
