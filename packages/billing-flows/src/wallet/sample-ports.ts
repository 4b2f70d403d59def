import { dayIn, methodDeletion, offeredToPay, type Wallet, type WalletAnswer } from '@linework/domain';
import { type Scenario, settingsOf, storyScenario } from '@linework/fixtures';
import { fakeEdge } from '@linework/fixtures/fake-edge';
import { sampleWallet } from './sample-wallet.ts';
import type { WalletPorts } from './wallet.types.ts';

export const current = storyScenario('current');

/** Ports that answer as the edge would for a scenario's customer, and remember what was sent. */
export function samplePorts(scenario: Scenario = current, changes: Partial<WalletPorts> = {}) {
  const { cardData } = fakeEdge(scenario);
  const { facts } = scenario;
  const today = dayIn(new Date(scenario.now), facts.account.timeZone);
  const keys: string[] = [];
  let wallet = sampleWallet(scenario);
  const find = (id: string) => wallet.methods.find(({ method }) => method.id === id);
  const answer = (ending: WalletAnswer['ending'], methodId: string, after: Wallet): WalletAnswer => {
    wallet = after;
    const method = find(methodId)?.method;
    const offered = method && ending !== 'removed' ? offeredToPay(facts, method, today) : null;
    const told = { outcome: null, reference: '7F3K-29QD', lastChange: null, refusals: [] };
    return { ...told, ending, wallet, methodId, offeredToPay: offered };
  };
  const withOthers = (methods: Wallet['methods']): Wallet => ({ ...wallet, methods });
  const ports: WalletPorts = {
    loadWallet: async () => ({ wallet, today }),
    async loadDeletion(methodId) {
      const saved = find(methodId);
      return saved ? methodDeletion(facts, saved.method, new Date(scenario.now), settingsOf(scenario)) : null;
    },
    async addMethod({ name, makePreferred }, key) {
      keys.push(key);
      const [first] = sampleWallet(current).methods;
      if (!first) throw new Error('The sample customer has a card');
      const isPreferred = makePreferred || wallet.methods.length === 0;
      const method = { ...first.method, id: 'added', name, isPreferred, usedBy: [] };
      const others = wallet.methods.map((saved) => ({
        ...saved,
        method: { ...saved.method, isPreferred: saved.method.isPreferred && !makePreferred },
      }));
      return answer('added', 'added', withOthers([...others, { ...first, method, scheduled: [] }]));
    },
    async editMethod({ methodId, name }, key) {
      keys.push(key);
      return answer(
        'edited',
        methodId,
        withOthers(
          wallet.methods.map((saved) =>
            saved.method.id === methodId
              ? { ...saved, version: saved.version + 1, method: { ...saved.method, name } }
              : saved,
          ),
        ),
      );
    },
    async deleteMethod({ methodId }, key) {
      keys.push(key);
      return answer(
        'removed',
        methodId,
        withOthers(wallet.methods.filter(({ method }) => method.id !== methodId)),
      );
    },
    sendCardData: async (details) => cardData.tokenise(details),
    connectBank: async () => null,
    isBackFromBank: () => false,
    newKey: () => `key-${keys.length + 1}`,
    ...changes,
  };
  return { ports, keys };
}
