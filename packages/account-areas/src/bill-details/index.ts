import { balanceCopy } from '@linework/parts/balance';
import { billsCopy } from '@linework/parts/bills';
import { flowCopy } from '@linework/parts/flow';
import { methodLabelsCopy } from '@linework/parts/methods';
import { outcomeCardBundles } from '@linework/parts/outcomes';
import { restrictionStandingsCopy } from '@linework/parts/standings';
import { statementCopy } from '@linework/parts/statement';
import { billDetailsCopy } from './bill-details.copy.ts';

export { BillDetails, type BillDetailsProps } from './BillDetails.tsx';

/** Every word of the page, to have at hand before it shows. */
export const billDetailsBundles = [
  billDetailsCopy,
  balanceCopy,
  billsCopy,
  flowCopy,
  methodLabelsCopy,
  restrictionStandingsCopy,
  statementCopy,
  ...outcomeCardBundles,
];
