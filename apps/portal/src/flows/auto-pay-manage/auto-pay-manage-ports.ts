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
import {
  type AutoPayAnswer,
  type AutoPayScope,
  type ManagedAutoPay,
  mobileBillId,
  mobileManaged,
} from '@linework/domain';
import { type BankVisit, bankConnectPort } from '../../api/bank-connect-port.ts';
import { askGraph, keyed } from '../../api/graph.ts';
import { paymentPorts } from '../../api/payment-ports.ts';
import { askThroughPort, throughPort } from '../../api/port-calls.ts';
import { thenRefresh } from '../../api/then-refresh.ts';
import { connected } from '../../browser/connection.ts';

/** What is told of Auto Pay to whoever manages it. */
const toldOf = (autoPay: ManagedAutoPay, scope: AutoPayScope): ManagedAutoPay =>
  scope === 'mobile' ? mobileManaged(autoPay) : autoPay;

/** Managing Auto Pay: its outside world, on the edge's calls. @param scope mobile service alone, or all that is on */
export function autoPayManagePorts(
  accountId: string,
  scope: AutoPayScope,
  visit: BankVisit,
): AutoPayManagePorts {
  const bank = bankConnectPort(visit);
  const { loadOptions, sendCardData, newKey } = paymentPorts(
    accountId,
    scope === 'mobile' ? mobileBillId({ account: { id: accountId } }) : null,
  );
  const answerOf = (answer: AutoPayAnswer): AutoPayAnswer => ({
    ...answer,
    autoPay: answer.autoPay && toldOf(answer.autoPay, scope),
  });
  return {
    ...{ scope, loadOptions, sendCardData, newKey },
    loadAutoPay: () =>
      askThroughPort(async () => {
        const { autoPayOverview } = await askGraph(AutoPayOverviewDocument, { accountId });
        return toldOf(managedAutoPayFromWire(autoPayOverview), scope);
      }),
    loadCancelPreview: () =>
      askThroughPort(async () => {
        const { autoPayCancelPreview } = await askGraph(AutoPayCancelPreviewDocument, { accountId, scope });
        return autoPayCancelPreview && autoPayCancelPreviewFromWire(autoPayCancelPreview);
      }),
    loadFirstDebit: ({ debitDay, methodType: paymentMethodType, payNow, scope: asked = scope }) =>
      askThroughPort(async () => {
        const chosen = { accountId, debitDay, paymentMethodType, payNow: moneyToWire(payNow), scope: asked };
        return firstDebitFromWire((await askGraph(FirstDebitDocument, chosen)).firstDebit);
      }),
    loadAuthorizations: () =>
      askThroughPort(async () => {
        const { authorizations } = await askGraph(AuthorizationsDocument, { accountId });
        return authorizations.map(givenAuthorizationFromWire);
      }),
    changeAutoPay: async (request, key) => {
      const input = autoPayChangeToWire(accountId, request);
      const answer = await thenRefresh(accountId, askGraph(ChangeAutoPayDocument, { input }, keyed(key)));
      return answerOf(autoPayAnswerFromWire(answer.changeAutoPay));
    },
    cancelAutoPay: async (canceled, seen, key) => {
      const asked = { accountId, scope: canceled, seen };
      const answer = await thenRefresh(accountId, askGraph(CancelAutoPayDocument, asked, keyed(key)));
      return answerOf(autoPayAnswerFromWire(answer.cancelAutoPay));
    },
    connectBank: () => throughPort(connected().then(bank.connectBank)),
    isBackFromBank: bank.isBackFromBank,
  };
}
