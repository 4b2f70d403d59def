import type { Account } from '../account/account.ts';
import { isUnconfirmed } from '../payment/blocks-others.ts';
import type { Payment } from '../payment/payment.ts';
import type { MobileAccount } from './mobile-account.ts';

/** What is known of an account, as far as it says how its mobile service stands and what can be paid of it. */
export interface MobileFactsAsked {
  readonly account: Pick<Account, 'id' | 'restrictions'>;
  readonly mobile?: MobileAccount | null | undefined;
  /** Of devices, those that are not confirmed among them. */
  readonly devicePayments?: readonly Payment[] | undefined;
}

/** A payment of a device, or of the mobile bill, that was sent, and nobody knows yet whether it was taken. */
export const confirmingPayment = (payments: readonly Payment[], deviceId: string): Payment | null =>
  payments.find((payment) => payment.device?.id === deviceId && isUnconfirmed(payment)) ?? null;
