import type { BillingSummary, EnrolmentOffer, ScheduledOverview, Wallet } from '@linework/domain';
import type { Loadable } from '@linework/parts/loadable';

/** Auto Pay as it stands, and until when in a day it can be changed. */
export interface AutoPayStanding {
  readonly offer: EnrolmentOffer;
  /** `HH:MM`, 24-hour. */
  readonly cutOff: string;
}

/** Where the page leads. */
export interface HowYouPayLinks {
  readonly billing: string;
  /** Where a flow starts, by its id, with what its address says besides; `null` where there is none, or none yet. */
  readonly toFlow: (flow: string, query?: Readonly<Record<string, string>>) => string | null;
}

/** Whoever reads, and what they may do. */
export interface HowYouPayReader {
  readonly userId: string;
  /** IANA name: the cutoff is told by the account's clock. */
  readonly timeZone: string;
  readonly mayPay: boolean;
  readonly mayManage: boolean;
}

export interface HowYouPayProps {
  readonly summary: Loadable<BillingSummary>;
  readonly autoPay: Loadable<AutoPayStanding>;
  readonly scheduled: Loadable<readonly ScheduledOverview[]>;
  readonly wallet: Loadable<Wallet>;
  readonly links: HowYouPayLinks;
  readonly reader: HowYouPayReader;
}
