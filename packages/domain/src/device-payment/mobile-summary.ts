import type { AccountFacts } from '../facts/account-facts.ts';
import type { MethodSnapshot } from '../method/payment-method.ts';
import type { MobileAccount } from '../mobile/mobile-account.ts';
import { type MobileDevices, mobileDevicesOf } from '../mobile/mobile-devices.ts';
import { type MobileStanding, mobileStandingOf } from '../mobile/mobile-standing.ts';

/** Mobile service and its bill, which is separate: nothing of it is in the account's amount due. */
export interface MobileSummary {
  readonly standing: MobileStanding;
  /** What is past due included; `null` where its biller has not said. */
  readonly bill: MobileAccount['bill'];
  /** What pays the bill by itself; `null` without mobile Auto Pay. */
  readonly autoPayMethod: MethodSnapshot | null;
  readonly devices: MobileDevices;
}

/** What is known of an account's mobile service; `null` without any. */
export function mobileSummary(facts: AccountFacts): MobileSummary | null {
  const { mobile, mobileAutoPay } = facts;
  if (!mobile) return null;
  return {
    standing: mobileStandingOf(mobile),
    bill: mobile.bill,
    autoPayMethod: mobileAutoPay?.method ?? null,
    devices: mobileDevicesOf(facts),
  };
}
