import { autoPayManageBundles, preloadAutoPayManage } from '@linework/billing-flows/auto-pay-manage';
import type { Panel } from '../../navigation/page.types.ts';
import AutoPayManagePanel from './AutoPayManagePanel.tsx';

export const panel: Panel = {
  Component: AutoPayManagePanel,
  copy: autoPayManageBundles,
  preload: preloadAutoPayManage,
};
