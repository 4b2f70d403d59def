import {
  type LedgerEntry,
  negate,
  type Payment,
  streamingSubscriptionsOf,
  type Transaction,
} from '@linework/domain';
import {
  billingSummaryOf,
  mobileSummaryOf,
  paymentOptionsOf,
  recentActivity,
  type Scenario,
  type ScenarioName,
  storyScenario,
} from '@linework/fixtures';
import type { Loadable } from '@linework/parts/loadable';
import { fn } from 'storybook/test';
import type { BillingHomeProps } from './billing-home.types.ts';

const openAt = new Map([
  ['one-time-payment', '/billing/pay-bill?open=otp'],
  ['device-payment', '/billing/pay-bill?open=dp'],
  ['paperless', '/billing/pay-bill?open=ppl'],
  ['scheduled-payment', '/billing/pay-bill?open=fdp'],
]);
/** Where billing home leads in stories. */
export const links = {
  pay: '/billing/pay-bill?open=otp&amount=amountDue',
  payPastDue: '/billing/pay-bill?open=otp&amount=pastDue',
  payLeft: '/billing/pay-bill?open=otp&amount=left',
  payment: (id: string) => `/billing/pay-bill?open=otp&step=result&payment=${id}`,
  stores: 'https://provider.example/stores',
  activity: '/billing/account-activity',
  mobileActivity: '/billing/mobile-activity',
  orders: '/billing/mobile-orders',
  transaction: (id: string) => `/billing/account-activity?shown=${id}`,
  howYouPay: '/billing/bill-pay-options',
  statements: () => '/billing/view-statements',
  toFlow: (flow: string, query: Readonly<Record<string, string>> = {}) => {
    const address = openAt.get(flow);
    return address
      ? [address, ...new URLSearchParams(query).toString().split('&')].filter(Boolean).join('&')
      : null;
  },
};
export const ready = <Value>(value: Value): Loadable<Value> => ({ status: 'ready', value });
const newest = ({ date, id }: Transaction): string => `${date}|${id}`;

/** The account's newest lines, as the edge lists them. */
const activityOf = ({ facts }: Scenario): Transaction[] =>
  recentActivity(facts)
    .sort((a, b) => (newest(a) < newest(b) ? 1 : -1))
    .slice(0, 5);

/** Told of each notice that was closed. */
export const dismissed = fn();

/** Where a subscription is managed. */
export const manageAddress = 'https://streaming.provider.example/{subscription}';

/** What billing home shows a scenario's customer. */
export const propsIn = (scenario: Scenario): BillingHomeProps => ({
  links,
  onDismissNews: dismissed,
  summary: ready(billingSummaryOf(scenario)),
  methods: ready(paymentOptionsOf(scenario).methods),
  // A bill whose statement is still to come is asked for, and not shown yet.
  bills: ready(
    scenario.facts.bills
      .filter(({ isReleased }) => isReleased)
      .sort((a, b) => b.billDate.localeCompare(a.billDate)),
  ),
  activity: ready(activityOf(scenario)),
  mobile: ready(mobileSummaryOf(scenario)),
  streaming: ready(streamingSubscriptionsOf(scenario.facts.subscriptions ?? [], manageAddress)),
});
export const propsOf = (name: ScenarioName): BillingHomeProps => propsIn(storyScenario(name));

type Change = (facts: Scenario['facts'], scenario: Scenario) => Partial<Scenario['facts']>;

/** A scenario whose customer something has happened to: each change sees what the one before made. */
export function scenarioAfter(name: ScenarioName, ...changes: readonly Change[]): Scenario {
  let scenario = storyScenario(name);
  for (const change of changes) {
    scenario = { ...scenario, facts: { ...scenario.facts, ...change(scenario.facts, scenario) } };
  }
  return scenario;
}

/** What billing home shows a scenario's customer, something having happened to the facts. */
export const propsAfter = (name: ScenarioName, change: Change): BillingHomeProps =>
  propsIn(scenarioAfter(name, change));

/** Everything that is past due, paid today by card, and posted. */
export const paidToday =
  (restoresServiceBy: string | null): Change =>
  (facts, scenario) => {
    const { balance } = billingSummaryOf(scenario);
    const [last] = facts.payments;
    if (!last) throw new Error('Nothing was ever paid');
    const payment: Payment = {
      ...last,
      id: 'paid-today',
      status: 'successful',
      amount: balance.pastDue,
      paymentDate: scenario.today,
      requestedAt: new Date(scenario.now).toISOString(),
      postedDate: scenario.today,
      restoresServiceBy,
    };
    const posting: LedgerEntry = {
      id: 'posting',
      kind: 'payment',
      date: scenario.today,
      dueDate: null,
      amount: negate(balance.pastDue),
      billId: null,
      paymentId: payment.id,
    };
    return { payments: [...facts.payments, payment], ledger: [...facts.ledger, posting] };
  };
