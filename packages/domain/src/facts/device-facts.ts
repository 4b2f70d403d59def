import type { BusinessDate } from '../dates/business-date.ts';
import type { MobileDevice } from '../mobile/mobile-account.ts';
import { isPositive } from '../money/arithmetic.ts';
import type { AccountFacts } from './account-facts.ts';

/**
 * A device as an account of its own: what is left of it is what it owes, its payments are the only ones, and cards alone pay
 * it, as they do for everything mobile (spec section 5).
 */
export function deviceFacts(facts: AccountFacts, device: MobileDevice, today: BusinessDate): AccountFacts {
  const { account, methods, devicePayments = [] } = facts;
  const { id, balance: amount, nextInstallment } = device;
  const dueDate = nextInstallment && nextInstallment > today ? nextInstallment : today;
  const owed = { id, kind: 'charge', date: today, dueDate, amount, billId: null, paymentId: null } as const;
  return {
    account: {
      ...account,
      // How the account's own services stand is nothing that a device payment changes.
      status: 'active',
      serviceState: 'connected',
      // An account that may not use cards is refused before any figures are.
      restrictions: { ...account.restrictions, bank: true },
    },
    bills: [],
    ledger: isPositive(amount) ? [owed] : [],
    payments: devicePayments.filter((payment) => payment.device?.id === id),
    methods,
    autoPay: null,
  };
}
