import { startPaths } from '@linework/contract';
import { useCopy } from '@linework/copy';
import { HelpIcon, LockIcon, MenuAction, SignOutIcon } from '@linework/design-system';
import { paths } from '../addresses/paths.ts';
import { usePortal } from '../portal/portal-context.ts';
import { shellCopy } from './shell.copy.ts';
import { useSignOut } from './use-sign-out.ts';

/** What can be done from anywhere: in the side menu of a wide window, and under "More". */
export function AccountActions() {
  const { t } = useCopy(shellCopy);
  const { links } = usePortal().configuration;
  const signOut = useSignOut();
  return (
    <>
      <MenuAction icon={LockIcon} href={paths.signInSecurity()}>
        {t('titles.signInSecurity')}
      </MenuAction>
      <MenuAction icon={HelpIcon} href={links.support} newTab={t('newTab')}>
        {t('onlineHelp')}
      </MenuAction>
      <MenuAction icon={SignOutIcon} onPress={() => void signOut()} wayWithoutScript={startPaths.logout}>
        {t('signOut')}
      </MenuAction>
    </>
  );
}
