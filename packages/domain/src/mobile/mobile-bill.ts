import type { Account } from '../account/account.ts';
import { largest, subtract, zero } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { PaidDevice } from '../payment/paid-device.ts';
import type { MobileAccount } from './mobile-account.ts';

/** From a mobile bill to the day on which it falls due. */
export const daysToPayMobile = 20;

/** What the mobile bill is paid under, beside devices with ids of their own: an account has one. */
export const mobileBillId = ({ account }: { readonly account: Pick<Account, 'id'> }): string => account.id;

/** The mobile bill as a payment of it names what it pays. */
export const paidMobileBill = (of: { readonly account: Pick<Account, 'id'> }): PaidDevice => ({
  id: mobileBillId(of),
  name: null,
  lineLastFour: null,
});

/** The mobile bill once an amount of it is paid: what is past due first. The network puts service back by itself. */
export const mobileBillAfter = ({ bill, pastDue, ...mobile }: MobileAccount, paid: Money): MobileAccount => ({
  ...mobile,
  pastDue: largest(subtract(pastDue, paid), zero),
  bill: bill && { ...bill, amount: subtract(bill.amount, paid) },
});
