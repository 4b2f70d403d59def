import { Card, LoadingRegion, Skeleton } from '@linework/design-system';
import { Columns } from '@linework/parts/loadable';
import { styled } from 'styled-components';

const rows = [0, 1, 2, 3];

const Rows = styled.div`
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 6rem;
  }

  > div + div {
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }
`;

/** The shape of a list of orders. */
export const OrdersSkeleton = ({ label }: { readonly label: string }) => (
  <LoadingRegion label={label}>
    <Card>
      <Rows>
        {rows.map((row) => (
          <div key={row}>
            <Skeleton width="12rem" />
            <Skeleton width="4.5rem" />
          </div>
        ))}
      </Rows>
    </Card>
  </LoadingRegion>
);

/** The shape of an order: a shipment, and what it came to beside it. */
export const OrderSkeleton = ({ label }: { readonly label: string }) => (
  <LoadingRegion label={label}>
    <Columns>
      <Card>
        <Skeleton width="8rem" />
        <Skeleton width="14rem" />
        <Skeleton shape="block" height="11rem" />
      </Card>
      <Card>
        <Skeleton width="8rem" />
        <Skeleton shape="block" height="15rem" />
      </Card>
    </Columns>
  </LoadingRegion>
);
