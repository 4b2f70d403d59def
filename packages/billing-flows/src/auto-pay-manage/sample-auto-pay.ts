import { type AutoPayEnrolment, addDays, snapshotOf } from '@linework/domain';
import { type Scenario, scenarios, storyScenario } from '@linework/fixtures';

export const autoPayOn = storyScenario('autoPayOn');

/** On the last day of a month, which the 30th and the 31st stand for. */
export const onTheLastDay: Scenario = scenarios.autoPayOn({
  today: '2026-11-30',
  now: '2026-11-30T15:04:00-05:00',
});

const withAutoPay = (scenario: Scenario, change: Partial<AutoPayEnrolment>): Scenario => ({
  ...scenario,
  facts: { ...scenario.facts, autoPay: scenario.facts.autoPay && { ...scenario.facts.autoPay, ...change } },
});

/** It is the day of the debit: nothing reaches that one any more. */
export const onItsDay: Scenario = withAutoPay(autoPayOn, {
  debitDay: Number(autoPayOn.today.slice(8)),
  lastDebitDate: addDays(autoPayOn.today, -20),
});

export const withoutDiscount: Scenario = {
  ...autoPayOn,
  facts: { ...autoPayOn.facts, account: { ...autoPayOn.facts.account, discountEligible: false } },
};

/** Mobile service has an Auto Pay of its own, by a card on another day. */
export function withMobile(scenario: Scenario): Scenario {
  const { facts } = scenario;
  const card = facts.methods.find(({ type }) => type === 'creditCard');
  if (!card || !facts.autoPay) return scenario;
  return {
    ...scenario,
    facts: {
      ...facts,
      account: {
        ...facts.account,
        services: [...facts.account.services, { service: 'MOBILE', provisioned: true }],
      },
      methods: facts.methods.map((method) =>
        method.id === card.id ? { ...method, usedBy: [...method.usedBy, 'mobile'] } : method,
      ),
      mobileAutoPay: {
        ...facts.autoPay,
        id: `${facts.autoPay.id}-mobile`,
        scope: 'mobile',
        method: snapshotOf(card),
        debitDay: 14,
      },
    },
  };
}

/** Both services are billed. */
export const withMobileBill = (scenario: Scenario): Scenario => {
  const { facts, ...rest } = withMobile(scenario);
  return { ...rest, facts: { ...facts, mobile: storyScenario('mobileActive').facts.mobile } };
};

export const bothBilledOnTheLastDay: Scenario = withMobileBill(onTheLastDay);

/** The account's saved method of a kind, as it is chosen. */
export const methodOf = ({ facts }: Scenario, kind: 'creditCard' | 'bankAccount'): string =>
  facts.methods.find(({ type }) => type === kind)?.id ?? '';
