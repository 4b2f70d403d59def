import type { PanelRow } from '../panel-row.ts';

/** What is emailed. */
export const messageSettingsPanel = {
  page: 'howYouPay',
  open: 'msg',
  flow: 'message-settings',
  needs: 'billing.view',
} as const satisfies PanelRow;
