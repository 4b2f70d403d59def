import { useCopy } from '@linework/copy';
import { Alert, OfflineIcon } from '@linework/design-system';
import { OutcomeNotice } from '@linework/parts/outcomes';
import { accountRecoveryCopy } from './account-recovery.copy.ts';
import type { RecoveryProblem } from './recovery.types.ts';

/** Why a step was not taken; what was typed is still there. */
export function RecoveryNotice({ problem }: { readonly problem: RecoveryProblem | null }) {
  const { t } = useCopy(accountRecoveryCopy);
  if (problem === null) return null;
  if (problem !== 'offline') return <OutcomeNotice code={problem} role="alert" />;
  return (
    <Alert tone="warning" icon={OfflineIcon} role="alert" title={t('offline.title')}>
      {t('offline.text')}
    </Alert>
  );
}
