import {
  type BusinessDate,
  type PaymentMethod,
  type SavedMethod,
  type Wallet,
  walletOf,
} from '@linework/domain';
import { type Scenario, type ScenarioName, settingsOf, storyScenario } from '@linework/fixtures';

/** A scenario whose saved methods are other ones than they were. */
export function keeping(
  name: ScenarioName,
  change: (methods: readonly PaymentMethod[]) => readonly PaymentMethod[],
): Scenario {
  const scenario = storyScenario(name);
  const { facts } = scenario;
  return { ...scenario, facts: { ...facts, methods: [...change(facts.methods)] } };
}

/** As many methods as a wallet keeps. */
export const tenMethods = keeping('current', ([card, bank]) =>
  card?.type === 'creditCard' && bank
    ? [
        card,
        bank,
        ...[2, 3, 4, 5, 6, 7, 8, 9].map((at) => ({
          ...card,
          id: `${card.id}-${at}`,
          isPreferred: false,
          lastFourDigits: String(1_111 * at),
          name: at === 5 ? 'The card for the second shop on Monroe Avenue, Rochester' : null,
          nameOnCard: at === 5 ? 'Alexandra Montgomery-Featherstonehaugh' : card.nameOnCard,
        })),
      ]
    : [],
);

/** The first of two scheduled payments leaves tomorrow, and it is too late to stop it. */
export const leavesFirst: Scenario = { ...storyScenario('twoScheduled'), now: '2026-11-25T21:00:00-05:00' };

/** The wallet of a scenario's customer, as its owner sees it. */
export const sampleWallet = (scenario: Scenario): Wallet =>
  walletOf(scenario.facts, [], settingsOf(scenario), { now: () => new Date(scenario.now) }, true);

/** The first method of a scenario that is such a one. @throws Error where there is none */
export function firstMethod(scenario: Scenario, type: PaymentMethod['type'] = 'creditCard'): SavedMethod {
  const found = sampleWallet(scenario).methods.find(({ method }) => method.type === type);
  if (!found) throw new Error(`No ${type} is saved in ${scenario.name}`);
  return found;
}

/** Whose scheduled payments leave on another day. */
export const scheduledOn = (scenario: Scenario, paymentDate: BusinessDate): Scenario => ({
  ...scenario,
  facts: {
    ...scenario.facts,
    payments: scenario.facts.payments.map((payment) =>
      payment.status === 'scheduled' ? { ...payment, paymentDate } : payment,
    ),
  },
});
