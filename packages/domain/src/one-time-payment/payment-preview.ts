import type { AutoPaySettings } from '../auto-pay/settings.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import type { AccountFacts } from '../facts/account-facts.ts';
import { type AutoPayEffect, autoPayEffect } from './auto-pay-effect.ts';
import { type NearbyDebit, nearbyDebits } from './duplicate-shield.ts';
import type { RequestedPayment } from './requested-payment.ts';

/** What a review says before anything is sent: the duplicate shield, and what Auto Pay will do. */
export interface PaymentPreview {
  readonly nearbyDebits: readonly NearbyDebit[];
  readonly autoPayEffect: AutoPayEffect | null;
}

export const paymentPreview = (
  facts: AccountFacts,
  { amount, paymentDate }: Pick<RequestedPayment, 'amount' | 'paymentDate'>,
  today: BusinessDate,
  retries?: AutoPaySettings,
): PaymentPreview => ({
  nearbyDebits: nearbyDebits(facts, paymentDate, today, retries),
  autoPayEffect: autoPayEffect(facts, { amount, date: paymentDate }, today, retries),
});
