import type { CopyFile } from '../../../apps/portal/journeys/support/words.ts';

/** What a page can say in more than one place. */
type AmountFact =
  | 'amount due'
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
  /** Only where this placeholder holds this. */
  readonly where?: { readonly name: string; readonly is: string };
  /** More follows in the same heading. */
  readonly goesOn?: boolean;
}

const past = { pastDue: ['past due amount'] } as const;
const deadline = { ...past, by: ['day that service is turned off'] } as const;
const cards = { file: 'home', key: 'cards.label' } as const;
const ladder = { file: 'home', key: 'ladder.heading' } as const;
const alerts = { file: 'home', key: 'alerts.label' } as const;

/** Sentences, buttons and headings. */
export const tellings: readonly Telling[] = [
  { file: 'due', key: 'pay', of: { amount: ['amount due'] } },
  { file: 'due', key: 'payPastDue', of: { amount: ['past due amount'] } },
  { file: 'due', key: 'due', of: { date: ['next due day'] } },
  { file: 'due', key: 'dueTomorrow', of: { date: ['next due day'] } },
  {
    file: 'due',
    key: 'pastDueAndDue',
    of: { amount: ['past due amount'], date: ['next due day'] },
  },
  {
    file: 'due',
    key: 'pastDueAndDueTomorrow',
    of: { amount: ['past due amount'], date: ['next due day'] },
  },
  { file: 'due', key: 'pastDueAndDueToday', of: { amount: ['past due amount'] } },
  { file: 'due', key: 'credit', of: { amount: ['credit'] } },
  { file: 'standings', key: 'softDisconnected.text', of: past },
  { file: 'standings', key: 'hotlined.text', of: past },
  { file: 'standings', key: 'temporarilyDisconnected.text', of: past },
  { file: 'standings', key: 'past-due-76.text', of: past },
  { file: 'standings', key: 'past-due-50.text', of: past },
  { file: 'standings', key: 'past-due-43.text', of: deadline },
  { file: 'standings', key: 'past-due-30.text', of: deadline },
  { file: 'standings', key: 'past-due.text', of: deadline },
  { file: 'standings', key: 'creditBalance.title', of: { credit: ['credit'] } },
  {
    file: 'home',
    key: 'ladder.day',
    of: { date: ['day that service is turned off'] },
    within: ladder,
    where: { name: 'days', is: '50' },
  },
  { file: 'home', key: 'alerts.pending.creditCard.title', of: { amount: ['payment pending'] } },
  { file: 'home', key: 'alerts.pending.bankAccount.title', of: { amount: ['payment pending'] } },
  { file: 'home', key: 'alerts.checking.text', of: { amount: ['payment pending'] } },
  { file: 'news', key: 'open.confirming', of: { amount: ['payment pending'] } },
  { file: 'news', key: 'withSupport.title', of: { amount: ['payment unconfirmed'] } },
  { file: 'news', key: 'open.one', of: { amount: ['payment unconfirmed'] } },
  { file: 'news', key: 'covered.autoPay', of: { amount: ['Auto Pay amount'], date: ['Auto Pay day'] } },
  {
    file: 'home',
    key: 'cards.autoPayNext',
    of: { amount: ['Auto Pay amount'], date: ['Auto Pay day'] },
    within: cards,
  },
  {
    file: 'home',
    key: 'cards.scheduledNext',
    of: { amount: ['next scheduled amount'], date: ['next scheduled day'] },
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
