import { useCopy } from '@linework/copy';
import { Alert, AutoPayIcon, Link } from '@linework/design-system';
import { mobileStandingsCopy } from './mobile-standings.copy.ts';

export interface MissingAutoPayAlertProps {
  /** Where mobile Auto Pay is turned on; `null` where this reader may not. */
  readonly href: string | null;
}

/** An account has mobile service and not the Auto Pay that it requires (spec sections 2.4 and 5): it is led to turn that on. */
export function MissingAutoPayAlert({ href }: MissingAutoPayAlertProps) {
  const { t } = useCopy(mobileStandingsCopy);
  return (
    <Alert
      tone="warning"
      icon={AutoPayIcon}
      title={t('missingAutoPay.title')}
      action={href !== null && <Link href={href}>{t('missingAutoPay.turnOn')}</Link>}
    >
      {t('missingAutoPay.text')}
    </Alert>
  );
}
