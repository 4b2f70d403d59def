import { useCopy } from '@linework/copy';
import { LoadingBar, PaperOwnerContext } from '@linework/design-system';
import { SupportPhoneContext } from '@linework/parts/outcomes';
import { useCallback } from 'react';
import { RouterProvider as LinkRouter } from 'react-aria';
import { useLocation, useNavigate } from 'react-router-dom';
import { doorOf } from '../navigation/door.ts';
import { isLoadingShown } from '../navigation/loading-indicator.ts';
import { PageLocationContext } from '../navigation/page-location.ts';
import { useArrival } from '../navigation/use-arrival.ts';
import { usePortal, useSessionState } from '../portal/portal-context.ts';
import { headerOf } from '../routes/header-of.ts';
import { frameComponent } from '../shell/frames.ts';
import { OfflineNotice } from '../shell/OfflineNotice.tsx';
import { OutdatedNotice } from '../shell/OutdatedNotice.tsx';
import { RoutePageTitle } from '../shell/page-title.ts';
import { missingAutoPayPart, onBehalfPart, pageAlertsPart } from '../shell/parts-above.ts';
import { SessionGuard } from '../shell/SessionGuard.tsx';
import { shellCopy } from '../shell/shell.copy.ts';
import { NavigationBoundary } from './NavigationBoundary.tsx';
import type { OpenPage } from './opened.ts';
import { PageProblem } from './PageProblem.tsx';
import { useOpenedPage } from './use-opened-page.ts';
import { useSightedPage } from './use-sighted-page.ts';
import { useSpeedBump } from './use-speed-bump.ts';

export interface RootProps {
  /** The page that was opened before anything was drawn. */
  readonly first?: OpenPage | null;
}

/** Around every page: links that stay in the portal, the loading indicator, the session's end, the frame. */
export function Root({ first = null }: RootProps) {
  const { t } = useCopy(shellCopy);
  const navigate = useNavigate();
  // Every link knows it: made anew with each address, it would draw them all again.
  const follow = useCallback((to: string) => void navigate(to), [navigate]);
  const { pathname } = useLocation();
  const { opened, location, isLoading } = useOpenedPage(first);
  useArrival(location);
  useSightedPage(opened, location);
  const page = typeof opened === 'string' ? null : opened;
  useSpeedBump(page?.isProtected ?? false);
  const { session } = useSessionState();
  // A page that could not be had stands where it would have stood: the ways to the others stay.
  const frame = page?.frame ?? (session ? 'menu' : 'unauthenticated');
  const Frame = frameComponent(frame);
  const Alerts = pageAlertsPart.drawn();
  const OnBehalf = onBehalfPart.drawn();
  const MissingAutoPay = missingAutoPayPart.drawn();
  const { phone } = usePortal().configuration;
  const shown = page?.page === 'notFound' ? null : location.pathname;
  const owner =
    session && `${session.companyName} · ${t('account', { lastFour: session.accountNumber.slice(-4) })}`;
  return (
    <LinkRouter navigate={follow}>
      <PageLocationContext value={location}>
        <LoadingBar isLoading={isLoadingShown(isLoading, pathname, shown)} label={t('loading')} />
        <OfflineNotice />
        {session && OnBehalf && frame !== 'unauthenticated' && <OnBehalf />}
        <OutdatedNotice isFlow={frame === 'focused'} />
        <SessionGuard frame={frame} />
        {opened && (
          <PaperOwnerContext value={owner}>
            <SupportPhoneContext value={phone}>
              <Frame
                header={headerOf(page ?? {}, frame, session?.isMissingAutoPay === true)}
                notice={session && MissingAutoPay && <MissingAutoPay />}
                banner={page?.hasAlerts && session && Alerts && <Alerts />}
              >
                <NavigationBoundary
                  key={doorOf(location)}
                  navigate={(to) => void navigate(to, { replace: true })}
                >
                  {page?.title && <RoutePageTitle title={page.title} />}
                  {typeof opened === 'string' ? <PageProblem trouble={opened} /> : <opened.Component />}
                </NavigationBoundary>
              </Frame>
            </SupportPhoneContext>
          </PaperOwnerContext>
        )}
      </PageLocationContext>
    </LinkRouter>
  );
}
