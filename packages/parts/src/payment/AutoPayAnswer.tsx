import { useCopy } from '@linework/copy';
import { Alert, AutoPayIcon } from '@linework/design-system';
import { type AutoPayEffect, isZero } from '@linework/domain';
import { AutoPayFirstNotice } from './AutoPayFirstNotice.tsx';
import { paymentCopy } from './payment.copy.ts';

/** "If I pay now, will Auto Pay still charge me?", answered in its first word, then with the new figure and the day. */
export function AutoPayAnswer({ effect }: { effect: AutoPayEffect }) {
  const { t } = useCopy(paymentCopy);
  const { answer, before, after, debitDate: date } = effect;
  if (answer === 'willStillChargeAll') return <AutoPayFirstNotice date={date} amount={before} />;
  return (
    <Alert icon={AutoPayIcon} title={t('autoPay.question')}>
      {t(`autoPay.${isZero(before) ? 'nothing' : answer}`, { date, before, after })}
    </Alert>
  );
}
