import { type EnrolmentRequest, enrolmentOffer, type KeyedPayment, zero } from '@linework/domain';
import type { Scenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { giveBefore, samplePaymentPorts, throughPort } from '@linework/parts/payment/sample';
import type { AutoPayEnrollPorts } from './auto-pay-enroll.types.ts';

/** Ports on a fake edge of a scenario's customer, which remember what was sent. */
export function samplePorts(scenario: Scenario, changes: Partial<AutoPayEnrollPorts> = {}) {
  const edge = fakeEdge(scenario);
  const { ports: paying, drafts } = samplePaymentPorts(edge, 'auto-pay-enroll');
  const sent: (EnrolmentRequest & { readonly key: string })[] = [];
  const { loadOptions, findPayment, loadDraft, saveDraft, discardDraft, sendCardData, newKey } = paying;
  const payWith = (payment: Omit<KeyedPayment, 'key'>, key: string) => () => {
    giveBefore(edge, { ...payment, key });
    return edge.payments.make(payment, key);
  };
  const ports: AutoPayEnrollPorts = {
    ...{ loadOptions, findPayment, loadDraft, saveDraft, discardDraft, sendCardData, newKey },
    loadOffer: (payNow) => throughPort(() => enrolmentOffer(edge.autoPay.overview(payNow))),
    loadFirstDebit: (chosen) => throughPort(() => edge.autoPay.firstDebit(chosen)),
    enroll: (request, key) =>
      throughPort(() => {
        sent.push({ ...request, key });
        const { payNow, ...enrolment } = request;
        const asked = { ...enrolment, scope: 'allServices' } as const;
        const { overview, ...answered } = payNow
          ? edge.autoPay.payAndEnroll({ ...asked, payNow: payNow.amount }, JSON.stringify(request), key, {
              pay: payWith(payNow, key),
              wasMade: edge.payments.findByKey(key) !== null,
            })
          : edge.autoPay.enroll(asked, key);
        return { ...answered, offer: enrolmentOffer(overview) };
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
  const offerOf = (payNow = zero) => enrolmentOffer(edge.autoPay.overview(payNow));
  return { ports, sent, drafts, edge, offerOf };
}
