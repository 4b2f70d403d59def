import {
  MobileOrderDocument,
  MobileOrdersDocument,
  mobileOrderFromWire,
  mobileOrdersFromWire,
} from '@linework/contract';
import type { OrderDetail } from '@linework/domain';
import { type AccountQuestion, graphQuestion } from './account-question.ts';

/** What was ordered for mobile service. */
export const mobileOrdersQuestion = graphQuestion(
  (accountId: string) => ({ document: MobileOrdersDocument, variables: { accountId } }),
  ({ mobileOrders }) => mobileOrdersFromWire(mobileOrders),
);

/** One order; `null` where the account has no such. */
export const mobileOrderQuestion = (
  accountId: string,
  orderId: string,
): AccountQuestion<OrderDetail | null> =>
  graphQuestion(
    (account: string) => ({ document: MobileOrderDocument, variables: { accountId: account, orderId } }),
    ({ mobileOrder }) => mobileOrder && mobileOrderFromWire(mobileOrder),
  )(accountId);
