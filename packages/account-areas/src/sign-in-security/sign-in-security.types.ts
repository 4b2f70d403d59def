import type { DeviceKind } from '@linework/domain';
import type { PasskeyPorts } from './passkeys.types.ts';

/** A device on which somebody is signed in. */
export interface SignedInDevice extends DeviceKind {
  readonly id: string;
  /** RFC 3339. */
  readonly signedInAt: string;
  readonly lastActiveAt: string;
  /** Whether it is this one. */
  readonly isThis: boolean;
}

/** Whether signing in takes a second step. */
export interface SecondStep {
  /** RFC 3339; `null` while it is off. */
  readonly onSince: string | null;
  readonly spareCodesLeft: number;
}

/** The key of an authenticator app: to type, and what its picture stands for. */
export interface AppKey {
  readonly key: string;
  readonly address: string;
}

/** What the second step asks of the outside; each is refused with LW-AUT-046 until the password was entered again. */
export interface SecondStepPorts {
  setUp(): Promise<AppKey>;
  /** By the app's first code. Both answer recovery codes, this once. */
  turnOn(code: string): Promise<readonly string[]>;
  newCodes(): Promise<readonly string[]>;
  turnOff(): Promise<void>;
}

/** What somebody shows of who they are, though they are signed in. */
export interface ShownAgain {
  readonly password: string;
  /** Of the second step: the app's, or a recovery code. */
  readonly secondCode?: string;
}

/** Whether that was enough: a second step that is on has to be shown beside the right password. */
export type Confirmation = 'confirmed' | 'awaitsSecondStep';

/** What the page asks of the outside. Each rejects with `NoConnection`, or a `PortProblem` that says why it could not. */
export interface SignInSecurityPorts {
  readonly secondStep: SecondStepPorts;
  readonly passkeys: PasskeyPorts;
  /** Who somebody is, shown again: once confirmed, what was refused with LW-AUT-046 is taken for five minutes. */
  enterAgain(shown: ShownAgain): Promise<Confirmation>;
  changePassword(password: string): Promise<void>;
  /** Signs out there, and has the list say so. */
  signOut(deviceId: string): Promise<void>;
  /** Signs out on every device, this one too. */
  signOutEverywhere(): Promise<void>;
}
