import { expect, test } from 'vitest';
import { bankAccount, card } from '../../test/sample-facts.ts';
import {
  type AutoPayMethodProblem,
  autoPayMethodProblem,
  canUseForAutoPay,
  type DebitedServices,
} from './auto-pay-method.ts';
import type { PaymentMethod } from './payment-method.ts';

const none = { card: false, bank: false, online: false };
const core: DebitedServices = { scope: 'allServices', isMassManaged: false };
const massManaged: DebitedServices = { scope: 'allServices', isMassManaged: true };
const mobile: DebitedServices = { scope: 'mobile', isMassManaged: false };
const days = { today: '2026-11-21', firstDebit: '2026-12-06' } as const;

type Row = [string, PaymentMethod, DebitedServices, Partial<typeof none>, AutoPayMethodProblem | null];
test.each<Row>([
  ['a card', card(), core, {}, null],
  ['a card, mass-managed', card(), massManaged, {}, null],
  ['a card for mobile', card(), mobile, {}, null],
  ['a bank account', bankAccount(), core, {}, null],
  ['a bank account, mass-managed', bankAccount(), massManaged, {}, 'massManagedTakesCards'],
  ['a bank account for mobile', bankAccount(), mobile, {}, 'mobileTakesCards'],
  [
    'a bank account for mobile, mass-managed',
    bankAccount(),
    { ...mobile, isMassManaged: true },
    {},
    'mobileTakesCards',
  ],
  ['a debit card', card({ funding: 'debit' }), core, {}, null],
  ['a prepaid or gift card', card({ funding: 'prepaid' }), core, {}, 'prepaid'],
  ['a prepaid or gift card for mobile', card({ funding: 'prepaid' }), mobile, {}, 'prepaid'],
  ['an expired card', card({ expirationDate: '2026-10' }), core, {}, 'expired'],
  ['a card that works until the debit', card({ expirationDate: '2026-12' }), core, {}, null],
  [
    'a card that expires before the debit',
    card({ expirationDate: '2026-11' }),
    core,
    {},
    'expiresBeforeDebit',
  ],
  ['a card refused by the provider', card({ isRestricted: true }), core, {}, 'methodRestricted'],
  ['a card, cards restricted', card(), core, { card: true }, 'cardsRestricted'],
  ['a bank account, cards restricted', bankAccount(), core, { card: true }, null],
  ['a bank account, bank accounts restricted', bankAccount(), core, { bank: true }, 'bankRestricted'],
  ['a card, nothing online', card(), core, { online: true }, 'onlinePaymentsBlocked'],
  ['what Auto Pay for all services debits, for mobile', card({ usedBy: ['allServices'] }), mobile, {}, null],
])('Auto Pay with %s', (_, method, services, restrictions, problem) => {
  expect(autoPayMethodProblem(method, services, { ...none, ...restrictions }, days)).toBe(problem);
});

test('what is of no kind that Auto Pay takes is never taken', () => {
  const methods = [card(), card({ funding: 'prepaid' }), bankAccount()];
  for (const scope of ['allServices', 'mobile'] as const) {
    const services: DebitedServices = { scope, isMassManaged: false };
    for (const method of methods) {
      const problem = autoPayMethodProblem(method, services, none, days);
      expect(canUseForAutoPay(method, scope, false)).toBe(problem === null);
    }
  }
});
