import { balanceCopy } from '@linework/parts/balance';
import { flowCopy } from '@linework/parts/flow';
import { outcomeCardBundles } from '@linework/parts/outcomes';
import { billDetailsCopy } from './bill-details.copy.ts';

export { BillDetails, type BillDetailsProps } from './BillDetails.tsx';

/** Every word of the page, to have at hand before it shows. */
export const billDetailsBundles = [billDetailsCopy, balanceCopy, flowCopy, ...outcomeCardBundles];
