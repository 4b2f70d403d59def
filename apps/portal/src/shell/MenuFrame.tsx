import { useCopy } from '@linework/copy';
import {
  AccountHolder,
  AccountMenu,
  BottomBar,
  BrandMark,
  Header,
  hasRoom,
  media,
  PageLayout,
  SideMenu,
} from '@linework/design-system';
import { Suspense, useEffect } from 'react';
import { paths } from '../addresses/paths.ts';
import { useAfterFirstPaint } from '../answers/use-after-first-paint.ts';
import { useCommunityStatus } from '../answers/use-community-status.ts';
import { togglesFor } from '../configuration/portal-configuration.ts';
import { fetchAhead } from '../navigation/fetch-ahead.ts';
import { usePageLocation } from '../navigation/page-location.ts';
import { usePortal, useSessionState } from '../portal/portal-context.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { AccountActions } from './AccountActions.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import type { FrameProps } from './frame-props.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LateFoot } from './late-foot.ts';
import { tabOf, tabsFor } from './navigation.ts';
import { SupportLink } from './SupportLink.tsx';
import { shellCopy } from './shell.copy.ts';
import { useAccountHolder } from './use-account-holder.ts';

/** The portal around a page: side menu from 1090 px, bottom bar with the account's menu below (spec section 2.4). */
export function MenuFrame({ header, notice, banner, children }: FrameProps) {
  const { t } = useCopy(shellCopy);
  const { pathname } = usePageLocation();
  const portal = usePortal();
  const session = useSignedIn();
  const { brandName } = portal.configuration;
  const toggles = togglesFor(portal.configuration.toggles, session);
  const holder = useAccountHolder();
  const isPainted = useAfterFirstPaint();
  // Of the two ways around, the one that is seen comes first.
  const isWide = hasRoom(media.wide);
  // The foot may come when the session is over already, and has no last one to stand on.
  const isSignedIn = useSessionState().session !== null;
  const tabs = tabsFor({ session, toggles, ...useCommunityStatus() });
  const current = tabOf(pathname);
  const addresses = tabs.map(({ href }) => href).join(' ');
  useEffect(() => void fetchAhead(addresses.split(' '), portal), [addresses, portal]);
  const items = tabs.map(({ name, href, icon }) => ({
    href,
    icon,
    label: t(`navigation.${name}`),
    shortLabel: t(`navigation.short.${name}`),
    isCurrent: pathname === href || current === href,
  }));
  const brand = <BrandMark name={brandName} href={paths.accountSummary()} />;
  return (
    <PageLayout
      skipLabel={t('skip')}
      sideMenu={
        (isPainted || isWide) && (
          <SideMenu
            label={t('navigation.label')}
            brand={brand}
            items={items}
            holder={<AccountHolder {...holder} />}
          >
            <AccountActions />
          </SideMenu>
        )
      }
      bottomBar={
        (isPainted || !isWide) && (
          <BottomBar
            label={t('navigation.label')}
            items={items}
            more={
              <AccountMenu label={t('more')} place="bar">
                <AccountPanel />
              </AccountMenu>
            }
          />
        )
      }
      header={
        <Header variant={header} brand={brand} notice={notice}>
          <LanguageSwitch />
          <SupportLink />
        </Header>
      }
      banner={banner}
      foot={
        isPainted &&
        isSignedIn && (
          <Suspense>
            <LateFoot />
          </Suspense>
        )
      }
    >
      {children}
    </PageLayout>
  );
}
