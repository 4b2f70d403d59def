import { isOnBehalf } from '../account/on-behalf.ts';
import type { UserType } from '../account/roles.ts';
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
