import { expect, test } from 'vitest';
import { bankAccount, card } from '../../test/sample-facts.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import {
  canSaveCard,
  type MethodBlockedReason,
  type MethodStatus,
  methodStatus,
  methodUnusableReason,
  oneTimeBlockedReason,
} from './method-eligibility.ts';
import { onlineRestriction } from './online-restriction.ts';
import type { PaymentMethod } from './payment-method.ts';

const today: BusinessDate = '2026-11-21';
const none = { card: false, bank: false, online: false };
const noCards = { ...none, card: true };
const noBank = { ...none, bank: true };
const neither = { ...none, card: true, bank: true };
const blocked = { ...none, online: true };

type Row = [string, PaymentMethod, typeof none, MethodStatus, MethodBlockedReason | null];
const rows: Row[] = [
  ['a card', card(), none, 'available', null],
  ['a bank account', bankAccount(), none, 'available', null],
  ['a card, cards restricted', card(), noCards, 'restricted', 'cardsRestricted'],
  ['a bank account, cards restricted', bankAccount(), noCards, 'available', null],
  ['a card, bank restricted', card(), noBank, 'available', null],
  ['a bank account, bank restricted', bankAccount(), noBank, 'restricted', 'bankRestricted'],
  ['a card, both restricted', card(), neither, 'restricted', 'cardsRestricted'],
  ['a bank account, both restricted', bankAccount(), neither, 'restricted', 'bankRestricted'],
  ['a card, nothing online', card(), blocked, 'restricted', 'onlinePaymentsBlocked'],
  [
    'a bank account, nothing online',
    bankAccount(),
    { ...blocked, bank: true },
    'restricted',
    'onlinePaymentsBlocked',
  ],
  ['a card refused by the provider', card({ isRestricted: true }), none, 'restricted', 'methodRestricted'],
  ['a bank account refused', bankAccount({ isRestricted: true }), none, 'restricted', 'methodRestricted'],
  ['an expired card', card({ expirationDate: '2026-10' }), none, 'expired', 'expired'],
  ['a card that works this month', card({ expirationDate: '2026-11' }), none, 'expiringSoon', null],
  ['a card that works through next month', card({ expirationDate: '2026-12' }), none, 'expiringSoon', null],
  ['a card that works two months more', card({ expirationDate: '2027-01' }), none, 'available', null],
  ['the Auto Pay card', card({ usedBy: ['allServices'] }), none, 'available', 'usedForAutoPay'],
  ['the mobile Auto Pay card', card({ usedBy: ['mobile'] }), none, 'available', 'usedForAutoPay'],
  [
    'the Auto Pay bank account',
    bankAccount({ usedBy: ['allServices'] }),
    none,
    'available',
    'usedForAutoPay',
  ],
  [
    'an expired Auto Pay card',
    card({ usedBy: ['allServices'], expirationDate: '2026-10' }),
    none,
    'expired',
    'expired',
  ],
  [
    'an expired card, cards restricted',
    card({ expirationDate: '2026-10' }),
    noCards,
    'restricted',
    'cardsRestricted',
  ],
  [
    'an expired card refused',
    card({ isRestricted: true, expirationDate: '2026-10' }),
    none,
    'restricted',
    'methodRestricted',
  ],
  ['a prepaid card', card({ funding: 'prepaid' }), none, 'available', null],
];

test.each(rows)('%s', (_, method, restrictions, status, reason) => {
  expect(methodStatus(method, restrictions, today)).toBe(status);
  expect(oneTimeBlockedReason(method, restrictions, today)).toBe(reason);
  expect(methodUnusableReason(method, restrictions, today)).toBe(reason === 'usedForAutoPay' ? null : reason);
});

test.each([
  [none, null],
  [noCards, 'card'],
  [noBank, 'bank'],
  [neither, 'cardAndBank'],
  [blocked, 'blocked'],
  [{ ...neither, online: true }, 'blocked'],
])('the restriction of %j is %s', (restrictions, restriction) => {
  expect(onlineRestriction(restrictions)).toBe(restriction);
});

test.each([
  ['credit', true],
  ['debit', true],
  ['prepaid', false],
] as const)('a %s card can be saved: %s', (funding, saved) => {
  expect(canSaveCard(funding)).toBe(saved);
});
