import { LoadingRegion, Skeleton } from '@linework/design-system';
import { styled } from 'styled-components';
import { Stack } from './stack.ts';

const Cards = styled.div`
  display: grid;
  gap: var(--lw-space-16);
`;

/** The shape of "How this adds up". */
export function LinesSkeleton() {
  return (
    <Cards>
      <Skeleton />
      <Skeleton />
    </Cards>
  );
}

export interface LoadingScreenProps {
  readonly label: string;
  /** `sheet` where what comes has something beside it: the sheet is as wide already. */
  readonly breadth?: 'sheet';
}

/** The shape of a step while its figures are on their way: a heading, its cards, its button. */
export function LoadingScreen({ label, breadth }: LoadingScreenProps) {
  return (
    <LoadingRegion label={label}>
      <Stack data-breadth={breadth}>
        <Skeleton shape="title" width="20rem" />
        <Cards>
          <Skeleton shape="block" height="5.5rem" />
          <Skeleton shape="block" height="5.5rem" />
          <Skeleton shape="block" height="5.5rem" />
        </Cards>
        <Skeleton shape="control" />
      </Stack>
    </LoadingRegion>
  );
}
