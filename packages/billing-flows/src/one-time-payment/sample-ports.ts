import { sincePosted } from '@linework/domain';
import { paymentOptionsOf, type Scenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { samplePaymentPorts, throughPort } from '@linework/parts/payment/sample';
import type { TokenisedMethod } from '@linework/parts/ports';
import type { OneTimePaymentPorts } from './one-time-payment.types.ts';

export const sampleCard: TokenisedMethod = {
  type: 'creditCard',
  brand: 'mc',
  funding: 'debit',
  lastFourDigits: '4444',
  expirationDate: '2031-05',
  canBeSaved: true,
};

export const sampleBankAccount: TokenisedMethod = {
  type: 'bankAccount',
  brand: null,
  funding: null,
  lastFourDigits: '1234',
  expirationDate: null,
  canBeSaved: true,
};

/** The same account, named by the customer's own bank. */
export const sampleConnectedAccount: TokenisedMethod = {
  ...sampleBankAccount,
  lastFourDigits: '0001',
  name: 'First Sample Bank',
  accountType: 'checking',
};

/** Ports on a fake edge of a scenario's customer, which remember what was sent. */
export function samplePorts(scenario: Scenario, changes: Partial<OneTimePaymentPorts> = {}) {
  const edge = fakeEdge(scenario);
  const { ports: paying, sent, drafts } = samplePaymentPorts(edge, 'one-time-payment');
  const ports: OneTimePaymentPorts = {
    ...paying,
    findNamedPayment: (paymentId) => throughPort(() => edge.payments.find(paymentId)),
    loadSincePosted: (paymentId) => throughPort(() => sincePosted(edge.transactions.detail(paymentId))),
    connectBank: () =>
      throughPort(() => {
        const { state, code } = edge.bankConnect.begin();
        const { method, ...token } = edge.bankConnect.connect(state, code);
        return { token, method };
      }),
    isBackFromBank: () => false,
    ...changes,
  };
  return { ports, sent, drafts, options: paymentOptionsOf(scenario) };
}
