import {
  NotReachedNotice,
  SignInScreen,
  type SignInScreenProps,
  signInCopy,
} from '@linework/account-areas/sign-in';
import { formsCopy } from '@linework/parts/forms';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/paths.ts';
import { codeOf, isCallProblem } from '../api/call-problem.ts';
import type { PasskeyRefusal } from '../api/passkey-sign-in.ts';
import { type HalfSignedIn, signIn } from '../api/sign-in.ts';
import { isCutOff } from '../api/when-connected.ts';
import { makesPasskeys } from '../browser/makes-passkeys.ts';
import { targetOf } from '../guards/target-url.ts';
import type { Page } from '../navigation/page.types.ts';
import { usePageQuery } from '../navigation/page-location.ts';
import { type LoadWords, usePortal } from '../portal/portal-context.ts';
import { readPreferences } from '../session/preferences.ts';
import { RoutePageTitle } from '../shell/page-title.ts';

/** What whoever signs in sees next. */
const nextPages = [() => import('./SignInRedirectPage.tsx'), () => import('./AccountSummaryPage.tsx')];

/** Says why signing in did not work; where not even the words for it can be had, that nothing was reached. */
async function noticeOf(error: unknown, loadWords: LoadWords, code = codeOf(error)): Promise<ReactNode> {
  if (isCutOff(error)) return <NotReachedNotice />;
  const after = isCallProblem(error) ? (error.problem?.retry.after ?? null) : null;
  try {
    const { SignInProblem, signInProblemBundles } = await import('./SignInProblem.tsx');
    await loadWords(signInProblemBundles);
    return <SignInProblem code={code} after={after} />;
  } catch {
    return <NotReachedNotice />;
  }
}

function SignInPage() {
  const { configuration, sessions, loadWords } = usePortal();
  const query = usePageQuery();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'password' | 'passkey' | null>(null);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [secondStep, setSecondStep] = useState<ReactNode>(null);
  const [isStartedOver, setStartedOver] = useState(false);

  const goOn = () => {
    sessions.forget();
    void navigate(paths.signInRedirect(targetOf(new URL(window.location.href))), { replace: true });
  };
  const askSecondStep = async (waiting: HalfSignedIn) => {
    const { SecondStep, secondStepBundles } = await import('./SecondStep.tsx');
    await loadWords(secondStepBundles);
    const startOver = () => {
      setSecondStep(null);
      setStartedOver(true);
    };
    setSecondStep(
      <SecondStep
        waiting={waiting}
        noticeOf={(error) => noticeOf(error, loadWords)}
        onDone={goOn}
        onStartOver={startOver}
      />,
    );
  };

  /** Goes on once somebody is signed in; asks for the second step, or says why they are not. */
  const run = async (
    by: 'password' | 'passkey',
    signingIn: () => Promise<HalfSignedIn | PasskeyRefusal | null>,
  ) => {
    if (busy) return;
    setBusy(by);
    setProblem(null);
    try {
      const came = await signingIn();
      if (!came) return goOn();
      if (typeof came === 'object') await askSecondStep(came);
      else if (came !== 'canceled') setProblem(await noticeOf(null, loadWords, came));
    } catch (error) {
      setProblem(await noticeOf(error, loadWords));
    }
    setBusy(null);
  };
  const pickPasskey = (rememberMe: boolean) =>
    void run('passkey', async () =>
      (await import('../api/passkey-sign-in.ts')).signInWithPasskey(rememberMe),
    );
  const [arrival] = useState((): SignInScreenProps['arrival'] => {
    const { ended } = sessions.state();
    if (ended === 'expired' || ended === 'refused') return ended;
    return query.get('loggedOut') === 'true' ? 'signedOut' : undefined;
  });
  if (secondStep) return secondStep;
  return (
    <>
      {isStartedOver && <RoutePageTitle title="login" />}
      <SignInScreen
        rememberedUsername={readPreferences().username ?? ''}
        isSubmitting={busy === 'password'}
        isStartedOver={isStartedOver}
        problem={problem}
        arrival={arrival}
        phone={configuration.phone}
        variant={configuration.variant}
        recoveryAddress={paths.accountRecovery()}
        createAddress={paths.createAccount()}
        onSubmit={(credentials) => void run('password', () => signIn(credentials))}
        isPasskeyBusy={busy === 'passkey'}
        onPasskey={makesPasskeys() ? pickPasskey : undefined}
        onIntent={() => {
          for (const fetch of nextPages) void fetch().catch(() => undefined);
        }}
      />
    </>
  );
}

export const page: Page = { Component: SignInPage, copy: [signInCopy, formsCopy] };
