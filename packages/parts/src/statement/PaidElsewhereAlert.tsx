import { useCopy } from '@linework/copy';
import { Link } from '@linework/design-system';
import { type BillingSummary, paidElsewhere, type Statement } from '@linework/domain';
import { outcomeActionsCopy } from '../outcomes/outcome-actions.copy.ts';
import { RestrictionStandingAlert } from '../standings/RestrictionStandingAlert.tsx';

export interface PaidElsewhereAlertProps {
  readonly statement: Statement;
  /** `null` while it is not known what the account can be paid with. */
  readonly summary: BillingSummary | null;
  /** Where cash is taken. */
  readonly stores: string;
}

/** A bill is to be paid, and a store is the only place left for it; nothing where it can be paid online. */
export function PaidElsewhereAlert({ statement, summary, stores }: PaidElsewhereAlertProps) {
  const { t } = useCopy(outcomeActionsCopy);
  const standing = summary && paidElsewhere(statement, summary);
  if (!standing) return null;
  return (
    <RestrictionStandingAlert
      standing={standing}
      action={
        <Link href={stores} newTab={t('newTab')}>
          {t('findStore')}
        </Link>
      }
    />
  );
}
