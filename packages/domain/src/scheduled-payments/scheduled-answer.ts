import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { type Clock, dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { snapshotOf } from '../method/method-snapshot.ts';
import type { Money } from '../money/money.ts';
import type { PaymentRefusal } from '../one-time-payment/payment-refusals.ts';
import type { OutcomeCode } from '../outcomes/outcomes.ts';
import type { Payment } from '../payment/payment.ts';
import { scheduledStanding, type UnchangeableCause } from '../payment/scheduled-standing.ts';
import type { PaymentSettings } from '../payment/settings.ts';
import { changedUnderReader } from './changed-under-reader.ts';
import { type RequestedScheduledChange, scheduledChangeAnswer } from './scheduled-change.ts';
import { type ScheduledWarning, scheduledWarnings } from './scheduled-warnings.ts';

/** A scheduled payment as somebody saw it when they decided to change it. */
export interface SeenScheduled {
  readonly amount: Money;
  readonly paymentDate: BusinessDate;
  readonly methodId: string | null;
}

/** A change of a scheduled payment as it is asked for: what its token proves is found out by whoever judges it. */
export interface AskedScheduledChange extends Omit<RequestedScheduledChange, 'proof'> {
  readonly paymentId: string;
  readonly cardDataToken: string | null;
  readonly seen: SeenScheduled;
}

/** Who changed or canceled a scheduled payment last, and when. */
export interface ScheduledRecord {
  readonly change: 'edited' | 'cancelled';
  readonly at: string;
  readonly by: Payment['createdBy'];
}

/** What is told to whoever asked for a change or a cancellation. */
export interface ScheduledAnswer {
  readonly outcome: OutcomeCode;
  /** As it is now; `null` where there is none of this id, or nobody said. */
  readonly payment: Payment | null;
  /** Who was faster, where that is why nothing was done. */
  readonly lastChange: ScheduledRecord | null;
  /** What support finds the answer by. */
  readonly reference: string | null;
}

/** What is to be done about a scheduled payment. */
export type ScheduledDecision =
  /** Write it down so; `null` where it is so already. */
  | { readonly outcome: 'LW-SCH-001' | 'LW-SCH-002'; readonly after: Payment | null }
  /** Nothing is written: why. */
  | {
      readonly outcome: OutcomeCode;
      readonly after: null;
      readonly refusals: readonly Pick<PaymentRefusal, 'code' | 'field' | 'problem'>[];
    }
  | {
      readonly outcome: 'LW-SCH-010' | 'LW-SCH-011' | 'LW-PAY-070';
      readonly after: null;
      readonly closed: UnchangeableCause | 'edited' | 'unknown';
    };

/** A payment of which nothing is known: it never was one of this account. */
const notThere = { outcome: 'LW-SCH-011', after: null, closed: 'unknown' } as const;

/** The payment with a change of it. */
export function changedScheduled(
  { methods }: Pick<AccountFacts, 'methods'>,
  payment: Payment,
  { amount, paymentDate, methodId }: Pick<RequestedScheduledChange, 'amount' | 'paymentDate' | 'methodId'>,
): Payment {
  const other = methodId === payment.method.methodId ? null : methods.find(({ id }) => id === methodId);
  const changed = { ...payment, amount, paymentDate };
  return other ? { ...changed, method: snapshotOf(other), wasMethodSaved: false } : changed;
}

/** What to do about a change that somebody asks for who saw the payment in a certain way. */
export function decideScheduledChange(
  facts: AccountFacts,
  current: Payment | null,
  asked: RequestedScheduledChange & { readonly seen: SeenScheduled },
  settings: PaymentSettings,
  clock: Clock,
): ScheduledDecision {
  if (!current) return notThere;
  const answer = scheduledChangeAnswer(facts, current, asked, settings, clock);
  if (answer.answer === 'sameAsNow') return { outcome: 'LW-SCH-001', after: null };
  if (answer.answer === 'closed') {
    const outcome = answer.cause === 'cutOffPassed' ? 'LW-SCH-010' : 'LW-SCH-011';
    return { outcome, after: null, closed: answer.cause };
  }
  const { methodId, ...seen } = asked.seen;
  const before = { ...current, ...seen, method: { ...current.method, methodId } };
  if (changedUnderReader(before, current)) return { outcome: 'LW-SCH-011', after: null, closed: 'edited' };
  if (answer.answer === 'accepted')
    return { outcome: 'LW-SCH-001', after: changedScheduled(facts, current, asked) };
  const [first] = answer.refusals;
  return { outcome: first?.code ?? 'LW-SCH-010', after: null, refusals: answer.refusals };
}

/** What to do about a cancellation. */
export function decideScheduledCancel(
  facts: Pick<AccountFacts, 'account'>,
  current: Payment | null,
  settings: PaymentSettings,
  clock: Clock,
): ScheduledDecision {
  if (!current) return notThere;
  const standing = scheduledStanding(current, clock.now(), facts.account.timeZone, settings);
  if (standing.changes === 'open')
    return { outcome: 'LW-SCH-002', after: { ...current, status: 'cancelled' } };
  const outcome = standing.cause === 'cutOffPassed' ? 'LW-PAY-070' : 'LW-SCH-011';
  return { outcome, after: null, closed: standing.cause };
}

/** What to warn of once a change is made, told before it is. */
export function warningsAfterChange(
  facts: AccountFacts,
  payment: Payment,
  asked: Parameters<typeof changedScheduled>[2],
  clock: Clock,
  retries?: AutoPaySettings,
): ScheduledWarning[] {
  const after = changedScheduled(facts, payment, asked);
  const payments = facts.payments.map((one) => (one.id === payment.id ? after : one));
  const today = dayIn(clock.now(), facts.account.timeZone);
  return scheduledWarnings({ ...facts, payments }, after, today, retries);
}
