import { Card, Skeleton } from '@linework/design-system';
import { styled } from 'styled-components';

const Lines = styled.div`
  display: grid;
  /* As wide as the card, however large its letters are. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-16);
`;

const Sentence = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Pair = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-16);
`;

export interface AmountDueSkeletonProps {
  /** `hero` where the page is about it; `plain` beside other things. */
  readonly prominence?: 'hero' | 'plain';
}

/** The shape of the amount due: a sentence with its figure, the button, the sum. */
export function AmountDueSkeleton({ prominence = 'hero' }: AmountDueSkeletonProps) {
  return (
    <Card prominence={prominence}>
      <Lines>
        <Sentence>
          <Skeleton width="4rem" />
          <Skeleton shape="figure" width="12rem" />
          <Skeleton width="70%" />
        </Sentence>
        <Skeleton shape="control" width="10rem" />
        {['first', 'second', 'last'].map((line) => (
          <Pair key={line}>
            <Skeleton width="9rem" />
            <Skeleton width="5rem" />
          </Pair>
        ))}
      </Lines>
    </Card>
  );
}
