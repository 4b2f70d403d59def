import { useCopy } from '@linework/copy';
import { Alert, AutoPayIcon } from '@linework/design-system';
import { lastDayOfMonth, type ScheduledWarning } from '@linework/domain';
import { Notices } from '@linework/parts/flow';
import { scheduledPaymentCopy } from './scheduled-payment.copy.ts';

/** What somebody should know of a payment that waits, gravest first. */
export function Warnings({ warnings }: { readonly warnings: readonly ScheduledWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Notices>
      {warnings.map((warning) => (
        <Warning key={warning.warning} warning={warning} />
      ))}
    </Notices>
  );
}

function Warning({ warning }: { readonly warning: ScheduledWarning }) {
  const { t } = useCopy(scheduledPaymentCopy);
  switch (warning.warning) {
    case 'pastDue':
      return (
        <Alert tone="critical" title={t('warnings.pastDue.title', warning)}>
          {t('warnings.pastDue.text')}
        </Alert>
      );
    case 'cardExpires':
      return (
        <Alert tone="warning" title={t('warnings.cardExpires.title')}>
          {t('warnings.cardExpires.text', { date: lastDayOfMonth(warning.expirationDate) })}
        </Alert>
      );
    case 'coversLess':
      return (
        <Alert tone="warning" title={t('warnings.coversLess.title', { amount: warning.left })}>
          {t('warnings.coversLess.text')}
        </Alert>
      );
    case 'autoPayNear':
      return (
        <Alert tone="information" icon={AutoPayIcon} title={t('warnings.autoPayNear.title', warning)}>
          {t('warnings.autoPayNear.text')}
        </Alert>
      );
  }
}
