import { expect, it } from 'vitest';
import { usd, zero } from '../money/arithmetic.ts';
import { statementNote } from './statement-note.ts';

const dueDate = '2026-12-05';
type Summary = NonNullable<Parameters<typeof statementNote>[1]>;
type Debit = NonNullable<Summary['setToPay']>['payments'][number];

const debit: Debit = {
  date: '2026-12-03',
  amount: usd(10_000),
  method: {
    methodId: 'card',
    name: null,
    type: 'creditCard',
    brand: 'visa',
    accountType: null,
    lastFourDigits: '4242',
  },
  madeBy: null,
};

const summaryWith = (
  left: number | null,
  nextDueDate: Summary['balance']['nextDueDate'] = dueDate,
): Summary => ({
  setToPay: left === null ? null : { payments: [debit], left: usd(left) },
  balance: {
    amountDue: usd(10_000),
    newCharges: usd(10_000),
    credit: zero,
    pastDue: zero,
    pastDueNet: zero,
    pending: zero,
    creditBalance: zero,
    oldestUnpaidDueDate: null,
    nextDueDate,
  },
});

type Row = [
  what: string,
  statement: Parameters<typeof statementNote>[0],
  summary: Summary | null,
  kind: ReturnType<typeof statementNote>['kind'],
];

it.each<Row>([
  ['is paid', { standing: 'paid', dueDate, total: usd(10_000) }, summaryWith(null), 'paid'],
  ['has a pending payment', { standing: 'pending', dueDate, total: usd(10_000) }, summaryWith(0), 'pending'],
  ['is past due', { standing: 'pastDue', dueDate, total: usd(10_000) }, summaryWith(null), 'pastDue'],
  ['is unpaid', { standing: 'unpaid', dueDate, total: usd(10_000) }, summaryWith(null), 'unpaid'],
  ['is unpaid, and no one knows more', { standing: 'unpaid', dueDate, total: usd(10_000) }, null, 'unpaid'],
  ['is covered', { standing: 'unpaid', dueDate, total: usd(10_000) }, summaryWith(0), 'covered'],
  ['is covered in part', { standing: 'unpaid', dueDate, total: usd(10_000) }, summaryWith(1), 'partly'],
  [
    'is not the one that is set to be paid',
    { standing: 'unpaid', dueDate, total: usd(10_000) },
    summaryWith(0, '2026-11-30'),
    'unpaid',
  ],
  ['comes to nothing', { standing: 'paid', dueDate, total: zero }, summaryWith(null), 'nothing'],
  ['comes to a credit', { standing: 'unpaid', dueDate, total: usd(-500) }, summaryWith(0), 'nothing'],
])('a statement that %s', (_, statement, summary, kind) => {
  expect(statementNote(statement, summary).kind).toBe(kind);
});
