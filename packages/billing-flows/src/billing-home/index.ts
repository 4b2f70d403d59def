import { accountNewsCopy } from '../parts/account-news.copy.ts';
import { balanceCopy } from '../parts/balance.copy.ts';
import { methodsCopy } from '../parts/methods.copy.ts';
import { restrictionStandingsCopy } from '../parts/restriction-standings.copy.ts';
import { standingsCopy } from '../parts/standings.copy.ts';
import { billingHomeCopy } from './billing-home.copy.ts';

export { AmountDueCard, type AmountDueCardProps } from './AmountDueCard.tsx';
export { BillingAlerts, type BillingAlertsProps } from './BillingAlerts.tsx';
export { BillingHome } from './BillingHome.tsx';
export { AmountDueSkeleton } from './BillingHomeSkeleton.tsx';
export { BillingLocked, type BillingLockedProps } from './BillingLocked.tsx';
export type {
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
