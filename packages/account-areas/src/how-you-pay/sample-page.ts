import {
  type AccountFacts,
  autoPayOverview,
  can,
  enrolmentOffer,
  type Payment,
  scheduledOverviews,
  usd,
  walletOf,
} from '@linework/domain';
import { billingSummaryOf, type Scenario, settingsOf, storyScenario } from '@linework/fixtures';
import type { HowYouPayProps } from './how-you-pay.types.ts';

const ready = <Value>(value: Value) => ({ status: 'ready', value }) as const;

/** A scenario with other facts of its account. */
export const withFacts = (scenario: Scenario, change: (facts: AccountFacts) => Partial<AccountFacts>) => ({
  ...scenario,
  facts: { ...scenario.facts, ...change(scenario.facts) },
});

/** The page of a scenario's customer, all of it there. */
export function pageOf(scenario: Scenario): HowYouPayProps {
  const { facts, now: at, users } = scenario;
  const [user] = users;
  const settings = settingsOf(scenario);
  const now = new Date(at);
  const clock = { now: () => now };
  const mayManage = can(user.role, 'billing.manage');
  return {
    summary: ready(billingSummaryOf(scenario)),
    autoPay: ready({
      offer: enrolmentOffer(autoPayOverview(facts, now, settings)),
      cutOff: settings.cutOff,
    }),
    scheduled: ready(scheduledOverviews(facts, settings, clock)),
    wallet: ready(walletOf(facts, [], settings, clock, mayManage)),
    links: {
      billing: '/billing/pay-bill',
      toFlow: (flow, query = {}) => `?${new URLSearchParams({ open: flow, ...query })}`,
    },
    reader: {
      userId: user.id,
      timeZone: facts.account.timeZone,
      mayPay: can(user.role, 'billing.pay'),
      mayManage,
    },
  };
}

/** Auto Pay on for both kinds of service, a payment waiting, and methods of every standing. */
export function everything(): Scenario {
  const scenario = storyScenario('autoPayAndScheduled');
  return withFacts(scenario, ({ methods, payments }) => {
    const [card, bank] = methods;
    if (card?.type !== 'creditCard' || !bank) return {};
    const other = { ...card, isPreferred: false, usedBy: [] };
    return {
      methods: [
        { ...card, isPreferred: false, usedBy: ['mobile'] },
        { ...bank, isPreferred: true },
        { ...other, id: 'soon', brand: 'mc', lastFourDigits: '5454', expirationDate: '2026-12' },
        { ...other, id: 'late', brand: 'amex', lastFourDigits: '1007', expirationDate: '2026-10' },
      ],
      payments: payments.map((payment): Payment => ({ ...payment, amount: usd(4_000) })),
    };
  });
}
