/* What other capabilities may use of sessions: the way to one, and what is told of it. */
export { endSessions } from './end-sessions.ts';
export { inHashPlace } from './hash-places.ts';
export { hashNewPassword } from './new-password.ts';
export { hashPassword, verifyPassword } from './password-hash.ts';
export { redeemCode } from './redeem-code.ts';
export {
  type DeviceOwner,
  deviceOwnerColumns,
  markIdsIn,
  type RememberedDevices,
  rememberedDevices,
} from './remembered-device.ts';
export { replaceOwnPassword, replacePassword } from './replace-password.ts';
export { readSessionAnswer } from './session-answer.ts';
export { type Asker, type SignedIn, signIn } from './sign-in.ts';
export { countSignInChange } from './sign-in-changes.ts';
export { tellSignInChange } from './tell-sign-in-change.ts';
export { writeCode } from './write-code.ts';
