import {
  type AutoPayScope,
  type EnrolmentRequest,
  enrolmentOffer,
  mobileBillId,
  zero,
} from '@linework/domain';
import type { Scenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { giveBefore, samplePaymentPorts, throughPort } from '@linework/parts/payment/sample';
import type { AutoPayEnrollPorts } from './auto-pay-enroll.types.ts';

/** Ports on a fake edge of a scenario's customer, which remember what was sent. */
export function samplePorts(
  scenario: Scenario,
  changes: Partial<AutoPayEnrollPorts> = {},
  scope: AutoPayScope = 'allServices',
) {
  const edge = fakeEdge(scenario);
  const { ports: paying, drafts } = samplePaymentPorts(edge, 'auto-pay-enroll');
  const sent: (EnrolmentRequest & { readonly key: string })[] = [];
  const { findPayment, loadDraft, saveDraft, discardDraft, sendCardData, newKey } = paying;
  const payable = scope === 'mobile' ? mobileBillId(scenario.facts) : null;
  const ports: AutoPayEnrollPorts = {
    scope,
    loadOptions: () => throughPort(() => edge.payments.optionsFor(payable)),
    ...{ findPayment, loadDraft, saveDraft, discardDraft, sendCardData, newKey },
    loadOffer: (payNow) => throughPort(() => enrolmentOffer(edge.autoPay.overview(payNow, scope), scope)),
    loadFirstDebit: (chosen) => throughPort(() => edge.autoPay.firstDebit(chosen)),
    enroll: (request, key) =>
      throughPort(() => {
        sent.push({ ...request, key });
        giveBefore(edge, request);
        const { payNow, ...asked } = request;
        const { overview, ...answered } = payNow
          ? edge.autoPay.payAndEnroll(
              { ...asked, payNow: payNow.amount, isPaying: true },
              JSON.stringify(request),
              key,
              {
                pay: () => edge.payments.make(payNow, key),
                wasMade: edge.payments.findByKey(key) !== null,
              },
            )
          : edge.autoPay.enroll(asked, key);
        return { ...answered, offer: enrolmentOffer(overview, scope) };
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
  const offerOf = (payNow = zero) => enrolmentOffer(edge.autoPay.overview(payNow, scope), scope);
  return { ports, sent, drafts, edge, offerOf };
}
