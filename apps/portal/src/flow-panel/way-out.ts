import type { NextAction } from '@linework/domain';
import { paths } from '../addresses/paths.ts';
import { hasAddress } from './outcome-addresses.ts';

/** Where an action on a result leads out of its flow. */
export type WayOut =
  | { readonly to: 'page' }
  | { readonly to: 'signIn' }
  | { readonly to: 'payment'; readonly path: string }
  /** Where the action itself leads. */
  | { readonly to: 'elsewhere'; readonly action: NextAction };

/** @param payment the id of the payment that the flow's address names */
export function wayOutOf(action: NextAction, payment: string | null): WayOut {
  if (action === 'backToBilling' || action === 'dismiss') return { to: 'page' };
  if (action === 'signIn') return { to: 'signIn' };
  // What was just scheduled is known by the address of its receipt.
  if (action === 'manageScheduled' && payment !== null)
    return { to: 'payment', path: paths.flow('scheduled-payment', { step: 'detail', payment }) };
  return { to: 'elsewhere', action };
}

/**
 * Whether a way out leads to what tells of the account: what was done changes every figure of it. Who has to sign in is answered
 * nothing, and what loads the page anew asks by itself.
 */
export const tellsOfAccount = (way: WayOut): boolean =>
  way.to === 'page' || way.to === 'payment' || (way.to === 'elsewhere' && hasAddress(way.action));
