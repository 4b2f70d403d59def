import { businessDateSchema, moneySchema } from '@linework/domain';
import { z } from 'zod';
import { emptyContext, type OneTimePaymentContext, type PaymentDraft } from './one-time-payment.context.ts';
import { type Step, steps } from './one-time-payment.types.ts';

// Probing for code made from text would be a violation of the portal's content security policy.
z.config({ jitless: true });

const draftSchema = z.strictObject({
  version: z.literal(1),
  step: z.enum(steps),
  choice: z.enum(['amountDue', 'pastDue', 'other']),
  amount: moneySchema,
  overpaymentConfirmed: z.boolean(),
  savedMethodId: z.string().nullable(),
  date: businessDateSchema.nullable(),
  attempt: z.object({ key: z.string(), sent: z.boolean() }).nullable(),
});

/** What of a context is worth keeping; `null` until an amount was given. Tokens stay behind. */
export function draftOf(context: OneTimePaymentContext, step: Step): PaymentDraft | null {
  const { amount, method, date, attempt } = context;
  if (!amount.money) return null;
  return {
    step,
    choice: amount.choice,
    amount: amount.money,
    overpaymentConfirmed: amount.overpaymentConfirmed,
    savedMethodId: method?.kind === 'saved' ? method.methodId : null,
    date,
    attempt,
  };
}

export const writeDraft = (draft: PaymentDraft): string => JSON.stringify({ version: 1, ...draft });

/** Reads a stored draft; `null` when it is not one of this version. */
export function readDraft(content: string): PaymentDraft | null {
  try {
    const { version: _, ...draft } = draftSchema.parse(JSON.parse(content));
    return draft;
  } catch {
    return null;
  }
}

/** The form as it was left. A saved card's code, and a new card altogether, are asked for again. */
export function resumedContext(draft: PaymentDraft): Partial<OneTimePaymentContext> {
  return {
    amount: {
      choice: draft.choice,
      money: draft.amount,
      overpaymentConfirmed: draft.overpaymentConfirmed,
    },
    method: draft.savedMethodId
      ? { kind: 'saved', methodId: draft.savedMethodId, token: null }
      : emptyContext.method,
    date: draft.date,
    resumed: true,
  };
}
