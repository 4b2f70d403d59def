import { Card, Skeleton } from '@linework/design-system';
import { styled } from 'styled-components';

const Lines = styled.div`
  display: grid;
  /* As wide as the card, however large its letters are. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-12);
`;

const Pair = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-16);
`;

/** The shape of the amount due: figure, sum, button. */
export function AmountDueSkeleton() {
  return (
    <Card prominence="hero">
      <Lines>
        <Skeleton width="7rem" />
        <Skeleton shape="figure" width="12rem" />
        <Skeleton width="70%" />
        {['pastDue', 'newCharges', 'amountDue'].map((line) => (
          <Pair key={line}>
            <Skeleton width="9rem" />
            <Skeleton width="5rem" />
          </Pair>
        ))}
        <Skeleton shape="control" width="10rem" />
      </Lines>
    </Card>
  );
}
