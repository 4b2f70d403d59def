import { media, Skeleton } from '@linework/design-system';
import type { MobileStandingAlertProps } from '@linework/parts/standings';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { LateMobileStanding } from './late-parts.ts';

/* As high as the notice will be, so that nothing under it moves. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 6.5rem;

  ${media.phone} {
    min-block-size: 5.25rem;
  }
`;

/** How mobile service stands, beside the account's own standing. */
export const MobileNotice = (props: MobileStandingAlertProps) => (
  <Place>
    <Suspense fallback={<Skeleton shape="block" height="100%" />}>
      <LateMobileStanding {...props} />
    </Suspense>
  </Place>
);
