import {
  BillingSummaryDocument,
  CustomerBillsDocument,
  DismissNewsDocument,
  TransactionsDocument,
} from '@linework/contract';
import { accountNews, dismissibleNews } from '@linework/domain';
import { storyNow } from '@linework/fixtures';
import { asked, ofAccount } from '../parity/operation-cases.ts';
import { askEverything } from '../parity/paying.ts';
import { noPayments } from '../parity/payment-ids.ts';
import { firstPage, paged, readByMany } from '../parity/reading-cases.ts';
import { returnedOfTwoBills } from '../support/returned-of-two-bills.ts';

export const billingOperations = {
  billingSummary: asked(BillingSummaryDocument, ofAccount, (ask) => [
    ...readByMany(ask),
    {
      what: 'of two bills whose payment came back',
      code: null,
      named: { change: returnedOfTwoBills },
      does: ask({}),
    },
  ]),
  customerBills: asked(CustomerBillsDocument, firstPage, (ask) => [
    ...readByMany(ask),
    ...paged(ask, (page) => async (portal) => (await ask(page)(portal))?.customerBills),
  ]),
  transactions: asked(TransactionsDocument, firstPage, (ask) => [
    ...readByMany(ask),
    ...paged(ask, (page) => async (portal) => (await ask(page)(portal))?.transactions),
  ]),
  dismissNews: asked(
    DismissNewsDocument,
    ({ accountId, facts }) => ({
      accountId,
      paymentId: dismissibleNews(accountNews(facts, new Date(storyNow)))[0] ?? '',
    }),
    (ask) => [
      {
        what: 'of a payment that was returned',
        code: null,
        changes: true,
        who: 'returnedPayment',
        does: async (portal) => {
          await ask({})(portal);
          await askEverything(portal);
        },
      },
      ...noPayments.map((paymentId) => ({
        what: `of the id "${paymentId}"`,
        code: 'LW-SYS-060' as const,
        does: ask({ paymentId }),
      })),
    ],
  ),
};
