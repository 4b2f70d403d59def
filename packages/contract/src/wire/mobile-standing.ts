import type { MobileStanding } from '@linework/domain';
import type * as graph from '../generated/graph.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

type WireStanding = NonNullable<graph.BillingSummaryQuery['billingSummary']['mobile']>;

export const mobileStandingToWire = ({ pastDue, confirming, ...standing }: MobileStanding): WireStanding => ({
  ...standing,
  pastDue: moneyToWire(pastDue),
  confirming: confirming && moneyToWire(confirming),
});

export const mobileStandingFromWire = ({
  pastDue,
  confirming,
  ...standing
}: WireStanding): MobileStanding => ({
  ...standing,
  pastDue: moneyFromWire(pastDue),
  confirming: confirming && moneyFromWire(confirming),
});
