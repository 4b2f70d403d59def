import type { ManagedAutoPay, PaymentOptions } from '@linework/domain';
import type { AutoPayManageFlowProps, ManageContext, ManageEvent } from './auto-pay-manage.types.ts';

/** What every screen of the flow is made from. */
export interface ManageView extends AutoPayManageFlowProps {
  readonly context: ManageContext;
  readonly send: (event: ManageEvent) => void;
  /** Whether an event leads anywhere from the state the flow is in. */
  readonly can: (event: ManageEvent) => boolean;
  /** The day as it stands in the calendar, for what stands beside it. */
  readonly consider: (debitDay: number) => void;
}

/** The same once the figures are there. */
export interface LoadedView extends ManageView {
  readonly options: PaymentOptions;
  readonly autoPay: ManagedAutoPay;
}
