import { type NextAction, type OutcomeCode, outcomes } from '@linework/domain';
import { OutcomeCard, OutcomeNotice, OutcomeScreen } from '@linework/parts/outcomes';
import { styled } from 'styled-components';
import { samplePayment, sampleReference, sampleSettledBy } from './sample-payment.ts';

const Frame = styled.main`
  max-inline-size: var(--lw-layout-flow-width);
  margin-inline: auto;
  padding: var(--lw-space-48) var(--lw-space-24);
`;

export interface OutcomeViewProps {
  readonly code: OutcomeCode;
  readonly onAction: (action: NextAction) => void;
}

/** A row of the outcome catalogue as the kind of page it is, about one and the same sample payment. */
export function OutcomeView({ code, onAction }: OutcomeViewProps) {
  const { kind, moneyState } = outcomes[code];
  const isAboutPayment = moneyState !== 'notApplicable';
  return (
    <Frame>
      {kind === 'inline' && <OutcomeNotice code={code} />}
      {kind === 'card' && <OutcomeCard code={code} onAction={onAction} />}
      {(kind === 'page' || kind === 'modal') && (
        <OutcomeScreen
          code={code}
          onAction={onAction}
          reference={sampleReference}
          {...(isAboutPayment && { values: samplePayment })}
          {...(moneyState === 'checking' && { settledBy: sampleSettledBy })}
        />
      )}
    </Frame>
  );
}
