import { isOnBehalf } from '../account/on-behalf.ts';
import type { UserType } from '../account/roles.ts';
import type { BusinessDate } from '../dates/business-date.ts';
import { payerToReader } from '../payment/payer.ts';
import type { Payment } from '../payment/payment.ts';
import { type OptionalMessage, optionalMessages } from './message-kinds.ts';

/** Whether somebody is told of something that can be switched off. */
export interface MessageSetting {
  readonly kind: OptionalMessage;
  readonly isOn: boolean;
}

/** Everything that can be switched off, as it stands. Who has said nothing is told. */
export const messageSettings = (switchedOff: readonly string[]): MessageSetting[] =>
  optionalMessages.map((kind) => ({ kind, isOn: !switchedOff.includes(kind) }));

/** Where an account's messages go, and which of them somebody has them sent. */
interface ReaderSettings {
  readonly address: string;
  readonly settings: readonly MessageSetting[];
}

/**
 * Where the receipt of a payment goes to whoever made it; `null` where they have switched it off, or act on behalf of a
 * customer: those are told nothing.
 */
export const receiptAddress = ({ address, settings }: ReaderSettings, userType: UserType): string | null =>
  !isOnBehalf(userType) && settings.some(({ kind, isOn }) => kind === 'paymentMade' && isOn) ? address : null;

/** Who reads a receipt, and where theirs are emailed. */
interface ReceiptReader {
  readonly userId: string;
  readonly address: string | null;
  /** `null` while it is not known: whoever has just paid reads it. */
  readonly today: BusinessDate | null;
}

/**
 * Where a receipt was emailed to its reader, who made the payment themselves: told on its day, as the address may be another
 * one later. `null` where nothing is told.
 */
export const receiptEmailedTo = (
  payment: Pick<Payment, 'channel' | 'createdBy' | 'paymentDate'>,
  { userId, address, today }: ReceiptReader,
): string | null =>
  payerToReader(payment, userId) === 'you' && (today === null || today <= payment.paymentDate)
    ? address
    : null;
