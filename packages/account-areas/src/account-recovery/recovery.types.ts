import type { Forgotten } from '@linework/domain';
import type { StepProblem } from '@linework/parts/sign-in-steps';

/** Who somebody says they are, and what they have forgotten. */
export interface AskedRecovery {
  readonly forgotten: Forgotten;
  /** A username or an email address, as it was typed. */
  readonly name: string;
}

/** What the page asks of the outside. Each rejects with `NoConnection`, or a `PortProblem` that says why it could not. */
export interface RecoveryPorts {
  /** @returns what is shown with the code */
  ask(asked: AskedRecovery): Promise<string>;
  /** @returns the right to choose one password */
  check(recovery: string, code: string): Promise<string>;
  choose(grant: string, password: string): Promise<void>;
}

/** How far somebody is. */
export type RecoveryStep =
  | { readonly at: 'asking'; readonly forgotten: AskedRecovery['forgotten']; readonly name: string }
  | { readonly at: 'usernameSent'; readonly name: string }
  | {
      readonly at: 'code';
      readonly name: string;
      readonly recovery: string;
      /** Whether it is not the first that was asked for. */
      readonly isAnother: boolean;
    }
  | { readonly at: 'password'; readonly grant: string }
  | { readonly at: 'done' };

/** What of a step may be kept for whoever comes back to it: never the right to choose a password. */
export type KeptRecovery =
  | { readonly at: 'code'; readonly name: string; readonly recovery: string }
  | { readonly at: 'done' };

export interface RecoveryState {
  readonly step: RecoveryStep;
  readonly isBusy: boolean;
  readonly problem: StepProblem | null;
}
