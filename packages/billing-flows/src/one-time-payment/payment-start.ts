import {
  amountProblem,
  isStillMeant,
  type Payment,
  type PaymentOptions,
  paymentMoneyState,
} from '@linework/domain';
import { type PaymentDraft, type PaymentResult, resultOf } from './one-time-payment.context.ts';
import type { WayIn } from './way-in.ts';

/** What the outside world says when the flow begins. */
export interface PaymentNews {
  readonly way: WayIn;
  readonly options: PaymentOptions;
  /** The form as it was kept; `null` without one. */
  readonly kept: PaymentDraft | null;
  /** The payment that the kept form's attempt made; `null` when it made none, or was never sent. */
  readonly made: Payment | null;
  /** The payment that the address names. */
  readonly named: Payment | null;
  /** The customer had gone to their bank, and is back. */
  readonly isBackFromBank: boolean;
}

/** What is known when the flow begins. */
export interface PaymentStart {
  readonly way: WayIn;
  readonly options: PaymentOptions;
  /** A form that may still be gone on with: it holds no result, and its amount can still be paid and is still meant. */
  readonly draft: PaymentDraft | null;
  /** What became of a payment, where the address asks for it or its answer never came. */
  readonly result: PaymentResult | null;
  readonly isBackFromBank: boolean;
}

/**
 * Whether a kept form has done what it was for: its payment was taken, will be, or nobody knows. To go on with it would be
 * to pay twice.
 */
const isSpent = ({ status }: Payment): boolean =>
  status === 'scheduled' || paymentMoneyState[status] !== 'notTaken';

/** A form that can be gone on with. Whoever is not on the way back to it is not asked about another figure than there is. */
function openDraft({ way, kept, made, options }: PaymentNews): PaymentDraft | null {
  if (!kept || (made && isSpent(made)) || amountProblem(kept.amount, options)) return null;
  if (way.kind !== 'resume' && !isStillMeant(kept, options.balance)) return null;
  // An attempt that ended is over: the next one has a key of its own.
  return made ? { ...kept, attempt: null } : kept;
}

/** What the flow begins with: a result only where it was asked for, a form only where it can be gone on with. */
export function paymentStart(news: PaymentNews): PaymentStart {
  const { way, options, made, named, isBackFromBank } = news;
  const told = way.kind === 'result' ? named : way.kind === 'resume' ? made : null;
  return { way, options, draft: openDraft(news), result: told && resultOf(told), isBackFromBank };
}
