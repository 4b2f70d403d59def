import { useCopy } from '@linework/copy';
import { DescriptionRow } from '@linework/design-system';
import { confirmationNumberOf, type Payment, payerToReader } from '@linework/domain';
import { CopyConfirmation } from './CopyConfirmation.tsx';
import { paymentCopy } from './payment.copy.ts';
import { useDeviceWords } from './use-device-words.ts';

export interface PaymentRowsProps {
  readonly payment: Payment;
  /** Who reads, where the payment may be a colleague's: it then says who made it. */
  readonly readerId?: string | undefined;
}

/** Who made a payment, where that is not plain, and the number that confirms it. */
export function PaymentRows({ payment, readerId }: PaymentRowsProps) {
  const { t } = useCopy(paymentCopy);
  const { nameOf } = useDeviceWords();
  const number = confirmationNumberOf(payment);
  const wasMade = payment.status !== 'scheduled' && payment.status !== 'cancelled';
  const payer = readerId && payerToReader(payment, readerId);
  return (
    <>
      {payment.device && <DescriptionRow label={t('device.for')} value={nameOf(payment.device)} />}
      {payer && (
        <DescriptionRow
          label={t(wasMade ? 'result.madeBy' : 'result.scheduledBy')}
          value={payer === 'other' ? payment.createdBy.name : t(`result.maker.${payer}`)}
        />
      )}
      {number && (
        <DescriptionRow label={t('result.confirmation')} value={<CopyConfirmation number={number} />} />
      )}
    </>
  );
}
