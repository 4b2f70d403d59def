import type { EnrolmentOffer, PaymentOptions } from '@linework/domain';
import type { AutoPayEnrollFlowProps, EnrollContext, EnrollEvent } from './auto-pay-enroll.types.ts';

/** What is being considered in a form, for what stands beside it. */
export type Considered = Partial<Pick<EnrollContext, 'isPaying' | 'debitDay'>>;

/** What every screen of the flow is made from. */
export interface EnrollView extends AutoPayEnrollFlowProps {
  readonly context: EnrollContext;
  readonly send: (event: EnrollEvent) => void;
  /** Whether an event leads anywhere from the state the flow is in. */
  readonly can: (event: EnrollEvent) => boolean;
  readonly consider: (considered: Considered) => void;
}

/** The same once the figures are there. */
export interface LoadedView extends EnrollView {
  readonly options: PaymentOptions;
  readonly offer: EnrolmentOffer;
}
