import { expect, test } from 'vitest';
import { claimsOf, dueIn, toldOf } from './claims.ts';
import { disagreements } from './disagreements.ts';
import { page, said } from './said.ts';

const texts = (...words: string[]) => words.map((text) => ({ words: text, within: [] }));
const total = (value: string) => ({ label: said('balance', 'amountDue'), value });
const pay = (amount: string) => said('due', 'pay', { amount });

test('the large figure, the button and the total agree', () => {
  const date = 'December 6';
  const shown = page({
    hero: `Pay $178.25 ${said('due', 'due', { date })}`,
    texts: texts(pay('$178.25')),
    rows: [
      { label: said('balance', 'newChargesDue', { date }), value: '$178.25' },
      { label: said('due', 'part.left'), value: '$178.25' },
    ],
  });
  const claims = claimsOf(shown, 'en');
  expect(claims.filter(({ fact }) => fact === 'amount left')).toHaveLength(3);
  expect(toldOf(claims, 'next due day')).toBe('12-06');
  expect(disagreements(claims)).toEqual([]);
});

test('a button with another figure than the total is found, with the words of both', () => {
  const payAll = said('due', 'payAll', { amount: '$178.00' });
  const shown = page({ texts: texts(payAll), rows: [total('$178.25')] });
  const [finding, ...others] = disagreements(claimsOf(shown, 'en'));
  expect(finding).toContain(payAll);
  expect(finding).toContain('$178.25');
  expect(others).toEqual([]);
});

test('a heading and its button that tell what is past due differently are found, in Spanish', () => {
  const shown = (amount: string) =>
    page({
      hero: `Pague $330.14 ${said('due', 'staysOn', { date: '27 de noviembre' }, 'es')}`,
      texts: texts(said('due', 'payNow', { amount }, 'es')),
    });
  const claims = claimsOf(shown('$330.14'), 'es');
  expect(toldOf(claims, 'last day that keeps service on')).toBe('11-27');
  expect(disagreements(claims)).toEqual([]);
  expect(disagreements(claimsOf(shown('$330.15'), 'es'))).toHaveLength(1);
});

test.each([
  ['with its sum', { rows: [total('$178.25')], hero: 'Pay $78.25 by December 6' }, '17825'],
  ['by itself', { hero: 'Pay $178.25 by December 6' }, '17825'],
  [
    'taken by Auto Pay',
    { hero: 'Auto Pay will charge $173.25 on December 6, to your Visa ···· 4242' },
    '17325',
  ],
  ['nothing', { hero: 'Nothing due right now $0.00' }, '0'],
  ['a credit', { hero: 'You have a credit of $42.50 toward your next bill, around December 15' }, '0'],
  [
    'a credit of a closed account',
    { hero: 'You have a credit of $42.50 and nothing to pay. Contact us to ask how you’ll get it back.' },
    '0',
  ],
])('what is due is read %s', (_, shown, due) => {
  expect(dueIn(claimsOf(page(shown), 'en'))).toBe(due);
});

test('the last day that keeps service on is read from the ladder alone, in Spanish', () => {
  const words = said('nextSteps', 'after', { date: '9 de diciembre' }, 'es');
  const within = [said('nextSteps', 'heading', {}, 'es')];
  const day = (texts: { words: string; within: string[] }[]) =>
    toldOf(claimsOf(page({ texts }), 'es'), 'last day that keeps service on');
  expect(day([{ words, within }])).toBe('12-09');
  expect(day([{ words, within: [] }])).toBeNull();
});

test('the same words in another list tell something else', () => {
  const scheduled = {
    words: said('home', 'alerts.scheduled.item', { amount: '$40.00', date: 'December 2' }),
    within: [said('home', 'alerts.label')],
  };
  const autoPay = {
    words: said('home', 'howYouPay.autoPayNext', { date: 'December 6' }),
    within: [said('home', 'howYouPay.heading')],
  };
  const claims = claimsOf(page({ texts: [scheduled, autoPay] }), 'en');
  expect(toldOf(claims, 'next scheduled amount')).toBe('4000');
  expect(toldOf(claims, 'Auto Pay day')).toBe('12-06');
  expect(disagreements(claims)).toEqual([]);
});

test('what comes off is the same amount as what is said of it', () => {
  const row = { label: said('balance', 'pendingYesterday'), value: '\u2212$50.00' };
  const notice = (amount: string) =>
    texts(said('home', 'alerts.pending.creditCard.title', { amount, date: 'November 20' }));
  expect(disagreements(claimsOf(page({ rows: [row], texts: notice('$50.00') }), 'en'))).toEqual([]);
  expect(disagreements(claimsOf(page({ rows: [row], texts: notice('$51.00') }), 'en'))).toHaveLength(1);
});

test('the chosen card and the button that goes on with it are compared', () => {
  const shown = page({
    chosenCard: `${said('payment', 'amount.amountDue')} $10.00`,
    texts: texts(said('flow', 'continueWith', { amount: '$12.00' })),
  });
  expect(disagreements(claimsOf(shown, 'en'))).toHaveLength(1);
});
