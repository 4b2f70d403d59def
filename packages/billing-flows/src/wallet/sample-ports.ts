import { dayIn } from '@linework/domain';
import { type Scenario, storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import type { WalletPorts } from './wallet.types.ts';

export const current = storyScenario('current');

/** Ports that answer as the edge would for a scenario's customer, and remember what was sent. */
export function samplePorts(scenario: Scenario = current, changes: Partial<WalletPorts> = {}) {
  const edge = fakeEdge(scenario);
  const { cardData, wallet } = edge;
  const today = dayIn(new Date(scenario.now), scenario.facts.account.timeZone);
  const keys: string[] = [];
  const keyed = <Answer>(key: string, answer: Answer): Answer => {
    keys.push(key);
    return answer;
  };
  const ports: WalletPorts = {
    loadWallet: async () => ({ wallet: wallet.shown(), today }),
    loadDeletion: async (methodId) => wallet.deletion(methodId),
    addMethod: async (asked, key) => keyed(key, wallet.add(asked, key)),
    editMethod: async (asked, key) => keyed(key, wallet.edit(asked, key)),
    deleteMethod: async (asked, key) => keyed(key, wallet.remove(asked, key)),
    sendCardData: async (details) => cardData.tokenise(details),
    connectBank: async () => null,
    isBackFromBank: () => false,
    newKey: () => `key-${keys.length + 1}`,
    ...changes,
  };
  return { ports, keys, edge };
}
