// Written from apps/edge/src/capabilities/*/feature.ts; after adding or removing one, run `npm run lists`.
import { accountRecoveryFeature } from '../capabilities/account-recovery/feature.ts';
import { accountFeature } from '../capabilities/account/feature.ts';
import { analyticsFeature } from '../capabilities/analytics/feature.ts';
import { autoPayFeature } from '../capabilities/auto-pay/feature.ts';
import { bankConnectFeature } from '../capabilities/bank-connect/feature.ts';
import { billingFeature } from '../capabilities/billing/feature.ts';
import { cardDataFeature } from '../capabilities/card-data/feature.ts';
import { demoControlsFeature } from '../capabilities/demo-controls/feature.ts';
import { draftsFeature } from '../capabilities/drafts/feature.ts';
import { homeCardsFeature } from '../capabilities/home-cards/feature.ts';
import { messagesFeature } from '../capabilities/messages/feature.ts';
import { mobileOrdersFeature } from '../capabilities/mobile-orders/feature.ts';
import { pageAlertsFeature } from '../capabilities/page-alerts/feature.ts';
import { paperlessFeature } from '../capabilities/paperless/feature.ts';
import { passkeysFeature } from '../capabilities/passkeys/feature.ts';
import { paymentsFeature } from '../capabilities/payments/feature.ts';
import { portalFeature } from '../capabilities/portal/feature.ts';
import { registrationFeature } from '../capabilities/registration/feature.ts';
import { scheduledPaymentsFeature } from '../capabilities/scheduled-payments/feature.ts';
import { secondStepFeature } from '../capabilities/second-step/feature.ts';
import { sessionFeature } from '../capabilities/session/feature.ts';
import { signInSettingsFeature } from '../capabilities/sign-in-settings/feature.ts';
import { situationsFeature } from '../capabilities/situations/feature.ts';
import { statementsFeature } from '../capabilities/statements/feature.ts';
import { transactionsFeature } from '../capabilities/transactions/feature.ts';
import { walletFeature } from '../capabilities/wallet/feature.ts';

export const allFeatures = [
  accountRecoveryFeature,
  accountFeature,
  analyticsFeature,
  autoPayFeature,
  bankConnectFeature,
  billingFeature,
  cardDataFeature,
  demoControlsFeature,
  draftsFeature,
  homeCardsFeature,
  messagesFeature,
  mobileOrdersFeature,
  pageAlertsFeature,
  paperlessFeature,
  passkeysFeature,
  paymentsFeature,
  portalFeature,
  registrationFeature,
  scheduledPaymentsFeature,
  secondStepFeature,
  sessionFeature,
  signInSettingsFeature,
  situationsFeature,
  statementsFeature,
  transactionsFeature,
  walletFeature,
] as const;
