import {
  type KeyedPayment,
  type OutcomeCode,
  type Payment,
  type PaymentAnswer,
  snapshotOf,
} from '@linework/domain';
import { buildPayment, paymentOptionsOf, type Scenario, storyNow } from '@linework/fixtures';
import { EdgeRefusal, type FakeEdge, fakeEdge } from '@linework/fixtures/fake-edge';
import {
  type CardDataAnswer,
  type CardDataRequest,
  type CardDataToken,
  PortProblem,
  type TokenisedMethod,
} from '@linework/parts/ports';
import type { OneTimePaymentPorts } from './one-time-payment.types.ts';

/** Five minutes after the moment at which stories take place. */
const expiresAt = new Date(Date.parse(storyNow) + 5 * 60_000).toISOString();

export const sampleToken = (token = 'tok_sample'): CardDataToken => ({ token, expiresAt });

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

/** The payment that a scenario's customer makes, in the state a story needs. */
export function samplePayment(scenario: Scenario, changes: Partial<Payment> = {}): Payment {
  const [user] = scenario.users;
  const [method] = scenario.facts.methods;
  return buildPayment({
    status: 'successful',
    amount: paymentOptionsOf(scenario).balance.amountDue,
    paymentDate: scenario.today,
    postedDate: null,
    requestedAt: scenario.now,
    createdBy: { userId: user.id, name: `${user.firstName} ${user.lastName}` },
    ...(method && { method: snapshotOf(method) }),
    ...changes,
  });
}

/** The flow that its drafts are kept under. */
const flow = 'one-time-payment';

/** What the portal makes of a refusal of the edge. */
async function throughPort<Answer>(ask: () => Answer): Promise<Answer> {
  try {
    return ask();
  } catch (refusal) {
    throw refusal instanceof EdgeRefusal ? new PortProblem(refusal.code) : refusal;
  }
}

/** A story may open halfway, with the proof of a security code that was given out before it began. */
function giveBefore({ cardData, billing }: FakeEdge, { paymentMethodId, cardDataToken }: KeyedPayment): void {
  const method = billing.facts().methods.find(({ id }) => id === paymentMethodId);
  if (method && cardDataToken?.startsWith('tok_'))
    cardData.give(cardDataToken, { isSaved: true, method, canBeSaved: false, charge: null });
}

async function submit(edge: FakeEdge, payment: KeyedPayment): Promise<PaymentAnswer> {
  giveBefore(edge, payment);
  try {
    return await throughPort(() => edge.payments.make(payment, payment.key));
  } catch (problem) {
    if (problem instanceof PortProblem && problem.code.startsWith('LW-PAY-')) return refused(problem.code);
    throw problem;
  }
}

async function sendCardData({ cardData }: FakeEdge, details: CardDataRequest): Promise<CardDataAnswer> {
  try {
    return cardData.tokenise(details);
  } catch (refusal) {
    if (!(refusal instanceof EdgeRefusal)) throw refusal;
    const { code, members } = refusal;
    const fields = members.map(({ pointer }) => ({ field: pointer.slice(1), code }));
    return { problem: { code, fields, reference: sampleSupportReference } };
  }
}

/** Ports on a fake edge of a scenario's customer, which remember what was sent. */
export function samplePorts(scenario: Scenario, changes: Partial<OneTimePaymentPorts> = {}) {
  const edge = fakeEdge(scenario);
  const sent: KeyedPayment[] = [];
  const drafts: (string | null)[] = [];
  let keys = 0;
  const ports: OneTimePaymentPorts = {
    loadOptions: () => throughPort(edge.payments.options),
    loadPreview: (payment) => throughPort(() => edge.payments.preview(payment)),
    submitPayment: async (payment) => {
      sent.push(payment);
      return await submit(edge, payment);
    },
    findPayment: (key) => throughPort(() => edge.payments.findByKey(key)),
    findNamedPayment: (paymentId) => throughPort(() => edge.payments.find(paymentId)),
    loadDraft: () => throughPort(() => edge.drafts.find(flow)?.content ?? null),
    saveDraft: async (content) => {
      drafts.push(content);
      edge.drafts.save(flow, content);
    },
    discardDraft: async () => {
      drafts.push(null);
      edge.drafts.discard(flow);
    },
    sendCardData: (details) => sendCardData(edge, details),
    connectBank: () =>
      throughPort(() => {
        const { state, code } = edge.bankConnect.begin();
        const { method, ...token } = edge.bankConnect.connect(state, code);
        return { token, method };
      }),
    isBackFromBank: () => false,
    newKey: () => {
      keys += 1;
      return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
    },
    ...changes,
  };
  return { ports, sent, drafts, options: paymentOptionsOf(scenario) };
}

/** What support finds a refused call by. */
const sampleSupportReference = '4WJD-7F3K';

/** An answer that no payment came of. */
export const refused = (outcome: OutcomeCode) => ({
  outcome,
  payment: null,
  options: null,
  reference: sampleSupportReference,
});
