import { Skeleton } from '@linework/design-system';
import { styled } from 'styled-components';
import { Sheet } from './list-parts.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5rem;
  gap: var(--lw-space-16);
  align-items: center;
  min-height: 4rem;
  padding-inline: var(--lw-space-20);

  & + & {
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }
`;

const rows = [0, 1, 2, 3, 4, 5, 6, 7];

/** The shape of a page of lines. */
export const TransactionSkeleton = () => (
  <Sheet>
    {rows.map((row) => (
      <Row key={row}>
        <div>
          <Skeleton width="40%" />
          <Skeleton width="60%" height="var(--lw-line-height-14)" />
        </div>
        <Skeleton />
      </Row>
    ))}
  </Sheet>
);
