import { FigureHeading, type FigureHeadingProps } from '@linework/design-system';
import type { BillingSummary, ToPay } from '@linework/domain';
import { styled } from 'styled-components';
import { useAmountSentence } from './use-amount-sentence.tsx';

/* The words alone, as large as those around a figure. */
const Words = styled.div`
  & > h2 {
    margin: 0;
  }

  & > p {
    color: var(--lw-color-muted);
  }
`;

export interface AmountSentenceProps {
  readonly asked: ToPay;
  readonly summary: Pick<BillingSummary, 'today' | 'news'>;
  readonly size: FigureHeadingProps['size'];
}

/** What is asked of the customer: a heading that is a sentence with a figure in it. */
export function AmountSentence({ asked, summary, size = 'hero' }: AmountSentenceProps) {
  const { lead, cents, rest } = useAmountSentence(asked, summary);
  return cents === null ? (
    <Words>
      <h2>{lead}</h2>
      <p>{rest}</p>
    </Words>
  ) : (
    <FigureHeading lead={lead} cents={cents} size={size}>
      {rest}
    </FigureHeading>
  );
}
