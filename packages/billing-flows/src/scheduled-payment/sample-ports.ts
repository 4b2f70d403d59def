import { type Scenario, storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import type { ScheduledPaymentPorts } from './scheduled-payment.types.ts';

export const twoScheduled = storyScenario('twoScheduled');

/** Ports that answer as the edge would for a scenario's customer, and remember what was sent. */
export function samplePorts(scenario: Scenario = twoScheduled, changes: Partial<ScheduledPaymentPorts> = {}) {
  const edge = fakeEdge(scenario);
  const { scheduledPayments, payments, cardData } = edge;
  const keys: string[] = [];
  let made = 0;
  const ports: ScheduledPaymentPorts = {
    loadScheduled: async () => scheduledPayments.overviews(),
    findPayment: async (id) => payments.find(id),
    loadOptions: async () => payments.options(),
    loadWarnings: async (id, change) => scheduledPayments.warnings(id, change),
    async changePayment(asked, key) {
      keys.push(key);
      return scheduledPayments.change(asked, key).answer;
    },
    async cancelPayment(id, key) {
      keys.push(key);
      return scheduledPayments.cancel(id, key).answer;
    },
    sendCardData: async (details) => cardData.tokenise(details),
    newKey() {
      made += 1;
      return `key-${made}`;
    },
    ...changes,
  };
  return { ports, keys, edge };
}
