import type { WalletPorts } from '@linework/billing-flows/wallet';
import {
  AddPaymentMethodDocument,
  askedMethodToWire,
  DeletePaymentMethodDocument,
  EditPaymentMethodDocument,
  MethodDeletionDocument,
  methodDeletionFromWire,
  methodEditToWire,
  methodRemovalToWire,
  walletAnswerFromWire,
} from '@linework/contract';
import { type BankVisit, bankConnectPort } from '../../api/bank-connect-port.ts';
import { billingQuestions } from '../../api/billing.ts';
import { cardDataPort } from '../../api/card-data-port.ts';
import { askGraph, keyed } from '../../api/graph.ts';
import { askThroughPort, throughPort } from '../../api/port-calls.ts';
import { thenRefresh } from '../../api/then-refresh.ts';
import { walletQuestion } from '../../api/wallet.ts';
import { connected } from '../../browser/connection.ts';

/** The wallet's outside world, on the edge's calls. */
export function walletPorts(accountId: string, visit: BankVisit): WalletPorts {
  const bank = bankConnectPort(visit);
  return {
    loadWallet: () =>
      askThroughPort(async () => {
        const [wallet, { today }] = await Promise.all([
          walletQuestion(accountId).ask(),
          billingQuestions.summary(accountId).ask(),
        ]);
        return { wallet, today };
      }),
    loadDeletion: (methodId) =>
      askThroughPort(async () => {
        const { methodDeletion } = await askGraph(MethodDeletionDocument, { accountId, methodId });
        return methodDeletion && methodDeletionFromWire(methodDeletion);
      }),
    addMethod: async (asked, key) => {
      const input = askedMethodToWire(accountId, asked);
      const answer = await thenRefresh(accountId, askGraph(AddPaymentMethodDocument, { input }, keyed(key)));
      return walletAnswerFromWire(answer.addPaymentMethod);
    },
    editMethod: async (asked, key) => {
      const input = methodEditToWire(accountId, asked);
      const answer = await thenRefresh(accountId, askGraph(EditPaymentMethodDocument, { input }, keyed(key)));
      return walletAnswerFromWire(answer.editPaymentMethod);
    },
    deleteMethod: async (asked, key) => {
      const input = methodRemovalToWire(accountId, asked);
      const answer = await thenRefresh(
        accountId,
        askGraph(DeletePaymentMethodDocument, { input }, keyed(key)),
      );
      return walletAnswerFromWire(answer.deletePaymentMethod);
    },
    sendCardData: cardDataPort,
    connectBank: () => throughPort(connected().then(bank.connectBank)),
    isBackFromBank: bank.isBackFromBank,
    newKey: () => crypto.randomUUID(),
  };
}
