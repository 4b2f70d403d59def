import { BillingHome } from '@linework/billing-flows/billing-home';
import { streamingSubscriptionsOf } from '@linework/domain';
import {
  billingSummaryOf,
  mobileSummaryOf,
  paymentOptionsOf,
  recentActivity,
  type ScenarioName,
  storyScenario,
} from '@linework/fixtures';
import { flowAddress } from '@linework/portal/routes';
import { styled } from 'styled-components';

const Frame = styled.main`
  max-inline-size: var(--lw-layout-content-width);
  margin-inline: auto;
  padding: var(--lw-space-24);
`;

const links = {
  pay: '/billing/pay-bill?open=otp',
  payLeft: '/billing/pay-bill?open=otp&amount=left',
  payPastDue: '/billing/pay-bill?open=otp&amount=pastDue',
  payment: () => '/billing/pay-bill?open=otp&step=result',
  stores: 'https://provider.example/stores',
  scheduled: '/billing/pay-bill?open=fdp',
  activity: '#',
  mobileActivity: '#',
  orders: '#',
  transaction: () => '#',
  howYouPay: '/billing/bill-pay-options',
  statements: () => '/billing/view-statements',
  toFlow: (flow: string) => flowAddress(flow, new Set()),
};

export interface BillingHomeInProps {
  readonly scenario: ScenarioName;
  /** The statements could not be loaded. */
  readonly hasBillsFailed?: boolean;
}

/** Billing home of a sample customer, for a standing that shows there. */
export function BillingHomeIn({ scenario, hasBillsFailed = false }: BillingHomeInProps) {
  const sample = storyScenario(scenario);
  const bills = sample.facts.bills.toSorted((a, b) => b.billDate.localeCompare(a.billDate));
  const activity = recentActivity(sample.facts).sort((a, b) => b.date.localeCompare(a.date));
  return (
    <Frame>
      <BillingHome
        links={links}
        onDismissNews={() => {}}
        summary={{ status: 'ready', value: billingSummaryOf(sample) }}
        methods={{ status: 'ready', value: paymentOptionsOf(sample).methods }}
        bills={hasBillsFailed ? { status: 'failed', onRetry: () => {} } : { status: 'ready', value: bills }}
        activity={{ status: 'ready', value: activity.slice(0, 5) }}
        mobile={{ status: 'ready', value: mobileSummaryOf(sample) }}
        streaming={{
          status: 'ready',
          value: streamingSubscriptionsOf(sample.facts.subscriptions ?? [], null),
        }}
      />
    </Frame>
  );
}
