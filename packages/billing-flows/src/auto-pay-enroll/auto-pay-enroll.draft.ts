import { autoPayScopes, isSame, moneySchema } from '@linework/domain';
import { attemptSchema, draftFormat, methodLeftOut } from '@linework/parts/flow/chart';
import { z } from 'zod';
import { paidNow, payNowIn, unaskedAnswer } from './auto-pay-enroll.rules.ts';
import {
  type EnrollContext,
  type EnrollDraft,
  type EnrollStart,
  type Step,
  steps,
} from './auto-pay-enroll.types.ts';

/** An enrolment's draft as text, and back. */
export const { write: writeDraft, read: readDraft } = draftFormat<EnrollDraft>(1, () =>
  z.strictObject({
    // What was kept before mobile service had a form of its own was for all services.
    scope: z.enum(autoPayScopes).default('allServices'),
    step: z.enum(steps),
    payNow: moneySchema.nullable(),
    savedMethodId: z.string().nullable(),
    notKept: z.enum(['creditCard', 'bankAccount']).nullable().default(null),
    debitDay: z.int().min(1).max(31).nullable(),
    attempt: attemptSchema().nullable(),
  }),
);

/** What of a context is worth keeping. Tokens stay behind. */
export const draftOf = (context: EnrollContext, step: Step): EnrollDraft => ({
  scope: context.scope,
  step,
  payNow: context.isPaying ? paidNow(context) : null,
  savedMethodId: context.method?.kind === 'saved' ? context.method.methodId : null,
  notKept: methodLeftOut(context),
  debitDay: context.debitDay,
  attempt: context.attempt,
});

/** The form as it was left. A card's code, and a new method altogether, are asked for again; another figure is another attempt. */
export function resumedContext(
  draft: EnrollDraft,
  { options, offers }: Pick<EnrollStart, 'options' | 'offers'>,
): Partial<EnrollContext> {
  const due = payNowIn({ options });
  const isSameFigure = !draft.payNow || (due !== null && isSame(due.amount, draft.payNow));
  const wasPaying = draft.payNow !== null;
  const isPaying = unaskedAnswer({ options, offers }) ?? (isSameFigure ? wasPaying : null);
  return {
    isPaying,
    method: draft.savedMethodId ? { kind: 'saved', methodId: draft.savedMethodId, token: null } : null,
    notKept: draft.notKept,
    debitDay: draft.debitDay,
    attempt: isSameFigure && isPaying === wasPaying ? draft.attempt : null,
    resumed: true,
  };
}
