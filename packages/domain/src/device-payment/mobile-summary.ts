import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { dayIn } from '../dates/clock.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { mobileDebitPromised } from '../facts/mobile-debit-date.ts';
import type { MethodSnapshot } from '../method/payment-method.ts';
import type { MobileAccount } from '../mobile/mobile-account.ts';
import { mobileBillId } from '../mobile/mobile-bill.ts';
import { isDeviceConfirming, type MobileDevices, mobileDevicesOf } from '../mobile/mobile-devices.ts';
import { type MobileStanding, mobileStandingOf } from '../mobile/mobile-standing.ts';
import type { Money } from '../money/money.ts';
import { openPaymentOf } from '../payment/open-payment.ts';

/** Why the mobile bill cannot be paid here: cards alone pay it and the account may use none, or a payment of anything is not confirmed yet. */
export type MobileBillObstacle = 'noCards' | 'confirmingPayment';

/** The mobile bill, and whether it can be paid here. */
export interface MobileBillShown extends NonNullable<MobileAccount['bill']> {
  /** What it is paid under. */
  readonly id: string;
  /** A payment of it that is not confirmed yet. */
  readonly confirming: Money | null;
  /** `null` where it can be paid here, if anything is left of it. */
  readonly obstacle: MobileBillObstacle | null;
}

/** Mobile service and its bill, which is separate: nothing of it is in the account's amount due. */
export interface MobileSummary {
  readonly standing: MobileStanding;
  /** What is past due included; `null` where its biller has not said. */
  readonly bill: MobileBillShown | null;
  /** What pays the bill by itself; `null` without mobile Auto Pay. */
  readonly autoPayMethod: MethodSnapshot | null;
  /** The day on which Auto Pay takes what is owed on the bill; `null` where it takes nothing of it, or its card works no more by then. */
  readonly autoPayDate: BusinessDate | null;
  readonly devices: MobileDevices;
}

/** Whether what became of a payment, of the bill or of a device, will soon be told anew. */
export const isMobileConfirming = (summary: MobileSummary | null): boolean =>
  summary !== null && (isDeviceConfirming(summary.devices) || Boolean(summary.bill?.confirming));

/**
 * What is known of an account's mobile service; `null` without any.
 * @param retries on which days whoever debits tries a declined one again
 */
export function mobileSummary(
  facts: AccountFacts,
  now: Date,
  retries?: AutoPaySettings,
): MobileSummary | null {
  const { mobile, mobileAutoPay } = facts;
  const standing = mobileStandingOf(facts);
  if (!mobile || !standing) return null;
  return {
    standing,
    bill: mobile.bill && {
      ...mobile.bill,
      id: mobileBillId(facts),
      confirming: standing.confirming,
      obstacle: billObstacle(facts),
    },
    autoPayMethod: mobileAutoPay?.method ?? null,
    autoPayDate: mobileDebitPromised(facts, dayIn(now, facts.account.timeZone), retries),
    devices: mobileDevicesOf(facts),
  };
}

/** For good before for now. */
function billObstacle(facts: AccountFacts): MobileBillObstacle | null {
  const { card, online } = facts.account.restrictions;
  if (card || online) return 'noCards';
  return openPaymentOf(facts) ? 'confirmingPayment' : null;
}
