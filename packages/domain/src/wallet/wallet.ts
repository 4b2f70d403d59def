import { type AutoPaySettings, defaultAutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { type Clock, dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { debitedFacts } from '../facts/debited-facts.ts';
import { mobileDebitDate } from '../facts/mobile-debit-date.ts';
import { nextDebit, nextDebitMethod } from '../facts/next-debit.ts';
import { methodStatus, oneTimeBlockedReason } from '../method/method-eligibility.ts';
import { type OnlineRestriction, onlineRestriction } from '../method/online-restriction.ts';
import type { PaymentMethod } from '../method/payment-method.ts';
import type { MethodOption } from '../one-time-payment/payment-options.ts';
import type { Payment } from '../payment/payment.ts';
import { offersBankConnect, type PaymentSettings } from '../payment/settings.ts';
import { maximumMethods } from './added-method.ts';
import { usesOf } from './method-uses.ts';

export const methodChanges = ['added', 'edited', 'removed'] as const;

/** Who did what to a saved method, and when. */
export interface MethodChange {
  readonly change: (typeof methodChanges)[number];
  readonly at: string;
  readonly by: Payment['createdBy'];
}

/** What a wallet remembers of a method besides what pays. */
export interface MethodRecord {
  readonly methodId: string;
  /** Another one after each edit. */
  readonly version: number;
  /** The processor's mark of its number; `null` for one that was saved before there were marks. */
  readonly fingerprint: string | null;
  /** When it was saved first, RFC 3339. */
  readonly savedAt: string;
  /** `null` where nobody wrote it down. */
  readonly lastChange: MethodChange | null;
}

/** A saved method as whoever keeps the wallet sees it. */
export interface SavedMethod extends MethodOption {
  /** What an edit or a removal of it is decided on. */
  readonly version: number;
  /** Payments from it that wait for their day, soonest first. What Auto Pay debits by it is the method's `usedBy`. */
  readonly scheduled: readonly Payment[];
  /** The day of Auto Pay's next debit, where that is made by it. */
  readonly nextDebit: BusinessDate | null;
  /** The day on which mobile Auto Pay takes what is owed on the mobile bill, where it does so by it. */
  readonly mobileDebit: BusinessDate | null;
  readonly lastChange: MethodChange | null;
}

/** The saved methods and what may be done about them. */
export interface Wallet {
  /** The preferred one, then the oldest. */
  readonly methods: readonly SavedMethod[];
  /** How many it keeps. */
  readonly maximum: number;
  readonly restriction: OnlineRestriction | null;
  /** Whether a bank can be connected. */
  readonly bankConnect: boolean;
  /** Whether whoever asks may add, edit and remove. */
  readonly mayManage: boolean;
}

/** Whether it takes another method. */
export const hasRoom = (wallet: {
  readonly methods: readonly unknown[];
  readonly maximum: number;
}): boolean => wallet.methods.length < wallet.maximum;

/** The wallet of an account (spec sections 3 and 4). @param records one of each method */
export function walletOf(
  facts: AccountFacts,
  records: readonly MethodRecord[],
  settings: PaymentSettings,
  clock: Clock,
  mayManage: boolean,
  retries: AutoPaySettings = defaultAutoPaySettings,
): Wallet {
  const { restrictions, number, timeZone } = facts.account;
  const today = dayIn(clock.now(), timeZone);
  const debit = nextDebit(facts, today, retries)?.date ?? null;
  const debited = nextDebitMethod(facts, today)?.methodId;
  const mobileDebit = mobileDebitDate(facts, today, retries);
  const debitedForMobile = nextDebitMethod(debitedFacts(facts, 'mobile', today), today)?.methodId;
  const recordOf = new Map(records.map((record) => [record.methodId, record]));
  const savedAt = ({ id }: PaymentMethod): string => recordOf.get(id)?.savedAt ?? '';
  const inOrder = [...facts.methods].sort(
    (a, b) =>
      Number(b.isPreferred) - Number(a.isPreferred) ||
      savedAt(a).localeCompare(savedAt(b)) ||
      a.id.localeCompare(b.id),
  );
  return {
    methods: inOrder.map((method) => ({
      method,
      status: methodStatus(method, restrictions, today),
      blockedReason: oneTimeBlockedReason(method, restrictions, today),
      version: recordOf.get(method.id)?.version ?? 1,
      scheduled: usesOf(facts, method).scheduled,
      nextDebit: method.id === debited ? debit : null,
      mobileDebit: method.id === debitedForMobile ? mobileDebit : null,
      lastChange: recordOf.get(method.id)?.lastChange ?? null,
    })),
    maximum: maximumMethods,
    restriction: onlineRestriction(restrictions),
    bankConnect: offersBankConnect(settings, number),
    mayManage,
  };
}
