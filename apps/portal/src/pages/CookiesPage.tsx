import { CookiesScreen, cookiesCopy } from '@linework/account-areas/cookies';
import { restPaths } from '@linework/contract';
import { ownsSignIn } from '@linework/domain';
import type { Page } from '../navigation/page.types.ts';
import { useSessionState } from '../portal/portal-context.ts';

/** "Cookies we use" (spec section 3), for anybody; whoever is signed in as themselves gets what is held of their sign-in. */
function CookiesPage() {
  const { session } = useSessionState();
  const mayDownload = session !== null && ownsSignIn(session.user.userType);
  return <CookiesScreen download={mayDownload ? restPaths.signInData : null} />;
}

export const page: Page = { Component: CookiesPage, copy: [cookiesCopy] };
