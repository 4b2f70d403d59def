import { SecondStepScreen, secondStepCopy } from '@linework/account-areas/second-step';
import { useCopy } from '@linework/copy';
import { outcomeBundles } from '@linework/parts/outcomes';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { codeOf } from '../api/call-problem.ts';
import { passSecondStep } from '../api/second-step.ts';
import type { HalfSignedIn } from '../api/sign-in.ts';
import { useKeptStep } from '../navigation/use-kept-step.ts';
import { usePortal } from '../portal/portal-context.ts';
import { usePageTitle } from '../shell/page-title.ts';

export interface SecondStepProps {
  readonly waiting: HalfSignedIn;
  /** Says why a code was not taken. */
  readonly noticeOf: (error: unknown) => Promise<ReactNode>;
  readonly onDone: () => void;
  readonly onStartOver: () => void;
}

/**
 * The second step has an entry of its own in the history: Back leads to the username and password, and not out of the portal.
 * However it is left, its entry is left first, so that whoever is signed in finds no sign-in behind.
 * @param onLeft the entry was left, and whether by the right code
 */
function useEntry(onLeft: (isDone: boolean) => void): (isDone: boolean) => void {
  const navigate = useNavigate();
  const { keep } = useKeptStep();
  const isDone = useRef(false);
  const enter = useEffectEvent(() => keep({ at: 'secondStep' }));
  const left = useEffectEvent(() => onLeft(isDone.current));
  useEffect(() => {
    enter();
    const { hash } = window.location;
    // Heard of the browser, which may be faster than the page; the link to a part of the page stays on it.
    const onPop = () => window.location.hash === hash && left();
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  return (done) => {
    isDone.current = done;
    void navigate(-1);
  };
}

/** What comes after a right password where somebody has turned on a second step: fetched then, and by nobody else. */
export function SecondStep({ waiting, noticeOf, onDone, onStartOver }: SecondStepProps) {
  const { configuration } = usePortal();
  usePageTitle(useCopy(secondStepCopy).t('heading'));
  const [isSubmitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isOver, setOver] = useState(false);
  const [left, setLeft] = useState<number | null>(null);
  const leave = useEntry((isDone) => (isDone ? onDone() : onStartOver()));
  const submit = async (typed: string) => {
    setSubmitting(true);
    setProblem(null);
    try {
      const spareCodesLeft = await passSecondStep(waiting, typed);
      if (spareCodesLeft === null) return leave(true);
      setLeft(spareCodesLeft);
    } catch (error) {
      setOver(codeOf(error) === 'LW-AUT-051');
      setProblem(await noticeOf(error));
    }
    setSubmitting(false);
  };
  return (
    <SecondStepScreen
      isSubmitting={isSubmitting}
      problem={problem}
      isOver={isOver}
      spareCodesLeft={left}
      phone={configuration.phone}
      variant={configuration.variant}
      onCode={(typed) => void submit(typed)}
      onContinue={() => leave(true)}
      onStartOver={() => leave(false)}
    />
  );
}

/** Its words, to have at hand before it shows. */
export const secondStepBundles = [secondStepCopy, ...outcomeBundles];
