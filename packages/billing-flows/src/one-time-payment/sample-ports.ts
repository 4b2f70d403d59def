import {
  cardBrand,
  type KeyedPayment,
  type OutcomeCode,
  type Payment,
  type PaymentMethod,
  paymentPreview,
  type RequestedPayment,
  snapshotOf,
} from '@linework/domain';
import { buildPayment, paymentOptionsOf, type Scenario, storyNow } from '@linework/fixtures';
import type { CardDataAnswer, CardDataRequest, CardDataToken, TokenisedMethod } from '@linework/parts/ports';
import { resultOf } from './one-time-payment.rules.ts';
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
  name: 'First Sample Bank',
  accountType: 'checking',
};

/** What the card-data endpoint would answer: a token, and what may be known of the method. */
export async function tokenise(request: CardDataRequest): Promise<CardDataAnswer> {
  if (request.type === 'savedCard')
    return { ...sampleToken(`tok_${request.paymentMethodId}`), method: sampleCard };
  if (request.type === 'bankAccount') {
    const lastFourDigits = request.accountNumber.slice(-4);
    return { ...sampleToken(), method: { ...sampleBankAccount, lastFourDigits } };
  }
  const lastFourDigits = request.cardNumber.slice(-4);
  return {
    ...sampleToken(),
    method: {
      ...sampleCard,
      brand: cardBrand(request.cardNumber),
      lastFourDigits,
      expirationDate: request.expiration,
    },
  };
}

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

/** How a bank payment, a dated one and a card payment end when all goes well. */
function statusOf(
  scenario: Scenario,
  { paymentDate }: RequestedPayment,
  method?: PaymentMethod,
): Payment['status'] {
  if (paymentDate !== scenario.today) return 'scheduled';
  return method?.type === 'bankAccount' ? 'pending' : 'successful';
}

/** A new card as its payment names it: by what it became in the wallet, where it was to be saved. */
const newMethodOf = ({ savePaymentMethod }: RequestedPayment): Payment['method'] => ({
  methodId: savePaymentMethod ? 'saved-card' : null,
  name: null,
  type: 'creditCard',
  brand: sampleCard.brand,
  accountType: null,
  lastFourDigits: sampleCard.lastFourDigits,
});

/** Ports that answer as the edge would for a scenario's customer, and remember what was sent. */
export function samplePorts(scenario: Scenario, changes: Partial<OneTimePaymentPorts> = {}) {
  const sent: KeyedPayment[] = [];
  const drafts: (string | null)[] = [];
  let keys = 0;
  const made = new Map<string, Payment>();
  const ports: OneTimePaymentPorts = {
    loadOptions: async () => paymentOptionsOf(scenario),
    loadPreview: async (payment) => paymentPreview(scenario.facts, payment, scenario.today),
    async submitPayment(request) {
      sent.push(request);
      const method = scenario.facts.methods.find(({ id }) => id === request.paymentMethodId);
      const payment = samplePayment(scenario, {
        amount: request.amount,
        paymentDate: request.paymentDate,
        status: statusOf(scenario, request, method),
        method: method ? snapshotOf(method) : newMethodOf(request),
      });
      made.set(request.key, payment);
      return resultOf(payment) ?? refused('LW-PAY-060');
    },
    findPayment: async (key) => made.get(key) ?? null,
    findNamedPayment: async (paymentId) => [...made.values()].find(({ id }) => id === paymentId) ?? null,
    loadDraft: async () => drafts.at(-1) ?? null,
    saveDraft: async (content) => void drafts.push(content),
    discardDraft: async () => void drafts.push(null),
    sendCardData: tokenise,
    connectBank: async () => ({ token: sampleToken(), method: sampleConnectedAccount }),
    isBackFromBank: () => false,
    newKey: () => {
      keys += 1;
      return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
    },
    ...changes,
  };
  return { ports, sent, drafts, options: paymentOptionsOf(scenario) };
}

/** An answer that no payment came of. */
export const refused = (outcome: OutcomeCode) => ({
  outcome,
  payment: null,
  options: null,
  reference: '4WJD-7F3K',
});
