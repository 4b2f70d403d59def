import type { Outcome } from '@linework/domain';

/** Screens that do not exist yet; until they do, nothing in the portal leads to the outcomes that wait for them. */
export type AwaitedScreen =
  | 'Auto Pay screens'
  | 'Bill Pay switch'
  | 'manage scheduled payments screen'
  | 'mobile billing screens'
  | 'paperless settings'
  | 'personal security code screen'
  | 'statement screen'
  | 'transactions screen'
  | 'wallet screen';

/** Where in the portal, or beside it, an outcome is met. */
export type OutcomePlace =
  | 'account summary'
  | 'billing home'
  | 'direct calls to the edge'
  | 'every page'
  | 'maintenance page'
  | 'one-time payment'
  | 'payment run on its day'
  | 'sign-in'
  | AwaitedScreen;

/** What can be made to fail from outside, where the environment has fault switches (never in production). */
export type FaultSwitch = 'maintenance';

/** How anyone can meet an outcome for real. */
export type Producer =
  /** A number of the sandbox processor, written as its list writes it. */
  | { readonly sandboxNumber: string }
  | { readonly faultSwitch: FaultSwitch }
  /** What to do, as a sentence for reviewers, and the sample customer to do it as where not any will do. */
  | { readonly rule: string; readonly customer?: string }
  | { readonly waitsFor: AwaitedScreen };

/** Where an outcome comes from: what reviewers and support need to know of it, and customers never download. */
export interface OutcomeOrigin {
  /** The title or words that the spec's error catalogue (section 8) has for it, verbatim; `null` where it has none. */
  readonly specTitle: string | null;
  readonly occursOn: readonly OutcomePlace[];
  readonly producer: Producer;
}

/** A whole row of the register. Its line for a support agent is the copy key `outcomeSupport:<code>`. */
export interface RegisteredOutcome extends Outcome, OutcomeOrigin {}
