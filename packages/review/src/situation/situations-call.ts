import type { BusinessDate } from '@linework/domain';
import type { SituatedCustomer } from './situated-customer.ts';
import type { Situation, SituationClock } from './situation.ts';

/** Outside production alone: who can be signed in as (GET), and signing in as one of them (POST). */
export const situationsPath = '/api/demo/situations';

/** A toggle that a reviewer may set for everybody on this server. */
export interface SituationToggle {
  readonly name: string;
  /** What it is by the server's own configuration. */
  readonly isConfiguredOn: boolean;
  /** What a reviewer set; `null` while it is as configured. */
  readonly chosen: boolean | null;
}

/** An experiment whose variant a reviewer may set for everybody on this server. */
export interface SituationExperiment {
  readonly name: string;
  readonly variants: readonly string[];
  /** What a reviewer set; `null` while accounts have what they are assigned. */
  readonly chosen: string | null;
}

/** Outside production alone: sets a toggle, or with `null` leaves it to the configuration again (PUT). */
export const demoTogglesPath = '/api/demo/toggles';

/** What a reviewer may choose from, and what they look at now. */
export interface SituationsAnswer {
  /** Goes back with the choice, in the XSRF header: only a page of ours can have read it. */
  readonly token: string;
  /** Everybody with a published sign-in. */
  readonly customers: readonly SituatedCustomer[];
  /** Who is signed in, and how their account stands now; `null` when nobody is. */
  readonly present:
    | (Pick<Situation, 'standing' | 'mobile' | 'role' | 'restriction'> & { readonly username: string })
    | null;
  /** The business clock, counted from the day on which the customers were made. */
  readonly clock: SituationClock;
  readonly today: BusinessDate;
  readonly isClockMovable: boolean;
  /** Empty where none may be set. */
  readonly toggles: readonly SituationToggle[];
  /** Empty where none may be set. */
  readonly experiments: readonly SituationExperiment[];
  /** Where each variant of the portal is; `null` for one that this environment has no host for. */
  readonly origins: Readonly<Record<Situation['variant'], string | null>>;
}

export interface SituationChoice {
  /** As `printSituation` writes it. */
  readonly situation: string;
}

/** Who was signed in. */
export interface SituationChosen {
  readonly username: string;
}
