import { assign, setup } from 'xstate';
import { actors } from './one-time-payment.actors.ts';
import type { OneTimePaymentContext } from './one-time-payment.context.ts';
import type { OneTimePaymentEvent } from './one-time-payment.events.ts';
import { guards } from './one-time-payment.guards.ts';
import type { Step } from './one-time-payment.types.ts';
import * as updates from './one-time-payment.updates.ts';
import type { WayIn } from './way-in.ts';

type Context = OneTimePaymentContext;
type EventOf<Type extends OneTimePaymentEvent['type']> = Extract<OneTimePaymentEvent, { type: Type }>;
type Given<Update extends (context: Context, given: never) => unknown> = Parameters<Update>[1];

/** A new method as the context keeps it. */
export const newMethod = ({ token, method, save }: Omit<EventOf<'newMethod.submitted'>, 'type'>) =>
  ({ kind: 'new', token, method, save }) as const;

export const keepAmount = {
  type: 'keepAmount',
  params: ({ event }: { event: EventOf<'amount.submitted'> }) => event,
} as const;
export const keepSavedMethod = {
  type: 'keepMethod',
  params: ({ event: { methodId, token } }: { event: EventOf<'savedMethod.submitted'> }) =>
    ({ kind: 'saved', methodId, token }) as const,
} as const;
export const keepDate = {
  type: 'keepDate',
  params: ({ event }: { event: EventOf<'date.submitted'> }) => event,
} as const;

/** What the chart is written in: its types, and everything it names. */
export const payment = setup({
  types: {} as {
    context: Context;
    events: OneTimePaymentEvent;
    input: { way?: WayIn | undefined };
  },
  actors,
  guards,
  actions: {
    keepStart: assign(({ context }, start: Given<typeof updates.withStart>) =>
      updates.withStart(context, start),
    ),
    keepAmount: assign(({ context }, given: Given<typeof updates.withAmount>) =>
      updates.withAmount(context, given),
    ),
    confirmOverpayment: assign(updates.withOverpaymentConfirmed),
    continueDraft: assign(updates.withOffered),
    forgetForm: assign(updates.withoutForm),
    forgetAmount: assign(updates.withoutAmount),
    forgetResult: assign(updates.withoutResult),
    keepMethod: assign(({ context }, method: Given<typeof updates.withMethod>) =>
      updates.withMethod(context, method),
    ),
    keepConnectedBank: assign(({ context }, method: Given<typeof updates.withMethod> | null) =>
      method ? updates.withMethod(context, method) : {},
    ),
    askForSettled: assign(({ context }, options: Given<typeof updates.withSettled>) =>
      updates.withSettled(context, options),
    ),
    noteCutOff: assign({ isCutOff: true }),
    forgetCutOff: assign({ isCutOff: false }),
    forgetMethod: assign({ method: null }),
    keepDate: assign(({ context }, given: Given<typeof updates.withDate>) =>
      updates.withDate(context, given),
    ),
    keepPreview: assign((_, preview: Context['preview']) => ({ preview })),
    keepAttempt: assign((_, attempt: Context['attempt']) => ({ attempt })),
    keepResult: assign(({ context }, result: Given<typeof updates.withResult>) =>
      updates.withResult(context, result),
    ),
    keepRefusal: assign(({ context }, result: Given<typeof updates.withRefusal>) =>
      updates.withRefusal(context, result),
    ),
    /** Stores what was given so far, without waiting for it. */
    keepDraft: (_, __: { step: Step }) => {},
    discardDraft: () => {},
  },
});

/** A new method, wherever it came from: on to the date, or back to the review when only the method was changed. */
export const withNewMethod = (['preparingReview', 'choosingDate'] as const).map((target) => ({
  target,
  ...(target === 'preparingReview' && { guard: 'isComplete' as const }),
  actions: {
    type: 'keepMethod' as const,
    params: ({ event }: { event: EventOf<'newMethod.submitted'> }) => newMethod(event),
  },
}));
