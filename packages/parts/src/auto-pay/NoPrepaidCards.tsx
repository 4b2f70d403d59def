import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import { autoPayCopy } from './auto-pay.copy.ts';

/** A prepaid card was given, which Auto Pay does not take (spec section 5). */
export function NoPrepaidCards() {
  const { t } = useCopy(autoPayCopy);
  return (
    <Alert tone="warning" role="alert" title={t('method.prepaidTitle')}>
      {t('method.prepaid')}
    </Alert>
  );
}
