import { autoPayEnrollBundles, preloadAutoPayEnroll } from '@linework/billing-flows/auto-pay-enroll';
import type { Panel } from '../../navigation/page.types.ts';
import AutoPayEnrollPanel from './AutoPayEnrollPanel.tsx';

export const panel: Panel = {
  Component: AutoPayEnrollPanel,
  copy: autoPayEnrollBundles,
  preload: preloadAutoPayEnroll,
};
