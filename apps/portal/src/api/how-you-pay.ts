import type { AutoPayStanding } from '@linework/account-areas/how-you-pay';
import {
  AutoPayOverviewDocument,
  enrolmentOfferFromWire,
  ScheduledPaymentsDocument,
  scheduledPaymentFromWire,
} from '@linework/contract';
import { type AccountQuestion, graphQuestion } from './account-question.ts';
import { askGraph } from './graph.ts';
import { fetchPaymentOptions } from './payments.ts';

/** Auto Pay as it stands, and until when in a day it can be changed. */
export const autoPayStandingQuestion = (accountId: string): AccountQuestion<AutoPayStanding> => ({
  key: ['AutoPayStanding', { accountId }],
  ask: async () => {
    const [{ autoPayOverview }, { dates }] = await Promise.all([
      askGraph(AutoPayOverviewDocument, { accountId, payNow: null }),
      fetchPaymentOptions(accountId),
    ]);
    return { offer: enrolmentOfferFromWire(autoPayOverview), cutOff: dates.cutOff };
  },
});

/** The payments that wait for their day. */
export const scheduledQuestion = graphQuestion(
  (accountId: string) => ({ document: ScheduledPaymentsDocument, variables: { accountId } }),
  ({ scheduledPayments }) => scheduledPayments.map(scheduledPaymentFromWire),
);
