import { useCopy } from '@linework/copy';
import { Alert, OfflineIcon } from '@linework/design-system';
import { OutcomeNotice } from '../outcomes/index.ts';
import { signInStepsCopy } from './sign-in-steps.copy.ts';
import type { StepProblem } from './step-problem.ts';

/** Says why a step was not taken; what was typed is still there. */
export function StepNotice({ problem }: { readonly problem: StepProblem | null }) {
  const { t } = useCopy(signInStepsCopy);
  if (problem === null) return null;
  if (problem !== 'offline') return <OutcomeNotice code={problem} role="alert" />;
  return (
    <Alert tone="warning" icon={OfflineIcon} role="alert" title={t('offline.title')}>
      {t('offline.text')}
    </Alert>
  );
}
