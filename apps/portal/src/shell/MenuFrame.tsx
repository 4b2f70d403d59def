import { useCopy } from '@linework/copy';
import { Header, hasRoom, media, PageLayout } from '@linework/design-system';
import { Suspense, useEffect } from 'react';
import { useAfterFirstPaint } from '../answers/use-after-first-paint.ts';
import { fetchAhead } from '../navigation/fetch-ahead.ts';
import { usePageLocation } from '../navigation/page-location.ts';
import { usePortal, useSessionState } from '../portal/portal-context.ts';
import type { FrameProps } from './frame-props.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LateFoot } from './late-foot.ts';
import { SupportLink } from './SupportLink.tsx';
import { shellCopy } from './shell.copy.ts';
import { useTabs } from './use-tabs.ts';
import { HomeMark, PortalBottomBar, PortalSideMenu } from './WaysAround.tsx';

// The same for each page, so that none draws them anew: an address changes with every letter that is looked for.
const brand = <HomeMark />;
const utilities = (
  <>
    <LanguageSwitch />
    <SupportLink />
  </>
);
const lateFoot = (
  <Suspense>
    <LateFoot />
  </Suspense>
);

/** The portal around a page: side menu from 1090 px, bottom bar with the account's menu below (spec section 2.4). */
export function MenuFrame({ header, notice, banner, children }: FrameProps) {
  const { t } = useCopy(shellCopy);
  const { pathname } = usePageLocation();
  const portal = usePortal();
  const isPainted = useAfterFirstPaint();
  // Of the two ways around, the one that is seen comes first.
  const isWide = hasRoom(media.wide);
  // The foot may come when the session is over already, and has no last one to stand on.
  const isSignedIn = useSessionState().session !== null;
  const addresses = useTabs(pathname)
    .map(({ href }) => href)
    .join(' ');
  useEffect(() => void fetchAhead(addresses.split(' '), portal), [addresses, portal]);
  return (
    <PageLayout
      skipLabel={t('skip')}
      sideMenu={(isPainted || isWide) && <PortalSideMenu pathname={pathname} />}
      bottomBar={(isPainted || import.meta.env.SSR || !isWide) && <PortalBottomBar pathname={pathname} />}
      header={
        <Header variant={header} brand={brand} notice={notice}>
          {utilities}
        </Header>
      }
      banner={banner}
      foot={isPainted && isSignedIn && lateFoot}
    >
      {children}
    </PageLayout>
  );
}
