import { useCopy } from '@linework/copy';
import { Alert, Link } from '@linework/design-system';
import { paymentCopy } from './payment.copy.ts';

export interface ScheduledForCreditProps {
  /** How many are charged although nothing is due for them. */
  readonly count: number;
  /** Where they can be changed or canceled; `null` where they cannot be. */
  readonly href: string | null;
}

/** What is still scheduled after a payment that left nothing due, and the way to it. */
export function ScheduledForCredit({ count, href }: ScheduledForCreditProps) {
  const { t } = useCopy(paymentCopy);
  if (count === 0) return null;
  return (
    <Alert tone="information" title={t('result.scheduledForCredit', { count })}>
      {href && (
        <Link href={href} variant="inline">
          {t('shield.see')}
        </Link>
      )}
    </Alert>
  );
}
