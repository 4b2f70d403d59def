import type { PanelRow } from '../panel-row.ts';

/** How bills come: whoever may not change it is told how it stands. */
export const paperlessPanel = {
  page: 'payBill',
  open: 'ppl',
  flow: 'paperless',
} as const satisfies PanelRow;
