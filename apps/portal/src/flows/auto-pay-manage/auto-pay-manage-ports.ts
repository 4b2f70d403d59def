import type { AutoPayManagePorts } from '@linework/billing-flows/auto-pay-manage';
import {
  AuthorizationsDocument,
  AutoPayCancelPreviewDocument,
  AutoPayOverviewDocument,
  autoPayAnswerFromWire,
  autoPayCancelPreviewFromWire,
  autoPayChangeToWire,
  CancelAutoPayDocument,
  ChangeAutoPayDocument,
  FirstDebitDocument,
  firstDebitFromWire,
  givenAuthorizationFromWire,
  managedAutoPayFromWire,
  moneyToWire,
} from '@linework/contract';
import { type BankVisit, bankConnectPort } from '../../api/bank-connect-port.ts';
import { askGraph, keyed } from '../../api/graph.ts';
import { paymentPorts } from '../../api/payment-ports.ts';
import { askThroughPort, throughPort } from '../../api/port-calls.ts';
import { thenRefresh } from '../../api/then-refresh.ts';
import { connected } from '../../browser/connection.ts';

/** Managing Auto Pay: its outside world, on the edge's calls. */
export function autoPayManagePorts(accountId: string, visit: BankVisit): AutoPayManagePorts {
  const bank = bankConnectPort(visit);
  const { loadOptions, sendCardData, newKey } = paymentPorts(accountId);
  return {
    ...{ loadOptions, sendCardData, newKey },
    loadAutoPay: () =>
      askThroughPort(async () => {
        const { autoPayOverview } = await askGraph(AutoPayOverviewDocument, { accountId });
        return managedAutoPayFromWire(autoPayOverview);
      }),
    loadCancelPreview: () =>
      askThroughPort(async () => {
        const { autoPayCancelPreview } = await askGraph(AutoPayCancelPreviewDocument, { accountId });
        return autoPayCancelPreview && autoPayCancelPreviewFromWire(autoPayCancelPreview);
      }),
    loadFirstDebit: ({ debitDay, methodType: paymentMethodType, payNow }) =>
      askThroughPort(async () => {
        const asked = { accountId, debitDay, paymentMethodType, payNow: moneyToWire(payNow) };
        return firstDebitFromWire((await askGraph(FirstDebitDocument, asked)).firstDebit);
      }),
    loadAuthorizations: () =>
      askThroughPort(async () => {
        const { authorizations } = await askGraph(AuthorizationsDocument, { accountId });
        return authorizations.map(givenAuthorizationFromWire);
      }),
    changeAutoPay: async (request, key) => {
      const input = autoPayChangeToWire(accountId, request);
      const answer = await thenRefresh(accountId, askGraph(ChangeAutoPayDocument, { input }, keyed(key)));
      return autoPayAnswerFromWire(answer.changeAutoPay);
    },
    cancelAutoPay: async (scope, seen, key) => {
      const asked = { accountId, scope, seen };
      const answer = await thenRefresh(accountId, askGraph(CancelAutoPayDocument, asked, keyed(key)));
      return autoPayAnswerFromWire(answer.cancelAutoPay);
    },
    connectBank: () => throughPort(connected().then(bank.connectBank)),
    isBackFromBank: bank.isBackFromBank,
  };
}
