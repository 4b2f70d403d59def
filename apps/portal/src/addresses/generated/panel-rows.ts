// Written from apps/portal/src/addresses/panels/*.ts; after adding or removing one, run `npm run lists`.
import { autoPayEnrollPanel } from '../panels/auto-pay-enroll.ts';
import { autoPayManagePanel } from '../panels/auto-pay-manage.ts';
import { billDetailsPanel } from '../panels/bill-details.ts';
import { devicePaymentPanel } from '../panels/device-payment.ts';
import { messageSettingsPanel } from '../panels/message-settings.ts';
import { oneTimePaymentPanel } from '../panels/one-time-payment.ts';
import { paperlessPanel } from '../panels/paperless.ts';
import { scheduledPaymentPanel } from '../panels/scheduled-payment.ts';
import { walletPanel } from '../panels/wallet.ts';

export const panelRows = [
  autoPayEnrollPanel,
  autoPayManagePanel,
  billDetailsPanel,
  devicePaymentPanel,
  messageSettingsPanel,
  oneTimePaymentPanel,
  paperlessPanel,
  scheduledPaymentPanel,
  walletPanel,
] as const;
