import { billDetailsBundles } from '@linework/account-areas/bill-details';
import type { Panel } from '../../navigation/page.types.ts';
import BillDetailsPanel from './BillDetailsPanel.tsx';

export const panel: Panel = {
  Component: BillDetailsPanel,
  copy: billDetailsBundles,
  // All that it is drawn with has come with it.
  preload: () => Promise.resolve(),
};
