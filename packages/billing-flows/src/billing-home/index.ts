import { amountDueCopy, balanceCopy } from '@linework/parts/balance';
import { billsCopy } from '@linework/parts/bills';
import { methodLabelsCopy } from '@linework/parts/methods';
import { outcomeCardBundles } from '@linework/parts/outcomes';
import {
  accountNewsCopy,
  mobileStandingsCopy,
  restrictionStandingsCopy,
  standingsCopy,
} from '@linework/parts/standings';
import { billingHomeCopy } from './billing-home.copy.ts';

export { BillingAlerts, type BillingAlertsProps } from './BillingAlerts.tsx';
export { BillingHome } from './BillingHome.tsx';
export { BillPay } from './BillPay.tsx';
export type {
  BillingHomeLinks,
  BillingHomeProps,
  KeptPaymentOffer,
  QuickPayOffer,
} from './billing-home.types.ts';
export { KeptPaymentNotice } from './KeptPaymentNotice.tsx';

/** Every word of billing home, to have at hand before it shows. */
export const billingHomeBundles = [
  billingHomeCopy,
  billsCopy,
  amountDueCopy,
  accountNewsCopy,
  balanceCopy,
  methodLabelsCopy,
  standingsCopy,
  restrictionStandingsCopy,
  mobileStandingsCopy,
  ...outcomeCardBundles,
];
