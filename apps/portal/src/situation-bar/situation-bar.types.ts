import type { Situation } from '@linework/review';

/** How a situation is shown, copied or opened elsewhere. */
export interface ShowSituation {
  /** The variant of the portal that this page belongs to: another one is on another host. */
  readonly variant: Situation['variant'];
  readonly isBusy: boolean;
  /** The whole address of this page in a situation, on the host of its variant. */
  readonly linkTo: (situation: Situation) => string;
  /** Signs in, moves the clock, and opens this page anew. */
  readonly onShow: (situation: Situation) => void;
}
