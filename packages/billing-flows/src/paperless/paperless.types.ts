import type { OutcomeCode, PaperlessOverview, PaperlessRequest } from '@linework/domain';
import type { FlowAddressProps, FlowProps } from '@linework/parts/flow';
import type { DraftPorts, PlaceIn, Stopped } from '@linework/parts/flow/chart';

/** How bills come, the two steps to another address, and the way back to paper. */
export type Step = 'overview' | 'address' | 'review' | 'leaving';

/** What an address of the flow says. */
export interface PaperlessAddress {
  readonly step?: PlaceIn<Step> | undefined;
}

/** What the server answered to a change: what came of it, and how it stands now. */
export interface PaperlessChanged {
  readonly outcome: OutcomeCode;
  readonly overview: PaperlessOverview;
}

/**
 * The outside world, provided by the portal. Every function may reject: with a `PortProblem` when the server said why, with
 * `NoConnection` when there was no way to it, with anything else when there was no answer.
 */
export interface PaperlessPorts extends DraftPorts {
  loadPaperless(): Promise<PaperlessOverview>;
  changePaperless(request: PaperlessRequest): Promise<PaperlessChanged>;
}

/** What came of a change, as far as it is known. */
export interface PaperlessResult extends Stopped {
  /** How it stands now; `null` where nobody said. */
  readonly overview: PaperlessOverview | null;
}

/** What is known when the flow begins. */
export interface PaperlessStart {
  readonly overview: PaperlessOverview;
  /** An address that was typed before, and not sent. */
  readonly typed: string | null;
  /** What the browser's address asks for. */
  readonly step: PaperlessAddress['step'];
}

export interface PaperlessContext {
  readonly step: PaperlessAddress['step'];
  /** `null` until it is loaded. */
  readonly overview: PaperlessOverview | null;
  readonly typed: string | null;
  /** What is sent, or was: an address, or `null` for bills on paper. */
  readonly wanted: string | null;
  readonly result: PaperlessResult | null;
  /** It was pressed without a connection. */
  readonly isCutOff: boolean;
}

export type PaperlessEvent =
  | { type: 'load.retried' }
  | { type: 'overview.reopened' }
  | { type: 'address.reopened' }
  | { type: 'review.reopened' }
  | { type: 'leaving.reopened' }
  | { type: 'step.back' }
  | { type: 'address.submitted'; email: string }
  | { type: 'change.submitted' }
  | { type: 'change.retried' };

export interface PaperlessFlowProps extends FlowProps, FlowAddressProps<PaperlessAddress> {
  readonly ports: PaperlessPorts;
}
