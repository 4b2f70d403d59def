import { useCopy } from '@linework/copy';
import { VisuallyHidden } from '@linework/design-system';
import type { ReactNode } from 'react';
import { useLongWait } from '../loadable/use-long-wait.ts';
import { paymentCopy } from './payment.copy.ts';

/** After so many milliseconds a customer wonders whether anything happens. */
const patience = 3_000;

/** Says of a payment that takes longer that it is worked on and charged once, in place of the line under its button. */
export function StillWorking({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const { t } = useCopy(paymentCopy);
  const isLong = useLongWait(isBusy, patience);
  return (
    <>
      <VisuallyHidden role="status">{isLong && t('review.stillWorking')}</VisuallyHidden>
      {isLong ? <p aria-hidden="true">{t('review.stillWorking')}</p> : children}
    </>
  );
}
