import type { OperationName } from '@linework/contract/operations';
import { accountFeature } from './capabilities/account/feature.ts';
import { autoPayFeature } from './capabilities/auto-pay/feature.ts';
import { bankConnectFeature } from './capabilities/bank-connect/feature.ts';
import { billingFeature } from './capabilities/billing/feature.ts';
import { cardDataFeature } from './capabilities/card-data/feature.ts';
import { demoControlsFeature } from './capabilities/demo-controls/feature.ts';
import { draftsFeature } from './capabilities/drafts/feature.ts';
import { paperlessFeature } from './capabilities/paperless/feature.ts';
import { paymentsFeature } from './capabilities/payments/feature.ts';
import { portalFeature } from './capabilities/portal/feature.ts';
import { sessionFeature } from './capabilities/session/feature.ts';
import { situationsFeature } from './capabilities/situations/feature.ts';
import { walletFeature } from './capabilities/wallet/feature.ts';
import type { Feature } from './feature.ts';

const all = [
  sessionFeature,
  accountFeature,
  billingFeature,
  paymentsFeature,
  autoPayFeature,
  walletFeature,
  cardDataFeature,
  bankConnectFeature,
  draftsFeature,
  paperlessFeature,
  portalFeature,
  demoControlsFeature,
  situationsFeature,
] as const;

/** The operations that no feature answers. */
type Unanswered = Exclude<OperationName, AnsweredBy<(typeof all)[number]>>;

type AnsweredBy<Some> = Some extends { readonly resolvers: infer Answers } ? keyof Answers : never;

/** All that the edge can do: the only list of its capabilities. It compiles once each operation is answered. */
export const features: [Unanswered] extends [never] ? readonly Feature[] : Unanswered = all;
