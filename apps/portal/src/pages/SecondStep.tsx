import { SecondStepScreen, secondStepCopy } from '@linework/account-areas/second-step';
import { useCopy } from '@linework/copy';
import { outcomeBundles } from '@linework/parts/outcomes';
import { type ReactNode, useState } from 'react';
import { codeOf } from '../api/call-problem.ts';
import { passSecondStep } from '../api/second-step.ts';
import type { HalfSignedIn } from '../api/sign-in.ts';
import { usePortal } from '../portal/portal-context.ts';
import { usePageTitle } from '../shell/page-title.ts';

export interface SecondStepProps {
  readonly waiting: HalfSignedIn;
  /** Says why a code was not taken. */
  readonly noticeOf: (error: unknown) => Promise<ReactNode>;
  readonly onDone: () => void;
  readonly onStartOver: () => void;
}

/** What comes after a right password where somebody has turned on a second step: fetched then, and by nobody else. */
export function SecondStep({ waiting, noticeOf, onDone, onStartOver }: SecondStepProps) {
  const { configuration } = usePortal();
  usePageTitle(useCopy(secondStepCopy).t('heading'));
  const [isSubmitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isOver, setOver] = useState(false);
  const [left, setLeft] = useState<number | null>(null);
  const submit = async (typed: string) => {
    setSubmitting(true);
    setProblem(null);
    try {
      const spareCodesLeft = await passSecondStep(waiting, typed);
      if (spareCodesLeft === null) return onDone();
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
      onContinue={onDone}
      onStartOver={onStartOver}
    />
  );
}

/** Its words, to have at hand before it shows. */
export const secondStepBundles = [secondStepCopy, ...outcomeBundles];
