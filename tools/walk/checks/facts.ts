import type { CopyFile } from '../../../apps/portal/journeys/support/words.ts';

/** What a page can say in more than one place. */
type AmountFact =
  | 'amount due'
  // What is due less what is set to pay it.
  | 'amount left'
  | 'past due amount'
  | 'payment pending'
  | 'payment unconfirmed'
  | 'credit'
  | 'Auto Pay amount'
  | 'next scheduled amount'
  | 'amount to pay'
  | 'amount paid';
const dayFacts = [
  'next due day',
  'last day that keeps service on',
  'day that service is turned off',
  'Auto Pay day',
  'next scheduled day',
  'day to pay on',
  'day paid',
] as const;
type DayFact = (typeof dayFacts)[number];
export type Fact = AmountFact | DayFact;

/** Whether a fact is a day of the calendar; else it is an amount. */
export const isDay = (fact: Fact): boolean => dayFacts.some((day) => day === fact);

/** A text of the copy files that says facts: each placeholder with what it says. */
interface Telling {
  readonly file: CopyFile;
  readonly key: string;
  readonly of: Readonly<Record<string, readonly Fact[]>>;
  /** It says so only in the list that has this label: elsewhere the same words mean another thing. */
  readonly within?: { readonly file: CopyFile; readonly key: string };
  /** More follows in the same heading. */
  readonly goesOn?: boolean;
}

const settings = { file: 'home', key: 'howYouPay.heading' } as const;
const ladder = { file: 'nextSteps', key: 'heading' } as const;
const alerts = { file: 'home', key: 'alerts.label' } as const;

/** Sentences, buttons and headings. */
export const tellings: readonly Telling[] = [
  { file: 'due', key: 'pay', of: { amount: ['amount left'] } },
  { file: 'due', key: 'payNow', of: { amount: ['past due amount'] } },
  { file: 'due', key: 'payAll', of: { amount: ['amount due'] } },
  { file: 'due', key: 'whole', of: { amount: ['amount due'], date: ['next due day'] } },
  { file: 'due', key: 'wholeToday', of: { amount: ['amount due'] } },
  { file: 'due', key: 'wholeTomorrow', of: { amount: ['amount due'] } },
  { file: 'due', key: 'day', of: { date: ['next due day'] } },
  { file: 'due', key: 'unconfirmed', of: { amount: ['payment unconfirmed'] } },
  {
    file: 'nextSteps',
    key: 'after',
    of: { date: ['last day that keeps service on'] },
    within: ladder,
  },
  { file: 'home', key: 'alerts.pending.creditCard.title', of: { amount: ['payment pending'] } },
  { file: 'home', key: 'alerts.pending.bankAccount.title', of: { amount: ['payment pending'] } },
  { file: 'news', key: 'withSupport.title', of: { amount: ['payment unconfirmed'] } },
  {
    file: 'home',
    key: 'howYouPay.autoPayNext',
    of: { date: ['Auto Pay day'] },
    within: settings,
  },
  {
    file: 'home',
    key: 'howYouPay.scheduledOne',
    of: { amount: ['next scheduled amount'], date: ['next scheduled day'] },
    within: settings,
  },
  {
    file: 'home',
    key: 'howYouPay.scheduledNext',
    of: { amount: ['next scheduled amount'], date: ['next scheduled day'] },
    within: settings,
  },
  {
    file: 'home',
    key: 'alerts.scheduled.item',
    of: { amount: ['next scheduled amount'], date: ['next scheduled day'] },
    within: alerts,
  },
  { file: 'payment', key: 'amount.leadDue', of: { date: ['next due day'] } },
  { file: 'payment', key: 'amount.amountDueNew', of: { date: ['next due day'] } },
  { file: 'flow', key: 'continueWith', of: { amount: ['amount to pay'] } },
  { file: 'payment', key: 'review.pay', of: { amount: ['amount to pay'] } },
  {
    file: 'payment',
    key: 'review.schedule',
    of: { amount: ['amount to pay'], date: ['day to pay on'] },
  },
  { file: 'outcomes', key: 'LW-PAY-001.titleWith', of: { amount: ['amount paid'] }, goesOn: true },
  { file: 'outcomes', key: 'LW-PAY-002.titleWith', of: { amount: ['amount paid'] } },
  { file: 'outcomes', key: 'LW-PAY-002.textWith', of: { date: ['day paid'] } },
  { file: 'outcomes', key: 'LW-PAY-003.titleWith', of: { amount: ['amount paid'] } },
  { file: 'outcomes', key: 'LW-PAY-040.textWith', of: { amount: ['amount paid'] } },
];

/** A heading that is a sentence with a figure in it: its words before and after the figure, and what they say. */
interface Heading {
  readonly lead: string;
  /** Keys of what stands after the figure; nothing, unless it is said. */
  readonly rest?: readonly (string | null)[];
  readonly amount: AmountFact;
  readonly date?: DayFact;
}

const near = (key: string): readonly string[] => [key, `${key}Today`, `${key}Tomorrow`];
const calls = ['comesBackByCall', 'reopensByCall'];

/** Headings of what is due, all of them in its own copy file. */
export const headings: readonly Heading[] = [
  { lead: 'pay', rest: near('due'), amount: 'amount left', date: 'next due day' },
  {
    lead: 'pay',
    rest: near('staysOn'),
    amount: 'past due amount',
    date: 'last day that keeps service on',
  },
  {
    lead: 'pay',
    rest: ['comesBack', 'liftsLimit', ...calls, ...calls.map((call) => `${call}WithoutPhone`)],
    amount: 'past due amount',
  },
  { lead: 'autoPay', rest: near('taken'), amount: 'Auto Pay amount', date: 'Auto Pay day' },
  { lead: 'scheduled', rest: near('taken'), amount: 'next scheduled amount', date: 'next scheduled day' },
  { lead: 'checking', rest: ['knownBy', 'knownSoon'], amount: 'payment pending' },
  { lead: 'credit', rest: ['creditClosed', 'creditClosedWithoutPhone', 'creditNext'], amount: 'credit' },
  { lead: 'unconfirmed', amount: 'amount due' },
  { lead: 'nothing', rest: [null, 'nextBill'], amount: 'amount due' },
];

/** A labelled figure or day. */
export interface Labelled {
  readonly file: CopyFile;
  readonly key: string;
  /** What the value beside the label says. */
  readonly value?: Fact;
  /** What placeholders within the label say. */
  readonly of?: Readonly<Record<string, Fact>>;
}

/** Rows of labels and values. */
export const labelled: readonly Labelled[] = [
  { file: 'balance', key: 'amountDue', value: 'amount due' },
  { file: 'balance', key: 'totalBalance', value: 'amount due' },
  { file: 'due', key: 'part.left', value: 'amount left' },
  { file: 'balance', key: 'ifConfirmed', value: 'amount due' },
  { file: 'balance', key: 'creditBalance', value: 'credit' },
  { file: 'balance', key: 'newChargesDue', of: { date: 'next due day' } },
  // Labels of exactly one payment; several have another.
  { file: 'balance', key: 'pendingToday', value: 'payment pending' },
  { file: 'balance', key: 'pendingYesterday', value: 'payment pending' },
  { file: 'balance', key: 'pendingSince', value: 'payment pending' },
  { file: 'payment', key: 'effect.thisPayment', value: 'amount to pay' },
  { file: 'payment', key: 'review.on', value: 'day to pay on' },
  { file: 'payment', key: 'result.amount.taken', value: 'amount paid' },
  { file: 'payment', key: 'result.amount.held', value: 'amount paid' },
  { file: 'payment', key: 'result.amount.scheduled', value: 'amount paid' },
  { file: 'payment', key: 'result.amount.checking', value: 'amount paid' },
  { file: 'payment', key: 'result.amount.notTaken', value: 'amount paid' },
  { file: 'payment', key: 'result.amount.returned', value: 'amount paid' },
];
