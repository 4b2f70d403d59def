import {
  type KeyedPayment,
  type OutcomeCode,
  type Payment,
  type PaymentAnswer,
  snapshotOf,
} from '@linework/domain';
import { buildPayment, paymentOptionsOf, type Scenario, storyNow } from '@linework/fixtures';
import { EdgeRefusal, type FakeEdge } from '@linework/fixtures/fake-edge';
import type { AttemptPorts, CardDataPorts } from '../flow/chart/flow-ports.ts';
import type { PaymentPorts } from '../flow/chart/payment-sending.ts';
import type { CardDataAnswer, CardDataRequest, CardDataToken } from '../ports/card-data.types.ts';
import { PortProblem } from '../ports/port-problem.ts';

/** Five minutes after the moment at which stories take place. */
const expiresAt = new Date(Date.parse(storyNow) + 5 * 60_000).toISOString();

export const sampleToken = (token = 'tok_sample'): CardDataToken => ({ token, expiresAt });

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

/** What the portal makes of a refusal of the edge. */
export async function throughPort<Answer>(ask: () => Answer): Promise<Answer> {
  try {
    return ask();
  } catch (refusal) {
    throw refusal instanceof EdgeRefusal ? new PortProblem(refusal.code) : refusal;
  }
}

/** A story may open halfway, with the proof of a security code that was given out before it began. */
export function giveBefore(
  { cardData, billing }: FakeEdge,
  { paymentMethodId, cardDataToken }: Pick<KeyedPayment, 'paymentMethodId' | 'cardDataToken'>,
): void {
  const method = billing.facts().methods.find(({ id }) => id === paymentMethodId);
  if (method && cardDataToken?.startsWith('tok_'))
    cardData.give(cardDataToken, { isSaved: true, method, canBeSaved: false, charge: null });
}

/** A saved method as a story's customer has named it: a card with the proof of its security code. */
export function namedBefore(edge: FakeEdge, paymentMethodId: string | null) {
  const named = { paymentMethodId, cardDataToken: paymentMethodId === null ? null : 'tok_before' };
  giveBefore(edge, named);
  return named;
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

/** A fake edge's calls about payments, as any flow that pays has them, and what was sent and kept. */
export function samplePaymentPorts(edge: FakeEdge, flow: string) {
  const sent: KeyedPayment[] = [];
  const drafts: (string | null)[] = [];
  let keys = 0;
  const ports: PaymentPorts & AttemptPorts & CardDataPorts = {
    loadOptions: () => throughPort(edge.payments.options),
    loadPreview: (payment) => throughPort(() => edge.payments.preview(payment)),
    submitPayment: async (payment) => {
      sent.push(payment);
      return await submit(edge, payment);
    },
    findPayment: (key) => throughPort(() => edge.payments.findByKey(key)),
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
    newKey: () => {
      keys += 1;
      return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
    },
  };
  return { ports, sent, drafts };
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
