import { useCopy } from '@linework/copy';
import { VisuallyHidden } from '@linework/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { paymentCopy } from './payment.copy.ts';

/** After so many milliseconds a customer wonders whether anything happens. */
const patience = 3_000;

/** Says of a payment that takes longer that it is worked on and charged once, in place of the line under its button. */
export function StillWorking({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const { t } = useCopy(paymentCopy);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isBusy]);
  return (
    <>
      <VisuallyHidden role="status">{isLong && t('review.stillWorking')}</VisuallyHidden>
      {isLong ? <p aria-hidden="true">{t('review.stillWorking')}</p> : children}
    </>
  );
}
