import { SignInRedirectScreen, signInRedirectCopy } from '@linework/account-areas/sign-in-redirect';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { targetOf } from '../guards/target-url.ts';
import { goToTargetSoon } from '../navigation/go-to-target.ts';
import type { Page } from '../navigation/page.types.ts';
import { usePageLocation } from '../navigation/page-location.ts';
import { usePortal } from '../portal/portal-context.ts';

function SignInRedirectPage() {
  const { pathname, search } = usePageLocation();
  const navigate = useNavigate();
  const [target] = useState(() => targetOf(new URL(`${pathname}${search}`, window.location.origin)));
  useEffect(() => goToTargetSoon(target, (to) => navigate(to, { replace: true })), [navigate, target]);
  const { phone, variant } = usePortal().configuration;
  return <SignInRedirectScreen target={target} phone={phone} variant={variant} />;
}

export const page: Page = { Component: SignInRedirectPage, copy: [signInRedirectCopy] };
