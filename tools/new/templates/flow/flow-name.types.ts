import type { FlowAddressProps, FlowProps } from '@linework/parts/flow';
import type { PlaceIn, Stopped } from '@linework/parts/flow/chart';

/** The steps as the customer counts them. */
export type Step = 'review';

/** What an address of the flow says. */
export interface FlowNameAddress {
  readonly step?: PlaceIn<Step> | undefined;
}

/** What the flow has to know before it can ask anything. */
export interface FlowNameFacts {
  readonly companyName: string;
}

/**
 * The outside world, provided by the portal. Every function may reject: with a `PortProblem` when the server said why, with
 * anything else when there was no answer.
 */
export interface FlowNamePorts {
  loadFacts(): Promise<FlowNameFacts>;
  submit(): Promise<void>;
}

export interface FlowNameContext {
  /** `null` until they are loaded. */
  readonly facts: FlowNameFacts | null;
  /** What stopped the last call; `null` where nothing did. */
  readonly stopped: Stopped | null;
}

export type FlowNameEvent =
  | { type: 'load.retried' }
  | { type: 'review.reopened' }
  | { type: 'review.submitted' }
  | { type: 'step.back' };

export interface FlowNameFlowProps extends FlowProps, FlowAddressProps<FlowNameAddress> {
  readonly ports: FlowNamePorts;
}
