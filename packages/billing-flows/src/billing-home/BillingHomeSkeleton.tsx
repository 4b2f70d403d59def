import { Card, Skeleton } from '@linework/design-system';
import { styled } from 'styled-components';
import { Across, TallCard } from './home-layout.ts';

const rows = [0, 1, 2, 3];

const Rows = styled.div`
  > div {
    display: flex;
    gap: var(--lw-space-12);
    align-items: center;
    min-height: 4.5rem;
  }

  > div + div {
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }
`;

const Words = styled.div`
  flex: 1;
`;

/** The shape of the list of settings. */
export function HowYouPaySkeleton() {
  return (
    <TallCard>
      <Card>
        <Skeleton width="8rem" />
        <Rows>
          {rows.map((row) => (
            <div key={row}>
              <Skeleton shape="tile" />
              <Words>
                <Skeleton width="70%" />
                <Skeleton width="50%" height="var(--lw-line-height-14)" />
              </Words>
            </div>
          ))}
        </Rows>
      </Card>
    </TallCard>
  );
}

/** The shape of the way to somebody to talk to. */
export const HelpSkeleton = () => (
  <Card>
    <Skeleton width="12rem" />
    <Skeleton shape="block" height="8.75rem" />
  </Card>
);

/** The shape of what happens next. */
export function NextStepsSkeleton() {
  return (
    <Across>
      <Card>
        <Skeleton width="10rem" />
        <Skeleton shape="block" height="9rem" />
      </Card>
    </Across>
  );
}

/** The shape of the chart with its keys and its note. */
export function BillsSkeleton() {
  return (
    <TallCard>
      <Card>
        <Skeleton width="8rem" />
        <Skeleton shape="block" height="18rem" />
        <Skeleton shape="block" height="5rem" />
      </Card>
    </TallCard>
  );
}

/** The shape of a few lines of activity. */
export function ActivitySkeleton() {
  return (
    <TallCard>
      <Card>
        <Skeleton width="9rem" />
        <Rows>
          {rows.map((row) => (
            <div key={row}>
              <Words>
                <Skeleton width="60%" />
                <Skeleton width="45%" height="var(--lw-line-height-13)" />
              </Words>
              <Skeleton width="4.5rem" />
            </div>
          ))}
        </Rows>
      </Card>
    </TallCard>
  );
}
