import { CookiesLink } from './CookiesLink.tsx';
import { footCopy } from './foot.copy.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { StoresLink } from './StoresLink.tsx';
import { UsageDataChoice, usageDataWords } from './UsageDataChoice.tsx';

export const footWords = [footCopy, ...usageDataWords];

/** What stands at the foot of a page for those who are signed in: ways on, and what is done with what we know of them. */
export function Foot() {
  return (
    <>
      <StoresLink />
      <CookiesLink />
      <PrivacyNotice />
      <UsageDataChoice />
    </>
  );
}
