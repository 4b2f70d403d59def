import type { UserType } from '../account/roles.ts';
import type { Payment } from './payment.ts';

/** How a payment is made that somebody makes in the portal: an agent of the provider's for a customer, or whoever owns or bills. */
export const channelOf = (userType: UserType): Payment['channel'] =>
  userType === 'CSR' ? 'agentAssisted' : 'online';

const madeInPortal = {
  online: true,
  agentAssisted: true,
  phone: false,
  inStore: false,
  autoPay: false,
  chatAssisted: false,
} as const satisfies Record<Payment['channel'], boolean>;

/** Whether payments of a channel are made in the portal, by customers or by an agent for them. */
export const isMadeInPortal = (channel: Payment['channel']): boolean => madeInPortal[channel];
