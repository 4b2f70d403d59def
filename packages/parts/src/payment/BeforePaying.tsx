import {
  autoPayFirst,
  type BusinessDate,
  latePaymentOn,
  type Money,
  type PaymentOptions,
  type PaymentPreview,
  unconfirmedAmong,
} from '@linework/domain';
import { AutoPayAnswer } from './AutoPayAnswer.tsx';
import { AutoPayFirstNotice } from './AutoPayFirstNotice.tsx';
import { DuplicateShield } from './DuplicateShield.tsx';
import { LatePaymentNotice } from './LatePaymentNotice.tsx';
import { PayingBringsNotice } from './PayingBringsNotice.tsx';

export interface BeforePayingProps {
  options: Pick<
    PaymentOptions,
    | 'mobileBillId'
    | 'countedPayments'
    | 'balance'
    | 'left'
    | 'scheduledPayments'
    | 'autoPayDebit'
    | 'payingBrings'
  >;
  amount: Money;
  date: BusinessDate;
  /** `null` when it could not be looked up. */
  preview: PaymentPreview | null;
  userId: string;
  /** Where scheduled payments are managed; `null` where that is not built. */
  scheduledHref: string | null;
}

/** What to know before paying: what else is on its way, whether Auto Pay still charges, what the payment brings. */
export function BeforePaying({ options, amount, date, preview, userId, scheduledHref }: BeforePayingProps) {
  const debitFirst = preview ? null : autoPayFirst(date, options);
  return (
    <>
      <LatePaymentNotice late={latePaymentOn(date, options)} />
      <DuplicateShield
        debits={preview && nearbyOf(preview)}
        unconfirmed={unconfirmedAmong(options.countedPayments)}
        amount={amount}
        amountDue={options.balance.amountDue}
        userId={userId}
        href={scheduledHref}
      />
      {preview?.autoPayEffect && <AutoPayAnswer effect={preview.autoPayEffect} />}
      {debitFirst && <AutoPayFirstNotice date={debitFirst.date} amount={debitFirst.estimatedAmount} />}
      <PayingBringsNotice options={options} amount={amount} />
    </>
  );
}

/** Auto Pay has an answer of its own; only without one is it a debit among others. */
const nearbyOf = ({ nearbyDebits, autoPayEffect }: PaymentPreview) =>
  autoPayEffect ? nearbyDebits.filter(({ kind }) => kind !== 'autoPay') : nearbyDebits;
