import { expect, test } from 'vitest';
import { paymentMoneyState } from '../payment/payment-money-state.ts';
import { cardOutcomes } from './card-outcomes.ts';
import { isPersonalSecurityCodeError, type NextAction, type Outcome } from './outcome.ts';
import { isShownAs, outcomeCodes, outcomes } from './outcomes.ts';

const rows = outcomeCodes.map((code) => [code, outcomes[code]] as const);
const payingAgain: readonly NextAction[] = [
  'tryAgain',
  'useAnotherMethod',
  'checkSecurityCode',
  'reviewAmount',
  'changeAmount',
  'changeDate',
  'enterNumbers',
];
const offersPayingAgain = ({ nextActions }: Outcome) =>
  nextActions.some((action) => payingAgain.includes(action));

test.each(outcomeCodes)('%s has the public form', (code) => {
  expect(code).toMatch(/^LW-(PAY|SCH|BIL|TRX|STM|APY|WAL|PPL|MOB|AUT|SYS)-\d{3}$/);
});

test.each(rows)('%s never invites a second payment while the first is being checked', (_, outcome) => {
  if (outcome.moneyState !== 'checking') return;
  expect(outcome.family).toBe('checking');
  expect(outcome.retry).not.toBe('newKey');
  expect(offersPayingAgain(outcome)).toBe(false);
});

test.each(rows)(
  '%s never invites a second payment when the money has left, or is on its way',
  (_, outcome) => {
    if (outcome.moneyState !== 'taken' && outcome.moneyState !== 'held') return;
    expect(outcome.retry).toBe('no');
    expect(offersPayingAgain(outcome)).toBe(false);
    expect(outcome.httpStatus).toBeLessThan(400);
  },
);

test.each(rows)('%s offers another try exactly where one is allowed', (_, outcome) => {
  if (offersPayingAgain(outcome)) expect(outcome.retry).not.toBe('no');
});

test.each(rows)('%s leaves nobody at a dead end', (_, { kind, nextActions }) => {
  if (kind !== 'inline') expect(nextActions.length).toBeGreaterThan(0);
  expect(new Set(nextActions).size).toBe(nextActions.length);
});

test.each(rows)('the family, the status and the log level of %s tell the same story', (_, outcome) => {
  const { family, httpStatus, logLevel } = outcome;
  if (family === 'success' || family === 'pending') {
    expect(httpStatus).toBe(200);
    expect(logLevel).toBe('info');
  }
  if (httpStatus >= 500) expect(family).toBe('failure');
  if (logLevel === 'error') expect(httpStatus).toBeGreaterThanOrEqual(500);
  if (family === 'failure') expect(outcome.moneyState).not.toBe('taken');
});

test('a card stands in for a part of a page, and what concerns money is told by a page', () => {
  expect(outcomeCodes.filter((code) => isShownAs(code, 'card')).toSorted()).toEqual(
    Object.keys(cardOutcomes).toSorted(),
  );
  for (const [code, { moneyState }] of rows) {
    if (isShownAs(code, 'card')) expect(moneyState, code).toBe('notApplicable');
  }
});

test.each(rows)('%s is shown in one way, or in two that differ', (code, { kind, alsoAs }) => {
  expect(isShownAs(code, kind)).toBe(true);
  expect(alsoAs).not.toBe(kind);
});

test('an attempt that ended without taking money is over, and no answer about it keeps the key that it has', () => {
  for (const [code, { moneyState, retry }] of rows) {
    if (code.startsWith('LW-PAY-') && moneyState === 'notTaken') expect(retry, code).not.toBe('sameKey');
  }
  for (const code of ['LW-PAY-043', 'LW-SYS-010', 'LW-AUT-030', 'LW-AUT-070'] as const) {
    expect(outcomes[code].retry, code).toBe('sameKey');
  }
});

test.each([
  ['LW-PAY-001', 'taken'],
  ['LW-PAY-002', 'notTaken'],
  ['LW-PAY-003', 'held'],
  ['LW-PAY-010', 'notTaken'],
  ['LW-PAY-040', 'checking'],
  ['LW-PAY-041', 'notTaken'],
  ['LW-PAY-050', 'notTaken'],
  ['LW-AUT-030', 'notTaken'],
] as const)('the money of %s is %s', (code, moneyState) => {
  expect(outcomes[code].moneyState).toBe(moneyState);
});

test('a payment’s status says the same of the money as the outcome that brought it there', () => {
  expect(paymentMoneyState).toEqual({
    scheduled: outcomes['LW-PAY-002'].moneyState,
    running: 'checking',
    unknown: outcomes['LW-PAY-040'].moneyState,
    pending: outcomes['LW-PAY-003'].moneyState,
    successful: outcomes['LW-PAY-001'].moneyState,
    failed: outcomes['LW-PAY-010'].moneyState,
    returned: outcomes['LW-PAY-050'].moneyState,
    cancelled: 'notTaken',
  });
});

test('a system error code that begins with NETPSC is about the personal security code, and no other is', () => {
  expect(isPersonalSecurityCodeError('NETPSC-1002')).toBe(true);
  expect(isPersonalSecurityCodeError('NETPS-1002')).toBe(false);
  expect(isPersonalSecurityCodeError('X-NETPSC')).toBe(false);
});
