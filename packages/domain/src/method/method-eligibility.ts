import type { Account } from '../account/account.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { isExpired, isExpiringSoon } from './card-expiration.ts';
import type { CardFunding } from './method-kinds.ts';
import type { PaymentMethod } from './payment-method.ts';

export const methodStatuses = ['available', 'restricted', 'expired', 'expiringSoon'] as const;
export type MethodStatus = (typeof methodStatuses)[number];

/** A card that pays no more, or soon won't: updating it comes first. */
export const needsUpdate = (status: MethodStatus): boolean =>
  status === 'expired' || status === 'expiringSoon';

/** Why a method cannot be used for a one-time payment; the screen shows it, the edge enforces it. */
export const methodBlockedReasons = [
  'onlinePaymentsBlocked',
  'cardsRestricted',
  'bankRestricted',
  'methodRestricted',
  'expired',
  'usedForAutoPay',
] as const;
export type MethodBlockedReason = (typeof methodBlockedReasons)[number];

/** Why a saved method can pay nothing on a day, whatever uses it (spec section 5); `null` when it can. */
export function methodUnusableReason(
  method: PaymentMethod,
  restrictions: Account['restrictions'],
  today: BusinessDate,
): Exclude<MethodBlockedReason, 'usedForAutoPay'> | null {
  if (restrictions.online) return 'onlinePaymentsBlocked';
  if (method.type === 'creditCard' && restrictions.card) return 'cardsRestricted';
  if (method.type === 'bankAccount' && restrictions.bank) return 'bankRestricted';
  if (method.isRestricted) return 'methodRestricted';
  return method.type === 'creditCard' && isExpired(method.expirationDate, today) ? 'expired' : null;
}

/** The status of a saved method (spec section 4). */
export function methodStatus(
  method: PaymentMethod,
  restrictions: Account['restrictions'],
  today: BusinessDate,
): MethodStatus {
  const reason = methodUnusableReason(method, restrictions, today);
  if (reason) return reason === 'expired' ? 'expired' : 'restricted';
  const expires = method.type === 'creditCard' && isExpiringSoon(method.expirationDate, today);
  return expires ? 'expiringSoon' : 'available';
}

/**
 * Whether a saved method may pay once (spec section 5): not expired, not restricted, not the current Auto Pay method.
 * @returns why not, or `null` when it may
 */
export const oneTimeBlockedReason = (
  method: PaymentMethod,
  restrictions: Account['restrictions'],
  today: BusinessDate,
): MethodBlockedReason | null =>
  methodUnusableReason(method, restrictions, today) ?? (method.usedBy.length > 0 ? 'usedForAutoPay' : null);

/** Prepaid and gift cards pay once and are never saved; credit, debit and rechargeable cards can be (spec section 5). */
export const canSaveCard = (funding: CardFunding): boolean => funding !== 'prepaid';
