// Written from apps/edge/test/operations/*.ts; after adding or removing one, run `npm run lists`.
import type { OperationName } from '@linework/contract/operations';
import type { OperationCases } from '../parity/operation-cases.ts';
import { autoPayOperations } from '../operations/auto-pay.ts';
import { billingOperations } from '../operations/billing.ts';
import { draftsOperations } from '../operations/drafts.ts';
import { homeCardsOperations } from '../operations/home-cards.ts';
import { messagesOperations } from '../operations/messages.ts';
import { mobileOrdersOperations } from '../operations/mobile-orders.ts';
import { mobileTransactionsOperations } from '../operations/mobile-transactions.ts';
import { paperlessOperations } from '../operations/paperless.ts';
import { paymentsOperations } from '../operations/payments.ts';
import { scheduledPaymentsOperations } from '../operations/scheduled-payments.ts';
import { statementsOperations } from '../operations/statements.ts';
import { transactionsOperations } from '../operations/transactions.ts';
import { walletOperations } from '../operations/wallet.ts';

export const operationCases = {
  ...autoPayOperations,
  ...billingOperations,
  ...draftsOperations,
  ...homeCardsOperations,
  ...messagesOperations,
  ...mobileOrdersOperations,
  ...mobileTransactionsOperations,
  ...paperlessOperations,
  ...paymentsOperations,
  ...scheduledPaymentsOperations,
  ...statementsOperations,
  ...transactionsOperations,
  ...walletOperations,
} satisfies Readonly<Record<OperationName, OperationCases>>;
