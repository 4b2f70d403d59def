import { describe, expect, test } from 'vitest';
import {
  autoPay,
  bankAccount,
  bankSnapshot,
  card,
  charge,
  factsWith,
  payment,
} from '../../test/sample-facts.ts';
import { defaultAutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { nextDebit } from '../facts/next-debit.ts';
import { debitNotice } from './debit-notice.ts';
import { messageSchema } from './message.ts';
import { messageNow } from './message-now.ts';
import { cardNotice, messageOfMethod } from './messages-of-method.ts';
import { messageOfPayment } from './messages-of-payment.ts';

const debitDate: BusinessDate = '2026-12-07';
const enrolled = autoPay(7, { lastDebitDate: '2026-11-07' });
const owing = (overrides: Partial<AccountFacts> = {}) =>
  factsWith({ ledger: [charge(debitDate, 17_325)], autoPay: enrolled, ...overrides });
const at = (acceptedAt: string) => ({
  ...enrolled,
  authorization: { ...enrolled.authorization, acceptedAt },
});

describe('a debit that is to come', () => {
  test.each<[string, AccountFacts, BusinessDate, boolean]>([
    ['four days before', owing(), '2026-12-03', false],
    ['three days before', owing(), '2026-12-04', true],
    ['the day before, where nothing ran until then', owing(), '2026-12-06', true],
    ['on its day', owing(), debitDate, false],
    ['with nothing to take', owing({ ledger: [] }), '2026-12-04', false],
    ['paid otherwise', owing({ payments: [payment('pending', 17_325)] }), '2026-12-04', false],
    [
      'of Auto Pay that began before these days',
      owing({ autoPay: at('2026-12-03T12:00:00Z') }),
      '2026-12-04',
      true,
    ],
    [
      'of Auto Pay that began within them',
      owing({ autoPay: at('2026-12-04T12:00:00Z') }),
      '2026-12-05',
      false,
    ],
    ['of Auto Pay that is off', owing({ autoPay: null }), '2026-12-04', false],
    [
      'that a cancellation came too late for',
      owing({ autoPay: null, lastAutoPay: { ...enrolled, debitDate } }),
      '2026-12-05',
      true,
    ],
    [
      'that is tried again, as was told with the decline',
      owing({
        autoPay: { ...enrolled, lastDebitDate: debitDate },
        payments: [payment('failed', 17_325, debitDate, { channel: 'autoPay' })],
      }),
      '2026-12-08',
      false,
    ],
  ])('%s', (_, facts, today, isTold) => {
    const notice = debitNotice(facts, enrolled.id, today, defaultAutoPaySettings);
    expect(notice !== null).toBe(isTold);
    if (!notice) return;
    const { date, estimatedAmount, changeBy } = nextDebit(facts, today) ?? {};
    expect(notice.message).toMatchObject({ kind: 'debitComing', date, amount: estimatedAmount, changeBy });
    expect(messageSchema.parse(notice.message)).toEqual(notice.message);
  });

  test('from a bank names the day on which the money leaves', () => {
    const autoPayByBank = autoPay(5, { lastDebitDate: '2026-11-05', method: bankSnapshot });
    const facts = owing({ autoPay: autoPayByBank });
    expect(debitNotice(facts, enrolled.id, '2026-12-03', defaultAutoPaySettings)?.message).toMatchObject({
      date: '2026-12-05',
      leavesOn: '2026-12-07',
      changeBy: '2026-12-03',
    });
  });
});

describe('a card that expires', () => {
  const today: BusinessDate = '2026-11-21';
  test.each([
    ['this month', card({ expirationDate: '2026-11' }), false],
    ['next month', card({ expirationDate: '2026-12' }), true],
    ['the month after', card({ expirationDate: '2027-01' }), false],
    ['never, being a bank account', bankAccount(), false],
  ])('%s', (_, method, isTold) => {
    const notice = cardNotice(method, today);
    expect(notice !== null).toBe(isTold);
    if (!notice) return;
    expect(notice.message).toMatchObject({
      kind: 'cardExpiring',
      lastDay: '2026-12-31',
      isForAutoPay: false,
    });
    expect(messageSchema.parse(notice.message)).toEqual(notice.message);
  });

  test('says that Auto Pay uses it', () => {
    const used = card({ expirationDate: '2026-12', usedBy: ['mobile'] });
    expect(cardNotice(used, today)?.message).toMatchObject({ isForAutoPay: true });
  });
});

test('a method is told of by its id', () => {
  const method = { ...bankSnapshot, name: 'Business checking' };
  const event = messageOfMethod('methodAdded', method, { by: 'Dana', userId: 'u1' });
  expect(event).toMatchObject({ key: 'methodAdded/bank', concerns: ['u1'], message: { by: 'Dana' } });
  expect(messageSchema.parse(event.message)).toEqual(event.message);
});

test('what follows on a decline is what the worker then does', () => {
  const declined = payment('failed', 17_325, debitDate, { channel: 'autoPay' });
  const facts = owing({ autoPay: { ...enrolled, lastDebitDate: debitDate }, payments: [declined] });
  const event = messageOfPayment(
    { from: 'running', after: declined, isWatched: false, today: debitDate },
    null,
  );
  const now = new Date('2026-12-07T12:00:00-05:00');
  const says = (retryDays: number[]) =>
    event && messageNow(facts, event.message, now, { retryDays }).afterDecline;
  expect(says([3, 6])).toEqual({ next: 'retry', date: '2026-12-10' });
  expect(says([])).toEqual({ next: 'nextBill', date: '2027-01-07' });
});
