import { Card, Skeleton } from '@linework/design-system';
import { styled } from 'styled-components';

const Lines = styled.div`
  display: grid;
  gap: var(--lw-space-12);
`;

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
