import { useCopy } from '@linework/copy';
import { Alert, AutoPayIcon } from '@linework/design-system';
import { type AutoPayEffect, isZero } from '@linework/domain';
import { oneTimePaymentCopy } from '../copy.ts';
import { AutoPayFirstNotice } from './AutoPayFirstNotice.tsx';

/** "If I pay now, will Auto Pay still charge me?", answered with the new figure and the day. */
export function AutoPayAnswer({ effect }: { effect: AutoPayEffect }) {
  const { t } = useCopy(oneTimePaymentCopy);
  const { answer, before, after, debitDate: date } = effect;
  if (answer === 'willStillChargeAll') return <AutoPayFirstNotice date={date} amount={before} />;
  return (
    <Alert icon={AutoPayIcon} title={t(`review.autoPay.${answer}`)}>
      {t(`review.autoPay.${isZero(before) ? 'nothing' : 'drops'}`, { date, before, after })}
    </Alert>
  );
}
