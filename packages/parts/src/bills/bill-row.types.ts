import type { ChartBill } from '@linework/design-system';
import type { BillStanding } from '@linework/domain';

/** A bill of the last twelve, in words, and what became of it. */
export interface BillRow extends ChartBill {
  /** `null` while that is not known. */
  readonly standing: BillStanding | null;
}
