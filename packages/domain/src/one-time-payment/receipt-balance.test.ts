import { expect, test } from 'vitest';
import { factsWith, payment, posted } from '../../test/sample-facts.ts';
import { balanceOn } from '../facts/balance.ts';
import { usd } from '../money/arithmetic.ts';
import { countsOthers, creditOfReceipt, receiptBalance } from './receipt-balance.ts';

const today = '2026-11-21';
const at = (hour: string, day = today) => ({ requestedAt: `${day}T${hour}:00:00.000Z` });
const paid = payment('successful', 5_000, today, { id: 'paid', ...at('15') });
const ofBefore = payment('successful', 5_000, '2026-11-10', { id: 'before', ...at('15', '2026-11-10') });
const earlier = payment('successful', 100, today, at('14'));
const withSupport = payment('unknown', 100, today, { ...at('14'), inSupportQueue: true });
const onItsWay = payment('pending', 4_000, today, at('13'));
const later = payment('pending', 100, today, at('16'));

const credit = balanceOn(factsWith({ ledger: [posted(4_250)] }), today);
const knowing = (...countedPayments: (typeof paid)[]) => ({
  options: { balance: credit, dates: { today }, countedPayments } as const,
  balanceAfter: null,
});
const now = { as: 'now', balance: credit, countsOthers: false } as const;
const nowWithOthers = { ...now, countsOthers: true } as const;

test.each([
  ['just after paying: what is owed now', paid, { ...knowing(), isFound: false }, now],
  [
    'just after paying, the figures not known: none',
    paid,
    { ...knowing(), options: null, isFound: false },
    null,
  ],
  ['read again the same day: what is owed now', paid, { ...knowing(earlier, paid), isFound: true }, now],
  [
    'read again after another payment of that day: none',
    paid,
    { ...knowing(paid, later), isFound: true },
    null,
  ],
  [
    'just after paying, while people look into another payment: none',
    paid,
    { ...knowing(withSupport, paid), isFound: false },
    null,
  ],
  [
    'just after paying, while another payment is on its way: what is owed now, that one counted',
    paid,
    { ...knowing(onItsWay, paid), isFound: false },
    nowWithOthers,
  ],
  [
    'just after paying, while it is on its way itself: what is owed now, no other counted',
    onItsWay,
    { ...knowing(earlier, onItsWay), isFound: false },
    now,
  ],
  [
    'read again days later: not what is owed by then',
    ofBefore,
    { ...knowing(ofBefore), isFound: true },
    null,
  ],
  [
    'read again the same day, once it has posted: what is owed now, less what is on its way',
    paid,
    { ...knowing(earlier, paid), isFound: true, balanceAfter: usd(10_000) },
    now,
  ],
  [
    'read again once it has posted: what was owed then',
    ofBefore,
    { ...knowing(ofBefore), isFound: true, balanceAfter: usd(0) },
    { as: 'posted', balance: usd(0) },
  ],
] as const)('a receipt tells %s', (_, made, known, told) => {
  expect(receiptBalance(made, known)).toEqual(told);
});

test.each([
  ['what more was paid than was owed', 5_000, { as: 'posted', balance: usd(-2_000) }, 'rest'],
  ['all of it, where nothing was owed', 5_000, { as: 'posted', balance: usd(-5_000) }, 'whole'],
  ['all of it, on top of a credit', 5_000, { as: 'posted', balance: usd(-9_000) }, 'whole'],
  ['nothing, where all was paid', 5_000, { as: 'posted', balance: usd(0) }, null],
  ['nothing, where something was left', 5_000, { as: 'posted', balance: usd(100) }, null],
  ['by the figures of now what they say', 5_000, now, 'rest'],
  ['nothing that nobody knows of', 5_000, null, null],
] as const)('a credit is made of %s', (_, cents, told, share) => {
  expect(creditOfReceipt({ amount: usd(cents) }, told)).toBe(share);
});

const sent = payment('pending', 5_000, today, { id: 'sent', ...at('15') });

test.each([
  ['another is on its way', [onItsWay, sent], true],
  ['the other has posted', [earlier, sent], false],
  ['it is on its way alone', [sent], false],
])(
  'today’s balance counts other pending payments beside one just sent: %s',
  (_, countedPayments, expected) => {
    expect(countsOthers(sent, { countedPayments })).toBe(expected);
  },
);
