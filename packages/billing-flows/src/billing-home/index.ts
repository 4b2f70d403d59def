import { balanceCopy } from '@linework/parts/balance';
import { methodsCopy } from '@linework/parts/methods';
import { accountNewsCopy, restrictionStandingsCopy, standingsCopy } from '@linework/parts/standings';
import { billingHomeCopy } from './billing-home.copy.ts';

export { AmountDueCard, type AmountDueCardProps } from './AmountDueCard.tsx';
export { BillingAlerts, type BillingAlertsProps } from './BillingAlerts.tsx';
export { BillingHome } from './BillingHome.tsx';
export { AmountDueSkeleton } from './BillingHomeSkeleton.tsx';
export { BillingLocked, type BillingLockedProps } from './BillingLocked.tsx';
export type {
  Activity,
  BillingHomeLinks,
  BillingHomeProps,
  KeptPaymentOffer,
  Loadable,
} from './billing-home.types.ts';
export { FailedCard } from './FailedCard.tsx';

/** Every word of billing home, to have at hand before it shows. */
export const billingHomeBundles = [
  billingHomeCopy,
  accountNewsCopy,
  balanceCopy,
  methodsCopy,
  standingsCopy,
  restrictionStandingsCopy,
];
