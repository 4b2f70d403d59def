import { SignInRedirectScreen, signInRedirectCopy } from '@linework/account-areas/sign-in-redirect';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { targetOf } from '../guards/target-url.ts';
import { goToTarget } from '../navigation/go-to-target.ts';
import type { Page } from '../navigation/page.types.ts';
import { usePageLocation } from '../navigation/page-location.ts';
import { usePortal } from '../portal/portal-context.ts';

/** "After 100 ms" (spec section 2.5): time enough to be seen to have worked. */
const redirectDelay = 100;

function SignInRedirectPage() {
  const { pathname, search } = usePageLocation();
  const navigate = useNavigate();
  const [target] = useState(() => targetOf(new URL(`${pathname}${search}`, window.location.origin)));
  useEffect(() => {
    const go = () => goToTarget(target, (to) => navigate(to, { replace: true }));
    const leaving = setTimeout(go, redirectDelay);
    return () => clearTimeout(leaving);
  }, [navigate, target]);
  const { phone, variant } = usePortal().configuration;
  return <SignInRedirectScreen target={target} phone={phone} variant={variant} />;
}

export const page: Page = { Component: SignInRedirectPage, copy: [signInRedirectCopy] };
