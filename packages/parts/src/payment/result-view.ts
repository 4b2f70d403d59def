import {
  type Money,
  type OutcomeCode,
  outcomes,
  type Payment,
  type PaymentOptions,
  paidOf,
  paysOnline,
} from '@linework/domain';
import type { MethodAnswers } from '../flow/chart/method-choice.ts';
import type { MethodEvent } from '../flow/chart/method-states.ts';
import { optionsAfter, type PaymentResult } from '../flow/chart/payment-results.ts';

/** What a flow knows when a payment has come to something. */
export interface ResultContext extends Pick<MethodAnswers, 'method'> {
  readonly options: PaymentOptions | null;
  readonly amount: { readonly money: Money | null };
  /** The day that was chosen, where a flow asks for one. */
  readonly date?: Payment['paymentDate'] | null | undefined;
  readonly result: PaymentResult | null;
}

/** What of a flow the page of a result is made from. */
export interface ResultView {
  readonly context: ResultContext;
  /** IANA name: instants are told in the account's billing time zone. */
  readonly timeZone: string;
  readonly userId: string;
  /** Where receipts of what they pay are emailed. */
  readonly receiptAddress?: string | null | undefined;
  readonly send: (event: MethodEvent) => void;
  /** Whether an event leads anywhere from the state the flow is in. */
  readonly can: (event: MethodEvent) => boolean;
}

/** Whether Auto Pay may be offered after a payment: it is off, and nothing about the account keeps it off. */
export function mayTurnOnAutoPay(context: ResultContext): boolean {
  const after = optionsAfter(context) ?? context.options;
  if (!after || paidOf(after) || after.autoPayDebit !== null) return false;
  const { mustPayToday } = after.dates;
  const isLeft = mustPayToday === 'accountDisconnected' || mustPayToday === 'accountInactive';
  return !isLeft && paysOnline(after.restriction);
}

/** Whether a payment was tried and none was made, so that what was due still is. */
export const isNotMade = (code: OutcomeCode): boolean =>
  outcomes[code].moneyState === 'notTaken' && outcomes[code].family === 'failure';
