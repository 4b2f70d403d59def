import { DescriptionList, DescriptionRow } from '@linework/design-system';
import type { AccountStandingName } from '@linework/domain';
import { billingSummaryOf, standingScenarios, storyScenario } from '@linework/fixtures';
import { AmountDueCard } from '@linework/parts/balance';
import { DocumentPage } from '../foundations/DocumentPage.tsx';
import { leadingToStories } from './leading-to-stories.ts';

const restored = {
  withinMinutes: 'within a few minutes of paying',
  contactUs: 'after paying and contacting the provider',
} as const;

/** What a standing says to the customer, and what it allows. */
export function StandingView({ standing: name }: { standing: AccountStandingName }) {
  const scenario = storyScenario(standingScenarios[name]);
  const summary = billingSummaryOf(scenario);
  const { standing } = summary;
  return (
    <DocumentPage isNarrow title={scenario.title}>
      <AmountDueCard summary={summary} links={leadingToStories} />
      <DescriptionList>
        <DescriptionRow label="Delinquency code" value={standing.delinquencyCode ?? 'none'} />
        <DescriptionRow label="Days past due" value={standing.daysPastDue} />
        <DescriptionRow label="Payment" value={standing.requiresToday ? 'today only' : 'today or later'} />
        <DescriptionRow
          label="Auto Pay"
          value={standing.allowsAutoPay ? 'may be enrolled in' : 'not possible'}
        />
        {standing.restores && <DescriptionRow label="Service is back" value={restored[standing.restores]} />}
      </DescriptionList>
    </DocumentPage>
  );
}
