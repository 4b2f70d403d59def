import { useCopy } from '@linework/copy';
import { Alert, AutoPayIcon, Link } from '@linework/design-system';
import { mobileStandingsCopy } from './mobile-standings.copy.ts';

export interface MissingAutoPayAlertProps {
  /** Where mobile Auto Pay is turned on; `null` where this reader may not. */
  readonly href: string | null;
  /** "Details", where other alerts may stand above it: on a phone its text opens then. */
  readonly foldLabel?: string;
}

/** An account has mobile service and not the Auto Pay that it requires (spec sections 2.4 and 5): it is led to turn that on. */
export function MissingAutoPayAlert({ href, foldLabel }: MissingAutoPayAlertProps) {
  const { t } = useCopy(mobileStandingsCopy);
  return (
    <Alert
      tone="warning"
      icon={AutoPayIcon}
      title={t('missingAutoPay.title')}
      {...(foldLabel !== undefined && { foldLabel })}
      action={href !== null && <Link href={href}>{t('missingAutoPay.turnOn')}</Link>}
    >
      {t('missingAutoPay.text')}
    </Alert>
  );
}
