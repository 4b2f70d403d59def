import { BrandMark, Header, PageLayout } from '@linework/design-system';
import { type NextAction, type OutcomeShownAs, outcomes } from '@linework/domain';
import { OutcomeScreen } from '@linework/parts/outcomes';
import { samplePayment, sampleReference, sampleSettledBy } from '../outcomes/sample-payment.ts';

export interface PrintedOutcomeProps {
  readonly code: OutcomeShownAs<'page'>;
  readonly onAction: (action: NextAction) => void;
}

/** An outcome's page in the frame that it has in the portal, about one and the same sample payment. */
export function PrintedOutcome({ code, onAction }: PrintedOutcomeProps) {
  const { moneyState } = outcomes[code];
  return (
    <PageLayout
      skipLabel="Skip to main content"
      header={<Header variant="unauthenticated" brand={<BrandMark name="Linework Business" />} />}
    >
      <OutcomeScreen
        code={code}
        onAction={onAction}
        reference={sampleReference}
        {...(moneyState !== 'notApplicable' && { values: samplePayment })}
        {...(moneyState === 'checking' && { settledBy: sampleSettledBy })}
      />
    </PageLayout>
  );
}
