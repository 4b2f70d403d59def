import { useCopy } from '@linework/copy';
import { Card } from '@linework/design-system';
import type { IdentityRole } from '@linework/domain';
import { roleStandingsCopy } from '@linework/parts/standings';
import { accountSummaryCopy } from './account-summary.copy.ts';

/** What the reader is on this account, what that allows, and whom to ask for the rest (spec section 6). */
export function AccessCard({ role }: { readonly role: IdentityRole }) {
  const { t } = useCopy(accountSummaryCopy);
  const { t: tell } = useCopy(roleStandingsCopy);
  return (
    <Card title={t('access.heading')}>
      <p>
        <strong>{tell(`${role}.title`)}</strong> {tell(`${role}.text`)}
      </p>
    </Card>
  );
}
