import { type OptionalMessage, optionalMessages } from './message-kinds.ts';

/** Whether somebody is told of something that can be switched off. */
export interface MessageSetting {
  readonly kind: OptionalMessage;
  readonly isOn: boolean;
}

/** Everything that can be switched off, as it stands. Who has said nothing is told. */
export const messageSettings = (switchedOff: readonly string[]): MessageSetting[] =>
  optionalMessages.map((kind) => ({ kind, isOn: !switchedOff.includes(kind) }));
