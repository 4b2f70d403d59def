import type { Outcome } from '@linework/domain';
import type { FlowPlace, OutcomePlace } from './outcome-places.ts';

/** What can be made to fail from outside, where the environment has fault switches (never in production). */
export type FaultSwitch = 'maintenance';

/** How anyone can meet an outcome for real. */
export type Producer =
  /** A number of the sandbox processor, written as its list writes it. */
  | { readonly sandboxNumber: string }
  | { readonly faultSwitch: FaultSwitch }
  /** By doing what the catalog says of it in words; and the sample customer to do it as where not any will do. */
  | { readonly byHand: true; readonly customer?: string }
  | { readonly waitsFor: FlowPlace };

/** Where an outcome comes from: what reviewers and support need to know of it, and customers never download. */
export interface OutcomeOrigin {
  /** The title or words that the spec's error catalogue (section 8) has for it, verbatim; `null` where it has none. */
  readonly specTitle: string | null;
  /** Whether that title is for the register and for logs alone: the screen has words of its own. */
  readonly isSpecTitleHidden?: true;
  readonly occursOn: readonly OutcomePlace[];
  readonly producer: Producer;
}

/** A whole row of the register. Its line for a support agent is the copy key `outcomeSupport:<code>`. */
export interface RegisteredOutcome extends Outcome, OutcomeOrigin {}
