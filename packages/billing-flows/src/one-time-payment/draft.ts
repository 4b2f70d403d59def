import {
  type AmountChoice,
  amountChoices,
  businessDateSchema,
  isSame,
  moneySchema,
  type PaymentOptions,
} from '@linework/domain';
import { z } from 'zod';
import { emptyContext, type OneTimePaymentContext, type PaymentDraft } from './one-time-payment.context.ts';
import { type Step, steps } from './one-time-payment.types.ts';
import { fixedAmounts } from './screens/amount-choices.ts';

// Probing for code made from text would be a violation of the portal's content security policy.
z.config({ jitless: true });

const draftSchema = z.strictObject({
  version: z.literal(2),
  keptOn: businessDateSchema,
  step: z.enum(steps),
  choice: z.enum(amountChoices),
  amount: moneySchema,
  overpaymentConfirmed: z.boolean(),
  savedMethodId: z.string().nullable(),
  date: businessDateSchema.nullable(),
  attempt: z.object({ key: z.string(), sent: z.boolean() }).nullable(),
});

/** What of a context is worth keeping; `null` until an amount was given. Tokens stay behind. */
export function draftOf(context: OneTimePaymentContext, step: Step): PaymentDraft | null {
  const { options, amount, method, date, attempt } = context;
  if (!options || !amount.money) return null;
  return {
    keptOn: options.dates.today,
    step,
    choice: amount.choice,
    amount: amount.money,
    overpaymentConfirmed: amount.overpaymentConfirmed,
    savedMethodId: method?.kind === 'saved' ? method.methodId : null,
    date,
    attempt,
  };
}

export const writeDraft = (draft: PaymentDraft): string => JSON.stringify({ version: 2, ...draft });

/** Reads a stored draft; `null` when it is not one of this version. */
export function readDraft(content: string): PaymentDraft | null {
  try {
    const { version: _, ...draft } = draftSchema.parse(JSON.parse(content));
    return draft;
  } catch {
    return null;
  }
}

/** What was chosen, where it is still that amount: an amount due that has changed since is an amount like any other. */
export function choiceOf({ choice, amount }: PaymentDraft, options: PaymentOptions): AmountChoice {
  const figure = fixedAmounts(options).find((fixed) => fixed.choice === choice);
  return figure && isSame(figure.money, amount) ? choice : 'other';
}

/** The form as it was left. A saved card's code, and a new card altogether, are asked for again. */
export function resumedContext(draft: PaymentDraft, options: PaymentOptions): Partial<OneTimePaymentContext> {
  return {
    amount: {
      choice: choiceOf(draft, options),
      money: draft.amount,
      overpaymentConfirmed: draft.overpaymentConfirmed,
    },
    method: draft.savedMethodId
      ? { kind: 'saved', methodId: draft.savedMethodId, token: null }
      : emptyContext.method,
    date: draft.date,
    attempt: draft.attempt,
    resumed: true,
  };
}
