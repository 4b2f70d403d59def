import {
  type AmountChoice,
  amountChoices,
  businessDateSchema,
  fixedAmounts,
  isSame,
  type KeptForm,
  moneySchema,
  type PaymentMethodType,
  type PaymentOptions,
} from '@linework/domain';
import { attemptSchema, draftFormat, methodLeftOut } from '@linework/parts/flow/chart';
import { z } from 'zod';
import { type OneTimePaymentContext, type PaymentDraft, type Step, steps } from './one-time-payment.types.ts';

/** A payment's draft as text, and back. */
export const { write: writeDraft, read: readDraft } = draftFormat<PaymentDraft>(2, () =>
  z.strictObject({
    keptOn: businessDateSchema,
    step: z.enum(steps),
    choice: z.enum(amountChoices),
    amount: moneySchema,
    overpaymentConfirmed: z.boolean(),
    savedMethodId: z.string().nullable(),
    notKept: z.enum(['creditCard', 'bankAccount']).nullable().default(null),
    date: businessDateSchema.nullable(),
    attempt: attemptSchema().nullable(),
    hasFailed: z.boolean().default(false),
    prefersLater: z.boolean().default(false),
  }),
);

/** What of a context is worth keeping; `null` until an amount was given. Tokens stay behind. */
export function draftOf(context: OneTimePaymentContext, step: Step): PaymentDraft | null {
  const { options, amount, method, date, attempt, hasFailed, prefersLater } = context;
  if (!options || !amount.money) return null;
  return {
    keptOn: options.dates.today,
    step,
    choice: amount.choice,
    amount: amount.money,
    overpaymentConfirmed: amount.overpaymentConfirmed,
    savedMethodId: method?.kind === 'saved' ? method.methodId : null,
    notKept: methodLeftOut(context),
    date,
    attempt,
    hasFailed,
    prefersLater,
  };
}

/** The form while a new card's or account's numbers are being typed: whoever comes back has to type them again. */
export const entersNumbers = (context: OneTimePaymentContext, notKept: PaymentMethodType) => ({
  ...context,
  method: null,
  notKept,
});

/** What was chosen, where it is still that amount: an amount due that has changed since is an amount like any other. */
export function choiceOf({ choice, amount }: PaymentDraft, options: PaymentOptions): AmountChoice {
  const figure = fixedAmounts(options).find((fixed) => fixed.choice === choice);
  return figure && isSame(figure.money, amount) ? choice : 'other';
}

/** The form as it was left. A saved card's code, and a new card altogether, are asked for again. */
export function resumedContext(draft: PaymentDraft, options: PaymentOptions) {
  return {
    amount: {
      choice: choiceOf(draft, options),
      money: draft.amount,
      overpaymentConfirmed: draft.overpaymentConfirmed,
    },
    method: draft.savedMethodId ? { kind: 'saved', methodId: draft.savedMethodId, token: null } : null,
    notKept: draft.notKept,
    date: draft.date,
    attempt: draft.attempt,
    resumed: true,
    hasFailed: draft.hasFailed,
    // Whoever came to schedule this time still does.
    ...(draft.prefersLater && { prefersLater: true }),
  } satisfies Partial<OneTimePaymentContext>;
}

/** A payment that was begun and not sent, as another page may tell of it. */
export interface KeptPayment extends KeptForm {
  /** Where it was left. */
  readonly step: Step;
}

/**
 * What a draft's text says of a payment that can be gone on with; `null` without one. Of one that was sent only the flow
 * can tell what became of it.
 */
export function keptPaymentIn(content: string | null): KeptPayment | null {
  const draft = content === null ? null : readDraft(content);
  if (!draft || draft.attempt?.sent) return null;
  const { choice, amount, overpaymentConfirmed, keptOn, hasFailed, step } = draft;
  return { choice, amount, overpaymentConfirmed, keptOn, hasFailed, step };
}
