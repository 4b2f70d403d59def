import { useCopy } from '@linework/copy';
import { AccountHolder, AccountMenu, BottomBar, BrandMark, SideMenu } from '@linework/design-system';
import { memo } from 'react';
import { paths } from '../addresses/paths.ts';
import { usePortal } from '../portal/portal-context.ts';
import { AccountActions } from './AccountActions.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { shellCopy } from './shell.copy.ts';
import { useAccountHolder } from './use-account-holder.ts';
import { useTabs } from './use-tabs.ts';

/** The provider's mark, which leads to the account. */
export function HomeMark() {
  return <BrandMark name={usePortal().configuration.brandName} href={paths.accountSummary()} />;
}

export interface WayAroundProps {
  /** The path of the page that is shown: what else its address says changes nothing here, and draws nothing anew. */
  readonly pathname: string;
}

/** The way around of a wide window. */
export const PortalSideMenu = memo(function Menu({ pathname }: WayAroundProps) {
  const { t } = useCopy(shellCopy);
  const holder = useAccountHolder();
  return (
    <SideMenu
      label={t('navigation.label')}
      brand={<HomeMark />}
      items={useTabs(pathname)}
      holder={<AccountHolder {...holder} />}
    >
      <AccountActions />
    </SideMenu>
  );
});

/** The way around of any other window. */
export const PortalBottomBar = memo(function Bar({ pathname }: WayAroundProps) {
  const { t } = useCopy(shellCopy);
  return (
    <BottomBar
      label={t('navigation.label')}
      items={useTabs(pathname)}
      more={
        <AccountMenu label={t('more')} place="bar">
          <AccountPanel />
        </AccountMenu>
      }
    />
  );
});
