import { paperlessBundles, preloadPaperless } from '@linework/billing-flows/paperless';
import type { Panel } from '../../navigation/page.types.ts';
import PaperlessPanel from './PaperlessPanel.tsx';

export const panel: Panel = {
  Component: PaperlessPanel,
  copy: paperlessBundles,
  preload: preloadPaperless,
};
