import type { UserType } from '../account/roles.ts';
import type { Payment } from './payment.ts';

/** How a payment is made that somebody makes in the portal: an agent of the provider's for a customer, or whoever owns or bills. */
export const channelOf = (userType: UserType): Payment['channel'] =>
  userType === 'CSR' ? 'agentAssisted' : 'online';
