import { type Money, type PaymentOptions, type PaymentPreview, unconfirmedAmong } from '@linework/domain';
import { DuplicateShield } from './DuplicateShield.tsx';
import { PayingBringsNotice } from './PayingBringsNotice.tsx';

export interface FirstToKnowProps {
  options: Pick<PaymentOptions, 'mobileBillId' | 'countedPayments' | 'balance' | 'dates' | 'payingBrings'>;
  amount: Money;
  /** `null` when it could not be looked up. */
  preview: PaymentPreview | null;
  userId: string;
  /** Where scheduled payments are managed; `null` where that is not built. */
  scheduledHref: string | null;
}

/** What can change the decision to pay, right under the figure: what it does for the service, then what else is paid. */
export function FirstToKnow({ options, amount, preview, userId, scheduledHref }: FirstToKnowProps) {
  return (
    <>
      <PayingBringsNotice options={options} amount={amount} />
      <DuplicateShield
        debits={preview && nearbyOf(preview)}
        unconfirmed={unconfirmedAmong(options.countedPayments)}
        amount={amount}
        amountDue={options.balance.amountDue}
        dates={options.dates}
        userId={userId}
        href={scheduledHref}
      />
    </>
  );
}

/** Auto Pay has an answer of its own; only without one is it a debit among others. */
const nearbyOf = ({ nearbyDebits, autoPayEffect }: PaymentPreview) =>
  autoPayEffect ? nearbyDebits.filter(({ kind }) => kind !== 'autoPay') : nearbyDebits;
