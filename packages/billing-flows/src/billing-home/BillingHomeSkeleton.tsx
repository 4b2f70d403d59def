import { Card, Skeleton } from '@linework/design-system';
import { styled } from 'styled-components';

const Lines = styled.div`
  display: grid;
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

/** The shape of the four status cards. */
export function StatusCardsSkeleton() {
  return (
    <Lines>
      {['autoPay', 'scheduled', 'methods', 'paperless'].map((card) => (
        <Card key={card}>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </Card>
      ))}
    </Lines>
  );
}

/** The shape of a card with a title and a few rows. */
export function RowsSkeleton() {
  return (
    <Card>
      <Lines>
        <Skeleton shape="title" width="8rem" />
        <Skeleton shape="block" />
      </Lines>
    </Card>
  );
}
