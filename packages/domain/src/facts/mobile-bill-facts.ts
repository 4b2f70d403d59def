import type { Account } from '../account/account.ts';
import type { CustomerBill } from '../bill/bill.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import type { MobileAccount } from '../mobile/mobile-account.ts';
import { daysToPayMobile, mobileBillId } from '../mobile/mobile-bill.ts';
import { isPositive, subtract } from '../money/arithmetic.ts';
import type { AccountFacts } from './account-facts.ts';

/**
 * The mobile bill as an account of its own, as a device is (decision 61): what it comes to is what is owed, its payments are
 * the only ones, mobile Auto Pay is its Auto Pay, and cards alone pay it (spec section 5). Every rule about a bill then holds
 * for it too. Without mobile service, or a bill, nothing is owed.
 */
export function mobileBillFacts(facts: AccountFacts, today: BusinessDate): AccountFacts {
  const { mobile, methods, devicePayments = [], mobileAutoPay, lastMobileAutoPay } = facts;
  const id = mobileBillId(facts);
  const bill = mobile?.bill ?? null;
  return {
    account: mobileAccountOf(facts.account, mobile ?? null),
    bills: bill ? [billDueOn(bill, id)] : [],
    ledger: bill ? owedOf(bill, id, mobile?.pastDue ?? subtract(bill.amount, bill.amount), today) : [],
    payments: devicePayments.filter(({ device }) => device?.id === id),
    methods,
    autoPay: mobileAutoPay ?? null,
    mobileAutoPay,
    lastAutoPay: lastMobileAutoPay,
  };
}

/** Its standing is the mobile one; where the account itself has ended, mobile Auto Pay has too. */
function mobileAccountOf(account: Account, mobile: MobileAccount | null): Account {
  const isInterrupted = mobile !== null && isPositive(mobile.pastDue);
  return {
    ...account,
    status: account.status === 'active' ? (mobile?.status ?? 'active') : account.status,
    serviceState: mobile && isInterrupted ? mobile.serviceState : 'connected',
    softDisconnectDate: null,
    restrictions: { ...account.restrictions, bank: true },
    cycleDay: mobile?.bill
      ? Number(addDays(mobile.bill.dueDate, -daysToPayMobile).slice(8))
      : account.cycleDay,
    discountEligible: false,
    massManaged: false,
  };
}

type MobileBill = NonNullable<MobileAccount['bill']>;

/** What the rules ask a bill for is its days; its lines are its biller's. */
const billDueOn = ({ amount, dueDate }: MobileBill, id: string): CustomerBill => {
  const billDate = addDays(dueDate, -daysToPayMobile);
  return {
    id,
    kind: 'regular',
    billDate,
    dueDate,
    serviceFrom: billDate,
    serviceTo: dueDate,
    amount,
    isReleased: true,
    lines: [],
    news: [],
  };
};

/** What is past due fell due before today: on which day its biller does not say. */
function owedOf(bill: MobileBill, billId: string, pastDue: MobileBill['amount'], today: BusinessDate) {
  const charge = { kind: 'charge', paymentId: null } as const;
  const yesterday = addDays(today, -1);
  const billDate = addDays(bill.dueDate, -daysToPayMobile);
  const rest = subtract(bill.amount, pastDue);
  return [
    { ...charge, id: 'past-due', billId: null, date: yesterday, dueDate: yesterday, amount: pastDue },
    { ...charge, id: 'new', billId, date: billDate, dueDate: bill.dueDate, amount: rest },
  ].filter(({ amount }) => isPositive(amount));
}
