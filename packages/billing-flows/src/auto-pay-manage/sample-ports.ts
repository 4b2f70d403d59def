import {
  type AutoPayAnswer,
  type AutoPayOverview,
  type AutoPayScope,
  managedAutoPay,
  mobileBillId,
  mobileManaged,
} from '@linework/domain';
import type { Scenario } from '@linework/fixtures';
import { type FakeEdge, fakeEdge } from '@linework/fixtures/fake-edge';
import { giveBefore, samplePaymentPorts, throughPort } from '@linework/parts/payment/sample';
import type { AutoPayManagePorts } from './auto-pay-manage.types.ts';

/** What is told of Auto Pay to whoever manages it. */
const toldOf = (overview: AutoPayOverview, scope: AutoPayScope) =>
  scope === 'mobile' ? mobileManaged(managedAutoPay(overview)) : managedAutoPay(overview);

/** Ports on a fake edge of a scenario's customer, which remember what was sent. */
export function samplePorts(
  scenario: Scenario,
  changes: Partial<AutoPayManagePorts> = {},
  scope: AutoPayScope = 'allServices',
) {
  const edge = fakeEdge(scenario);
  const payable = scope === 'mobile' ? mobileBillId(scenario.facts) : null;
  const answerOf = ({
    outcome,
    overview,
    reference,
  }: ReturnType<FakeEdge['autoPay']['change']>): AutoPayAnswer => ({
    outcome,
    autoPay: toldOf(overview, scope),
    reference,
  });
  const { sendCardData, newKey } = samplePaymentPorts(edge, 'auto-pay-manage').ports;
  const keys: string[] = [];
  const ports: AutoPayManagePorts = {
    ...{ scope, sendCardData, newKey },
    loadOptions: () => throughPort(() => edge.payments.optionsFor(payable)),
    loadAutoPay: () => throughPort(() => toldOf(edge.autoPay.overview(), scope)),
    loadCancelPreview: () => throughPort(() => edge.autoPay.cancelPreview(scope)),
    loadFirstDebit: (chosen) => throughPort(() => edge.autoPay.firstDebit(chosen)),
    loadAuthorizations: () => throughPort(() => edge.autoPay.authorizations()),
    changeAutoPay: (request, key) =>
      throughPort(() => {
        keys.push(key);
        giveBefore(edge, request);
        return answerOf(edge.autoPay.change(request, key));
      }),
    cancelAutoPay: (canceled, seen, key) =>
      throughPort(() => {
        keys.push(key);
        return answerOf(edge.autoPay.cancel(canceled, key, { seen }));
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
