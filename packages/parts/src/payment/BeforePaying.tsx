import {
  autoPayFirst,
  type BusinessDate,
  latePaymentOn,
  type PaymentOptions,
  type PaymentPreview,
} from '@linework/domain';
import { AutoPayAnswer } from './AutoPayAnswer.tsx';
import { AutoPayFirstNotice } from './AutoPayFirstNotice.tsx';
import { LatePaymentNotice } from './LatePaymentNotice.tsx';

export interface BeforePayingProps {
  options: Pick<PaymentOptions, 'balance' | 'left' | 'autoPayDebit'>;
  date: BusinessDate;
  /** `null` when it could not be looked up. */
  preview: PaymentPreview | null;
}

/** What follows from the day of a payment: how late it is, and whether Auto Pay still charges. */
export function BeforePaying({ options, date, preview }: BeforePayingProps) {
  const debitFirst = preview ? null : autoPayFirst(date, options);
  return (
    <>
      <LatePaymentNotice late={latePaymentOn(date, options)} />
      {preview?.autoPayEffect && <AutoPayAnswer effect={preview.autoPayEffect} />}
      {debitFirst && <AutoPayFirstNotice date={debitFirst.date} amount={debitFirst.estimatedAmount} />}
    </>
  );
}
