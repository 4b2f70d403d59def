import { BrandMark, Header, PageLayout } from '@linework/design-system';
import type { NextAction, OutcomeShownAs } from '@linework/domain';
import { OutcomeScreen } from '@linework/parts/outcomes';
import { PaymentResultScreen } from '@linework/parts/payment';
import { resultPagesOf } from '../outcomes/result-pages.ts';
import { sampleMade, sampleReference, sampleResult } from '../outcomes/sample-payment.ts';

export interface PrintedOutcomeProps {
  readonly code: OutcomeShownAs<'page'>;
  readonly onAction: (action: NextAction) => void;
}

/** An outcome's page in the frame that it has in the portal, about one and the same sample payment. */
export function PrintedOutcome({ code, onAction }: PrintedOutcomeProps) {
  return (
    <PageLayout
      skipLabel="Skip to main content"
      header={<Header variant="unauthenticated" brand={<BrandMark name="Linework Business" />} />}
    >
      {resultPagesOf(code).has('payment') ? (
        <PaymentResultScreen
          view={sampleResult(code)}
          code={code}
          payment={sampleMade(code)}
          onAction={onAction}
        />
      ) : (
        <OutcomeScreen code={code} onAction={onAction} reference={sampleReference} />
      )}
    </PageLayout>
  );
}
