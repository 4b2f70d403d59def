import {
  type AskedScheduledChange,
  businessDate,
  type ScheduledAnswer,
  type ScheduledCancelPreview,
  type ScheduledDecision,
  type ScheduledOverview,
  type ScheduledRecord,
  type ScheduledWarning,
} from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import type * as schema from '../generated/graph-schema.ts';
import { moneyFromWire, moneyToWire } from './money.ts';
import { paymentFromWire, paymentToWire } from './payment.ts';
import { paymentOptionsFromWire, paymentOptionsToWire } from './payment-options.ts';

const emptyWarning = { expirationDate: null, amount: null, date: null };

export function scheduledWarningToWire(warning: ScheduledWarning): schema.ScheduledWarning {
  switch (warning.warning) {
    case 'cardExpires':
      return { ...emptyWarning, ...warning };
    case 'coversLess':
      return { ...emptyWarning, warning: warning.warning, amount: moneyToWire(warning.left) };
    case 'autoPayNear':
      return { ...emptyWarning, ...warning, amount: moneyToWire(warning.amount) };
    case 'pastDue':
      return { ...emptyWarning, ...warning, amount: moneyToWire(warning.amount) };
  }
}

/** One that lacks what it is about says nothing. */
export function scheduledWarningsFromWire(
  wire: readonly graph.ScheduledWarningFieldsFragment[],
): ScheduledWarning[] {
  return wire.flatMap(({ warning, expirationDate, amount, date }): ScheduledWarning[] => {
    if (warning === 'cardExpires') return expirationDate ? [{ warning, expirationDate }] : [];
    if (!amount) return [];
    const money = moneyFromWire(amount);
    if (warning === 'coversLess') return [{ warning, left: money }];
    if (warning === 'pastDue') return [{ warning, amount: money }];
    return date ? [{ warning, date, amount: money }] : [];
  });
}

export const cancelPreviewToWire = ({
  autoPay,
  uncovered,
}: ScheduledCancelPreview): schema.ScheduledCancelPreview => ({
  autoPay: autoPay && {
    ...autoPay,
    before: moneyToWire(autoPay.before),
    after: moneyToWire(autoPay.after),
  },
  uncovered: uncovered && {
    ...uncovered,
    amount: moneyToWire(uncovered.amount),
    before: moneyToWire(uncovered.before),
  },
});

export const cancelPreviewFromWire = ({
  autoPay,
  uncovered,
}: graph.ScheduledCancelPreviewFieldsFragment): ScheduledCancelPreview => ({
  autoPay: autoPay && {
    ...autoPay,
    before: moneyFromWire(autoPay.before),
    after: moneyFromWire(autoPay.after),
  },
  uncovered: uncovered && {
    ...uncovered,
    amount: moneyFromWire(uncovered.amount),
    before: moneyFromWire(uncovered.before),
  },
});

export const scheduledPaymentToWire = ({
  payment,
  dates,
  closed,
  warnings,
  options,
  cancelPreview,
}: ScheduledOverview): schema.ScheduledPayment => ({
  payment: paymentToWire(payment),
  leavesOn: dates.leavesOn,
  changeBy: dates.changeBy,
  closed,
  warnings: warnings.map(scheduledWarningToWire),
  paymentOptions: paymentOptionsToWire(options),
  cancelPreview: cancelPreviewToWire(cancelPreview),
});

export function scheduledPaymentFromWire(
  wire: graph.ScheduledPaymentsQuery['scheduledPayments'][number],
): ScheduledOverview {
  const payment = paymentFromWire(wire.payment);
  return {
    payment,
    dates: { date: payment.paymentDate, leavesOn: wire.leavesOn, changeBy: wire.changeBy },
    closed: wire.closed,
    warnings: scheduledWarningsFromWire(wire.warnings),
    options: paymentOptionsFromWire(wire.paymentOptions),
    cancelPreview: cancelPreviewFromWire(wire.cancelPreview),
  };
}

export const scheduledChangeToWire = (
  accountId: string,
  {
    paymentId,
    amount,
    overpaymentConfirmed,
    paymentDate,
    methodId,
    cardDataToken,
    seen,
  }: AskedScheduledChange,
): schema.ScheduledChangeInput => ({
  accountId,
  paymentId,
  amount: moneyToWire(amount),
  overpaymentConfirmed,
  paymentDate,
  paymentMethodId: methodId,
  cardDataToken,
  seen: { ...seen, amount: moneyToWire(seen.amount) },
});

/** What was asked for, or which of its texts cannot be read. */
export type ReadScheduledChange =
  | { readonly change: AskedScheduledChange; readonly userErrors: null }
  | { readonly change: null; readonly userErrors: readonly [schema.UserError] };

const unread = (code: schema.UserError['code'], pointer: string, problem: string): ReadScheduledChange => ({
  change: null,
  userErrors: [{ code, pointer, problem }],
});

function readOr<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Reads what was sent to change a scheduled payment. */
export function scheduledChangeFromWire(input: schema.ScheduledChangeInput): ReadScheduledChange {
  const amount = readOr(() => moneyFromWire(input.amount));
  if (!amount) return unread('LW-PAY-023', '/input/amount', 'notAnAmount');
  const paymentDate = readOr(() => businessDate(input.paymentDate));
  if (!paymentDate) return unread('LW-PAY-025', '/input/paymentDate', 'notADate');
  const seenAmount = readOr(() => moneyFromWire(input.seen.amount));
  if (!seenAmount) return unread('LW-PAY-023', '/input/seen/amount', 'notAnAmount');
  const seenDate = readOr(() => businessDate(input.seen.paymentDate));
  if (!seenDate) return unread('LW-PAY-025', '/input/seen/paymentDate', 'notADate');
  const change = {
    paymentId: input.paymentId,
    amount,
    overpaymentConfirmed: input.overpaymentConfirmed,
    paymentDate,
    methodId: input.paymentMethodId ?? null,
    cardDataToken: input.cardDataToken ?? null,
    seen: { amount: seenAmount, paymentDate: seenDate, methodId: input.seen.methodId ?? null },
  };
  return { change, userErrors: null };
}

/** Why nothing was written, by the members of the request. */
export function scheduledErrorsToWire(decision: ScheduledDecision): schema.UserError[] {
  if ('refusals' in decision)
    return decision.refusals.map(({ code, field, problem }) => ({
      code,
      pointer: field && `/input/${field}`,
      problem,
    }));
  if ('closed' in decision)
    return [{ code: decision.outcome, pointer: '/paymentId', problem: decision.closed }];
  return [];
}

export const scheduledAnswerToWire = (
  { outcome, payment, lastChange, reference }: ScheduledAnswer & { readonly reference: string },
  userErrors: readonly schema.UserError[],
): schema.ScheduledPaymentPayload => ({
  outcome,
  reference,
  payment: payment && paymentToWire(payment),
  lastChange,
  userErrors,
});

export const scheduledAnswerFromWire = ({
  outcome,
  reference,
  payment,
  lastChange,
}: graph.ScheduledPayloadFieldsFragment): ScheduledAnswer => ({
  outcome,
  reference,
  payment: payment && paymentFromWire(payment),
  lastChange: lastChange satisfies ScheduledRecord | null,
});
