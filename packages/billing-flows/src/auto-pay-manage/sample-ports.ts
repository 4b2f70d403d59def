import { type AutoPayAnswer, managedAutoPay } from '@linework/domain';
import type { Scenario } from '@linework/fixtures';
import { type FakeEdge, fakeEdge } from '@linework/fixtures/fake-edge';
import { samplePaymentPorts, throughPort } from '@linework/parts/payment/sample';
import type { AutoPayManagePorts } from './auto-pay-manage.types.ts';

const answerOf = ({
  outcome,
  overview,
  reference,
}: ReturnType<FakeEdge['autoPay']['change']>): AutoPayAnswer => ({
  outcome,
  autoPay: managedAutoPay(overview),
  reference,
});

/** Ports on a fake edge of a scenario's customer, which remember what was sent. */
export function samplePorts(scenario: Scenario, changes: Partial<AutoPayManagePorts> = {}) {
  const edge = fakeEdge(scenario);
  const { loadOptions, sendCardData, newKey } = samplePaymentPorts(edge, 'auto-pay-manage').ports;
  const keys: string[] = [];
  const ports: AutoPayManagePorts = {
    ...{ loadOptions, sendCardData, newKey },
    loadAutoPay: () => throughPort(() => managedAutoPay(edge.autoPay.overview())),
    loadCancelPreview: () => throughPort(() => edge.autoPay.cancelPreview()),
    loadFirstDebit: (chosen) => throughPort(() => edge.autoPay.firstDebit(chosen)),
    loadAuthorizations: () => throughPort(() => edge.autoPay.authorizations()),
    changeAutoPay: (request, key) =>
      throughPort(() => {
        keys.push(key);
        return answerOf(edge.autoPay.change(request, key));
      }),
    cancelAutoPay: (scope, seen, key) =>
      throughPort(() => {
        keys.push(key);
        return answerOf(edge.autoPay.cancel(scope, key, { seen }));
      }),
    connectBank: () =>
      throughPort(() => {
        const { state, code } = edge.bankConnect.begin();
        const { method, ...token } = edge.bankConnect.connect(state, code);
        return { token, method };
      }),
    isBackFromBank: () => false,
    ...changes,
  };
  return { ports, keys, edge };
}
