import {
  MobileDevicesDocument,
  mobileDevicesFromWire,
  StreamingSubscriptionsDocument,
  streamingSubscriptionsFromWire,
} from '@linework/contract';
import { graphQuestion } from './account-question.ts';

/** What is left to pay of mobile devices. */
export const mobileDevicesQuestion = graphQuestion(
  (accountId: string) => ({ document: MobileDevicesDocument, variables: { accountId } }),
  ({ mobileDevices }) => mobileDevicesFromWire(mobileDevices),
);

export const streamingQuestion = graphQuestion(
  (accountId: string) => ({ document: StreamingSubscriptionsDocument, variables: { accountId } }),
  ({ streamingSubscriptions }) => streamingSubscriptionsFromWire(streamingSubscriptions),
);
