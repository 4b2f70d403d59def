import type { Payment } from './payment.ts';

/** Who did something, to whoever reads of it: themselves, or somebody whom they know by name. */
export type PersonToReader = 'you' | 'other';

/** Tells people of what they did themselves as "you", and of everybody else by name. */
export const personToReader = (
  { userId }: Pick<Payment['createdBy'], 'userId'>,
  readerId: string,
): PersonToReader => (userId === readerId ? 'you' : 'other');

/** Who made a payment, to whoever reads of it. What Auto Pay took is nobody's doing, whoever turned it on. */
export const payerToReader = (
  { channel, createdBy }: Pick<Payment, 'channel' | 'createdBy'>,
  readerId: string,
): PersonToReader | 'autoPay' => (channel === 'autoPay' ? 'autoPay' : personToReader(createdBy, readerId));
