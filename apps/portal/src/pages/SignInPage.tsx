import {
  type Credentials,
  NotReachedNotice,
  SignInScreen,
  signInCopy,
} from '@linework/account-areas/sign-in';
import { formsCopy } from '@linework/parts/forms';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/paths.ts';
import { codeOf, isCallProblem } from '../api/call-problem.ts';
import { signIn } from '../api/sign-in.ts';
import { isCutOff } from '../api/when-connected.ts';
import { targetOf } from '../guards/target-url.ts';
import { goToTarget } from '../navigation/go-to-target.ts';
import type { Page } from '../navigation/page.types.ts';
import { usePageQuery } from '../navigation/page-location.ts';
import { type LoadWords, usePortal } from '../portal/portal-context.ts';
import { readPreferences } from '../session/preferences.ts';

/** "After 100 ms" (spec section 2.5): time enough for the button to say that it worked. */
const redirectDelay = 100;

/** Says why signing in did not work; where not even the words for it can be had, that nothing was reached. */
async function noticeOf(error: unknown, loadWords: LoadWords): Promise<ReactNode> {
  if (isCutOff(error)) return <NotReachedNotice />;
  const after = isCallProblem(error) ? (error.problem?.retry.after ?? null) : null;
  try {
    const { SignInProblem, signInProblemBundles } = await import('./SignInProblem.tsx');
    await loadWords(signInProblemBundles);
    return <SignInProblem code={codeOf(error)} after={after} />;
  } catch {
    return <NotReachedNotice />;
  }
}

function SignInPage() {
  const { configuration, sessions, loadWords } = usePortal();
  const query = usePageQuery();
  const navigate = useNavigate();
  const [isSubmitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const submit = async (credentials: Credentials) => {
    setSubmitting(true);
    setProblem(null);
    try {
      await signIn(credentials);
    } catch (error) {
      setProblem(await noticeOf(error, loadWords));
      return setSubmitting(false);
    }
    sessions.forget();
    const target = targetOf(new URL(window.location.href));
    const go = () => goToTarget(target, (to) => navigate(to, { replace: true }));
    leaving.current = setTimeout(go, redirectDelay);
  };
  const [arrival] = useState((): 'expired' | 'loggedOut' | undefined => {
    const { ended } = sessions.state();
    if (ended === 'expired' || ended === 'refused') return 'expired';
    return query.get('loggedOut') === 'true' ? 'loggedOut' : undefined;
  });
  return (
    <SignInScreen
      rememberedUsername={readPreferences().username ?? ''}
      isSubmitting={isSubmitting}
      problem={problem}
      arrival={arrival}
      phone={configuration.phone}
      variant={configuration.variant}
      recoveryAddress={paths.accountRecovery()}
      onSubmit={(credentials) => void submit(credentials)}
      onIntent={() => void import('./AccountSummaryPage.tsx').catch(() => undefined)}
    />
  );
}

export const page: Page = { Component: SignInPage, copy: [signInCopy, formsCopy] };
