import { useCopy } from '@linework/copy';
import { Alert } from '@linework/design-system';
import type { BusinessDate, Money } from '@linework/domain';
import { paymentCopy } from './payment.copy.ts';

export interface AutoPayFirstNoticeProps {
  /** The day on which Auto Pay takes what is due. */
  readonly date: BusinessDate;
  readonly amount: Money;
}

/** Says of a payment that comes after Auto Pay's debit that the bill would be paid twice, and which days avoid that. */
export function AutoPayFirstNotice({ date, amount }: AutoPayFirstNoticeProps) {
  const { t } = useCopy(paymentCopy);
  return (
    <Alert tone="warning" title={t('date.autoPayFirst.title')}>
      {t('date.autoPayFirst.text', { date, amount })}
    </Alert>
  );
}
