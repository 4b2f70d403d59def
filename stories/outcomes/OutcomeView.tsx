import { isShownAs, type NextAction, type OutcomeCode } from '@linework/domain';
import { OutcomeCard, OutcomeModal, OutcomeNotice, OutcomeScreen } from '@linework/parts/outcomes';
import { PaymentResultScreen } from '@linework/parts/payment';
import { ChunkProblem } from '@linework/portal/chunk-problem';
import { styled } from 'styled-components';
import { resultPagesOf } from './result-pages.ts';
import { sampleMade, sampleReference, sampleResult } from './sample-payment.ts';

const Frame = styled.main`
  max-inline-size: var(--lw-layout-flow-width);
  margin-inline: auto;
  padding: var(--lw-space-48) var(--lw-space-24);

  & > * + * {
    margin-block-start: var(--lw-space-48);
  }
`;

/** What stopped something about a saved method: told over the page that it stopped. */
export const isOfWallet = (code: OutcomeCode): boolean => code.startsWith('LW-WAL-');

export interface OutcomeViewProps {
  readonly code: OutcomeCode;
  readonly onAction: (action: NextAction) => void;
}

/**
 * A row of the outcome catalogue as the portal draws it, in each of its ways, about one and the same sample payment. What
 * draws a way takes only the codes that are shown so: a code that the portal shows otherwise does not compile there. One that
 * flows tell by different pages stands there by each.
 */
export function OutcomeView({ code, onAction }: OutcomeViewProps) {
  const pages = resultPagesOf(code);
  return (
    <Frame>
      {isShownAs(code, 'standIn') && <ChunkProblem code={code} />}
      {isShownAs(code, 'inline') && <OutcomeNotice code={code} />}
      {isShownAs(code, 'card') && <OutcomeCard code={code} onAction={onAction} />}
      {isShownAs(code, 'page') && pages.has('payment') && (
        <PaymentResultScreen
          view={sampleResult(code)}
          code={code}
          payment={sampleMade(code)}
          onAction={onAction}
        />
      )}
      {isShownAs(code, 'modal') && isOfWallet(code) && (
        <OutcomeModal code={code} onAction={onAction} reference={sampleReference} />
      )}
      {((isShownAs(code, 'page') && pages.has('outcome')) ||
        (isShownAs(code, 'modal') && !isOfWallet(code))) && (
        <OutcomeScreen code={code} onAction={onAction} reference={sampleReference} />
      )}
    </Frame>
  );
}
