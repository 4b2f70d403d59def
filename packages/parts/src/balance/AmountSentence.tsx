import { FigureHeading, type FigureHeadingProps } from '@linework/design-system';
import type { BillingSummary, ToPay } from '@linework/domain';
import { styled } from 'styled-components';
import { useAmountSentence } from './use-amount-sentence.tsx';

/* Without a figure the words have the weight of one. */
const Words = styled.div`
  & > h2 {
    margin: 0 0 var(--lw-space-8);
    font-size: var(--lw-font-size-28);
    line-height: var(--lw-line-height-28);
    text-wrap: balance;
  }

  & > p {
    color: var(--lw-color-muted);
  }
`;

export interface AmountSentenceProps {
  readonly asked: ToPay;
  readonly summary: Pick<BillingSummary, 'today' | 'news' | 'nextBillDate'>;
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
