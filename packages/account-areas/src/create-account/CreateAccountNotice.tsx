import { useCopy } from '@linework/copy';
import { Alert, OfflineIcon } from '@linework/design-system';
import { OutcomeNotice } from '@linework/parts/outcomes';
import { createAccountCopy } from './create-account.copy.ts';
import type { CreateAccountProblem } from './create-account.types.ts';

/** Why a step was not taken; what was typed is still there. */
export function CreateAccountNotice({ problem }: { readonly problem: CreateAccountProblem | null }) {
  const { t } = useCopy(createAccountCopy);
  if (problem === null) return null;
  if (problem !== 'offline') return <OutcomeNotice code={problem} role="alert" />;
  return (
    <Alert tone="warning" icon={OfflineIcon} role="alert" title={t('offline.title')}>
      {t('offline.text')}
    </Alert>
  );
}
