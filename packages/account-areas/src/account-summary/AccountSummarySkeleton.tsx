import { useCopy } from '@linework/copy';
import { Card, LoadingRegion, Skeleton } from '@linework/design-system';
import { styled } from 'styled-components';
import { accountSummaryCopy } from './account-summary.copy.ts';

const Lines = styled.div`
  display: grid;
  gap: var(--lw-space-16);
`;

/** The place that a card of some lines will take. */
export const CardSkeleton = () => (
  <Card>
    <Lines aria-hidden>
      <Skeleton shape="title" width="50%" />
      <Skeleton width="90%" />
      <Skeleton width="80%" />
      <Skeleton width="85%" />
    </Lines>
  </Card>
);

/** The place that the account's details will take. */
export function AccountSummarySkeleton() {
  const { t } = useCopy(accountSummaryCopy);
  return (
    <LoadingRegion label={t('loading')}>
      <CardSkeleton />
    </LoadingRegion>
  );
}
