import type { StepProblem } from '@linework/parts/sign-in-steps';

/** What stands on a bill, as it was typed. */
export interface TypedBill {
  readonly accountNumber: string;
  readonly zip: string;
  /** Its digits alone. */
  readonly securityCode: string;
}

/** Who somebody is, and how they will sign in. */
export interface TypedDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** What the page asks of the outside. Each rejects with `NoConnection`, or a `PortProblem` that says why it could not. */
export interface CreateAccountPorts {
  /** @returns what is shown with the calls after it */
  showBill(bill: TypedBill): Promise<string>;
  /** Keeps them, and has a code emailed. */
  keepDetails(registration: string, details: TypedDetails): Promise<void>;
  /** Makes the sign-in; rejects with LW-AUT-045 where another username has to be chosen. */
  confirm(registration: string, code: string): Promise<void>;
  chooseName(registration: string, username: string): Promise<void>;
}

/** How far somebody is. */
export type CreateAccountStep =
  | { readonly at: 'bill' }
  | { readonly at: 'details'; readonly registration: string; readonly details: TypedDetails | null }
  | {
      readonly at: 'code';
      readonly registration: string;
      readonly email: string;
      /** `null` for whoever comes back: a password is not kept. */
      readonly details: TypedDetails | null;
      /** Whether it is not the first that was sent. */
      readonly isAnother: boolean;
    }
  | { readonly at: 'username'; readonly registration: string }
  | { readonly at: 'done' };

/** What of a step may be kept for whoever comes back to it: never a password. */
export type KeptCreation =
  | { readonly at: 'code'; readonly registration: string; readonly email: string }
  | { readonly at: 'done' };

export interface CreateAccountState {
  readonly step: CreateAccountStep;
  readonly isBusy: boolean;
  readonly problem: StepProblem | null;
}
