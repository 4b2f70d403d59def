import { useCopy } from '@linework/copy';
import { Alert, AutoPayIcon } from '@linework/design-system';
import { type AutoPayEffect, isZero } from '@linework/domain';
import { oneTimePaymentCopy } from '../copy.ts';

/** "If I pay now, will Auto Pay still charge me?", answered with the new figure and the day. */
export function AutoPayAnswer({ effect }: { effect: AutoPayEffect }) {
  const { t } = useCopy(oneTimePaymentCopy);
  const { answer, before, after, debitDate: date } = effect;
  const says = isZero(before) ? 'nothing' : answer === 'willStillChargeAll' ? 'before' : 'drops';
  return (
    <Alert icon={AutoPayIcon} title={t(`review.autoPay.${answer}`)}>
      {t(`review.autoPay.${says}`, { date, before, after })}
    </Alert>
  );
}
