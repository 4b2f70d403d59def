import { useCopy } from '@linework/copy';
import { Alert, OfflineIcon } from '@linework/design-system';
import { OutcomeNotice } from '@linework/parts/outcomes';
import { signInSecurityCopy } from './sign-in-security.copy.ts';
import type { SecurityProblem } from './sign-in-security.types.ts';

/** Why something was not done; what was typed is still there. */
export function SecurityNotice({ problem }: { readonly problem: SecurityProblem | null }) {
  const { t } = useCopy(signInSecurityCopy);
  if (problem === null) return null;
  if (problem !== 'offline') return <OutcomeNotice code={problem} role="alert" />;
  return (
    <Alert tone="warning" icon={OfflineIcon} role="alert" title={t('offline.title')}>
      {t('offline.text')}
    </Alert>
  );
}
