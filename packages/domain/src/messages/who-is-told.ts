import { isOnBehalf } from '../account/on-behalf.ts';
import { can, type IdentityRole, type UserType } from '../account/roles.ts';
import type { Message } from './message.ts';
import { isAboutSignIn, isOptionalMessage } from './message-kinds.ts';

/** Somebody of an account who may be told. */
export interface MessageMember {
  readonly role: IdentityRole;
  readonly userType: UserType;
  /** Whether it is theirs: their payment, their authorization, their doing. */
  readonly isConcerned: boolean;
  /** Kinds of messages; one that is no longer known is nobody's. */
  readonly switchedOff: readonly string[];
}

/** A copy of what was authorized at a bank is owed whatever is switched off: a payment that is scheduled, and its change. */
const isOwed = (message: Message): boolean =>
  !isOptionalMessage(message.kind) ||
  ((message.kind === 'paymentScheduled' || message.kind === 'paymentChanged') &&
    message.payment.method.type === 'bankAccount');

/** Whether somebody is told of everybody's doing on an account; everybody else of their own alone. */
export const isToldOfAll = (role: IdentityRole): boolean => role === 'PRIMARY';

/**
 * Whether somebody is told: the account's owner, and whoever it concerns and may see bills; unless they switched it off. How
 * somebody signs in is told to them alone, whatever they may see.
 */
export function isTold(
  { role, userType, isConcerned, switchedOff }: MessageMember,
  message: Message,
): boolean {
  if (isOnBehalf(userType)) return false;
  if (isAboutSignIn(message.kind)) return isConcerned;
  const isReader = isToldOfAll(role) || (isConcerned && can(role, 'billing.view'));
  return isReader && (isOwed(message) || !switchedOff.includes(message.kind));
}
