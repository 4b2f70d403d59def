import { amountProblem, dateProblem, needsOverpaymentConfirmation } from '@linework/domain';
import { NoConnection } from '@linework/parts/ports';
import {
  isAgreedAmount,
  isUsable,
  type OneTimePaymentContext,
  readyPayment,
} from './one-time-payment.context.ts';
import type { OneTimePaymentEvent } from './one-time-payment.events.ts';
import * as updates from './one-time-payment.updates.ts';

interface Asked {
  readonly context: OneTimePaymentContext;
  readonly event: OneTimePaymentEvent;
}

/** The context as it will be with what was just said. */
function answered(context: OneTimePaymentContext, event: OneTimePaymentEvent): OneTimePaymentContext {
  switch (event.type) {
    case 'amount.submitted':
      return { ...context, ...updates.withAmount(context, event) };
    case 'overpayment.confirmed':
      return { ...context, ...updates.withOverpaymentConfirmed({ context }) };
    case 'savedMethod.submitted':
      return { ...context, ...updates.withMethod(context, { kind: 'saved', ...event }) };
    case 'newMethod.submitted':
      return { ...context, ...updates.withMethod(context, { kind: 'new', ...event }) };
    case 'date.submitted':
      return { ...context, ...updates.withDate(context, event) };
    default:
      return context;
  }
}

/** What decides between the ways on. Rules are the domain's; these only ask them. */
export const guards = {
  /** One way on of several: the answer leads to the state that the way goes to. */
  leadsTo: (_: unknown, { to, state }: { to: string; state: string }) => to === state,

  /** There was no way to the server. */
  isCutOff: (_: unknown, { error }: { error: unknown }) => error instanceof NoConnection,

  isOverpayment: ({ context, event }: Asked) =>
    event.type === 'amount.submitted' &&
    context.options !== null &&
    amountProblem(event.money, context.options) === null &&
    needsOverpaymentConfirmation(event.money, context.options.balance.amountDue) &&
    !answered(context, event).amount.overpaymentConfirmed,
  isPossibleAmount: ({ context, event }: Asked) =>
    event.type === 'amount.submitted' &&
    context.options !== null &&
    amountProblem(event.money, context.options) === null,
  isPossibleDate: ({ context, event }: Asked) =>
    event.type === 'date.submitted' &&
    context.options !== null &&
    dateProblem(event.date, context.options.dates) === null,
  isExpiringCard: ({ context, event }: Asked) =>
    event.type === 'savedMethod.submitted' &&
    context.options?.methods.find(({ method }) => method.id === event.methodId)?.status === 'expiringSoon',

  hasBankConnect: ({ context }: Asked) => context.options?.bankConnect === true,
  hasAmount: ({ context }: Asked) => context.amount.money !== null,
  /** The amount is more than is due by now, and nobody agreed to that; or it cannot be paid at all any more. */
  isAmountOpen: ({ context }: Asked) => !isAgreedAmount(context),
  hasMethod: ({ context }: Asked) => context.amount.money !== null && isUsable(context),
  /** With what was just said, everything is there and goes together: on to the review, or straight back to it. */
  isComplete: ({ context, event }: Asked) => readyPayment(answered(context, event)) !== null,
  hasNewBankAccount: ({ context }: Asked) =>
    context.options?.bankConnect === true &&
    context.method?.kind === 'new' &&
    context.method.method.type === 'bankAccount',
  mustPayToday: ({ context }: Asked) => Boolean(context.options?.dates.mustPayToday),
  hasFreshFigures: ({ context }: Asked) => Boolean(context.result?.options),
} as const;
