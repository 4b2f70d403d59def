import { useCopy } from '@linework/copy';
import type { BusinessDate } from '@linework/domain';
import { oneTimePaymentCopy } from '../copy.ts';
import type { PaymentDraft } from '../one-time-payment.context.ts';

/** What was begun, and when. */
export function useOfferedWords({ amount, keptOn }: PaymentDraft, today: BusinessDate): { started: string } {
  const { t } = useCopy(oneTimePaymentCopy);
  return {
    started:
      keptOn === today
        ? t('offered.startedToday', { amount })
        : t('offered.started', { amount, date: keptOn }),
  };
}
