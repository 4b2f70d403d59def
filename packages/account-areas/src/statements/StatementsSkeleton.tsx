import { Card, LoadingRegion, Skeleton } from '@linework/design-system';
import { styled } from 'styled-components';
import { Body, Main, Sheet, SheetPart, Side } from './statements-layout.ts';

const rows = [0, 1, 2, 3];
const fewRows = [0, 1, 2];

const Rows = styled.div`
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 3.5rem;
    border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  }
`;

/** The shape of other statements. */
export const ListSkeleton = () => (
  <Card>
    <Skeleton width="11rem" />
    <Rows>
      {fewRows.map((row) => (
        <div key={row}>
          <Skeleton width="6rem" />
          <Skeleton width="4.5rem" />
        </div>
      ))}
    </Rows>
  </Card>
);

/** The shape of the last twelve bills. */
export const YearSkeleton = () => (
  <Card>
    <Skeleton width="11rem" />
    <Skeleton shape="block" height="18rem" />
  </Card>
);

/** The shape of a statement and of what stands beside it. */
export const StatementSkeleton = ({ label }: { readonly label: string }) => (
  <LoadingRegion label={label}>
    <Body>
      <Main>
        <Sheet>
          <SheetPart>
            <div>
              <Skeleton width="10rem" />
              <Skeleton shape="figure" width="15rem" />
              <Skeleton width="12rem" />
            </div>
            <Skeleton shape="control" />
          </SheetPart>
          <SheetPart>
            <Rows>
              {rows.map((row) => (
                <div key={row}>
                  <Skeleton width="9rem" />
                  <Skeleton width="4.5rem" />
                </div>
              ))}
            </Rows>
          </SheetPart>
        </Sheet>
        <YearSkeleton />
      </Main>
      <Side>
        <div data-part="why">
          <Card>
            <Skeleton width="11rem" />
            <Skeleton shape="block" height="18rem" />
          </Card>
        </div>
        <ListSkeleton />
      </Side>
    </Body>
  </LoadingRegion>
);
