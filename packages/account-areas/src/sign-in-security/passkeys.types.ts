import type { DeviceKind } from '@linework/domain';

/** One of somebody's passkeys. */
export interface Passkey extends DeviceKind {
  readonly id: string;
  /** As its owner named it; `null` while it is told by what made it. */
  readonly name: string | null;
  /** RFC 3339. */
  readonly madeAt: string;
  /** `null` where it was not used yet. */
  readonly lastUsedAt: string | null;
}

/** What came of the browser's dialog: whoever closes it has added nothing, and nothing went wrong. */
export type PasskeyMade = 'added' | 'canceled' | 'alreadyThere';

/** What the passkeys ask of the outside; adding and removing are refused with LW-AUT-046 until the password was entered again. */
export interface PasskeyPorts {
  /**
   * Asks for what a passkey is made by. What is answered opens the browser's dialog, at once where it is called as a button is
   * pressed: some browsers allow it only then.
   */
  begin(): Promise<() => Promise<PasskeyMade>>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}
