import {
  MobileSummaryDocument,
  mobileSummaryFromWire,
  StreamingSubscriptionsDocument,
  streamingSubscriptionsFromWire,
} from '@linework/contract';
import { graphQuestion } from './account-question.ts';

export const streamingQuestion = graphQuestion(
  (accountId: string) => ({ document: StreamingSubscriptionsDocument, variables: { accountId } }),
  ({ streamingSubscriptions }) => streamingSubscriptionsFromWire(streamingSubscriptions),
);

/** Mobile service, its bill and its devices. */
export const mobileSummaryQuestion = graphQuestion(
  (accountId: string) => ({ document: MobileSummaryDocument, variables: { accountId } }),
  ({ mobileSummary }) => mobileSummary && mobileSummaryFromWire(mobileSummary),
);
