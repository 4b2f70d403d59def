import { Card, Skeleton } from '@linework/design-system';
import { styled } from 'styled-components';
import { Further, Pair } from './page-layout.ts';

const Row = styled.div`
  display: flex;
  gap: var(--lw-space-12);
  align-items: center;
  min-height: 4.75rem;

  > :last-child {
    flex: 1;
  }

  & + & {
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }
`;

const rows = [0, 1, 2];

/** The shape of a card with its next figure. */
export const FigureSkeleton = () => (
  <Card>
    <Skeleton shape="title" width="9rem" />
    <Skeleton width="7rem" />
    <Skeleton shape="title" width="11rem" />
    <Skeleton width="80%" />
    <Skeleton width="70%" height="var(--lw-line-height-14)" />
    <Further>
      <Skeleton width="12rem" />
    </Further>
  </Card>
);

/** The shape of the saved methods. */
const MethodsSkeleton = () => (
  <Card>
    <Skeleton shape="title" width="11rem" />
    <div>
      {rows.map((row) => (
        <Row key={row}>
          <Skeleton shape="tile" />
          <div>
            <Skeleton width="60%" />
            <Skeleton width="40%" height="var(--lw-line-height-14)" />
          </div>
        </Row>
      ))}
    </div>
  </Card>
);

/** The shape of what pays the bills. */
export const PayingSkeleton = () => (
  <>
    <Pair>
      <FigureSkeleton />
      <FigureSkeleton />
    </Pair>
    <MethodsSkeleton />
  </>
);
