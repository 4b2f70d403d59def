import { useCopy } from '@linework/copy';
import { Alert, Card, Skeleton, VisuallyHidden } from '@linework/design-system';
import type { Loadable } from '@linework/parts/loadable';
import { StepNotice, type StepProblem, stepProblemOf } from '@linework/parts/sign-in-steps';
import { useEffect, useRef, useState } from 'react';
import { NotLoaded } from './NotLoaded.tsx';
import { SecondStepActions } from './SecondStepActions.tsx';
import { SecondStepSetUp } from './SecondStepSetUp.tsx';
import { type CodesOwner, SpareCodes } from './SpareCodes.tsx';
import { Body } from './second-step-parts.ts';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import type { AppKey, SecondStep, SecondStepPorts } from './sign-in-security.types.ts';
import { NotConfirmed } from './use-confirmed.ts';

/**
 * Where the card stands: at rest, where it may have been turned off just now; setting up with a key; or showing codes this
 * once, the first ones or those in place of others.
 */
export type SecondStepView =
  | { readonly at: 'rest'; readonly isJustOff?: true }
  | { readonly at: 'setUp'; readonly appKey: AppKey }
  | { readonly at: 'codes'; readonly codes: readonly string[]; readonly areFirst: boolean };

export interface SecondStepCardProps {
  readonly secondStep: Loadable<SecondStep>;
  readonly ports: SecondStepPorts;
  /** Whose sign-in it is; times are told in its time zone. */
  readonly owner: CodesOwner;
  /** Where it stands as the page opens. */
  readonly start?: SecondStepView | undefined;
}

/** Meanwhile it was turned on or off in another tab or on another device: the card shows what is. */
const doneElsewhere = 'LW-AUT-048' satisfies StepProblem;

/** A second step by an authenticator app: offered, never forced. */
export function SecondStepCard({ secondStep, ports, owner, start = { at: 'rest' } }: SecondStepCardProps) {
  const { t } = useCopy(signInSecurityCopy);
  const [view, setView] = useState<SecondStepView>(start);
  const body = useRef<HTMLDivElement>(null);
  const opened = useRef(view);
  useEffect(() => {
    // What had the focus has gone with the view before.
    if (view !== opened.current) body.current?.focus();
  }, [view]);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const run = async (what: string, work: () => Promise<SecondStepView>) => {
    if (busy !== null) return;
    setBusy(what);
    setProblem(null);
    try {
      setView(await work());
    } catch (error) {
      const why = error instanceof NotConfirmed ? null : stepProblemOf(error);
      setProblem(why);
      if (why === doneElsewhere) setView({ at: 'rest' });
    }
    setBusy(null);
  };
  const codes = async (made: Promise<readonly string[]>, areFirst: boolean): Promise<SecondStepView> => ({
    at: 'codes',
    codes: await made,
    areFirst,
  });
  const rest = () => setView({ at: 'rest' });
  // Turned on again meanwhile, in another tab or elsewhere, it is not told as off.
  const isOff = secondStep.status === 'ready' && secondStep.value.onSince === null;
  const isJustOff = view.at === 'rest' && view.isJustOff && isOff;
  return (
    <Card title={t('secondStep.heading')}>
      <p>{t('secondStep.text')}</p>
      <Body ref={body} role="group" aria-label={t('secondStep.heading')} tabIndex={-1}>
        {view.at !== 'setUp' && <StepNotice problem={problem} />}
        {view.at === 'codes' && (
          <SpareCodes codes={view.codes} areFirst={view.areFirst} owner={owner} onDone={rest} />
        )}
        {view.at === 'setUp' && (
          <SecondStepSetUp
            appKey={view.appKey}
            isBusy={busy === 'on'}
            problem={problem}
            onCode={(code) => void run('on', () => codes(ports.turnOn(code), true))}
            onCancel={rest}
          />
        )}
        {view.at === 'rest' && secondStep.status === 'loading' && (
          <>
            <VisuallyHidden role="status">{t('secondStep.loading')}</VisuallyHidden>
            <Skeleton width="16rem" />
          </>
        )}
        {view.at === 'rest' && secondStep.status === 'failed' && (
          <NotLoaded title={t('secondStep.failed')} onRetry={secondStep.onRetry} />
        )}
        {isJustOff && (
          <Alert tone="positive" role="status" title={t('secondStep.isOff.title')}>
            {t('secondStep.isOff.text')}
          </Alert>
        )}
        {view.at === 'rest' && secondStep.status === 'ready' && (
          <SecondStepActions
            secondStep={secondStep.value}
            timeZone={owner.timeZone}
            busy={busy}
            onSetUp={() => void run('setUp', async () => ({ at: 'setUp', appKey: await ports.setUp() }))}
            onNewCodes={() => void run('codes', () => codes(ports.newCodes(), false))}
            onTurnOff={() =>
              void run('off', async () => {
                await ports.turnOff();
                return { at: 'rest', isJustOff: true };
              })
            }
          />
        )}
      </Body>
    </Card>
  );
}
