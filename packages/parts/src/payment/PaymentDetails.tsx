import { useCopy, useFormat } from '@linework/copy';
import { DescriptionList, DescriptionRow, Money } from '@linework/design-system';
import { type Payment, paymentMoneyState } from '@linework/domain';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { PaymentRows, type PaymentRowsProps } from './PaymentRows.tsx';
import { paymentCopy } from './payment.copy.ts';

/** The label of the figure says no more than is known: paid, to be paid, pending, sent back, or perhaps paid. */
const amountLabel = ({ status }: Payment) =>
  status === 'scheduled' || status === 'returned' ? status : paymentMoneyState[status];

/** A payment that has not come to its receipt: how much, from what, when, what became of it, under which number. */
export function PaymentDetails({ payment, readerId }: PaymentRowsProps) {
  const { t } = useCopy(paymentCopy);
  const format = useFormat();
  const labelOf = useMethodLabel();
  const { amount, method, wasMethodSaved, paymentDate, returnedDate, returnReason } = payment;
  return (
    <DescriptionList layout="figures">
      <DescriptionRow
        label={t(`result.amount.${amountLabel(payment)}`)}
        value={<Money cents={amount.cents} />}
      />
      <DescriptionRow label={t('result.from')} value={labelOf(method)} />
      {wasMethodSaved && <DescriptionRow label={t('result.saved')} value={labelOf(method)} />}
      <DescriptionRow
        label={t(returnedDate ? 'result.paidOn' : 'result.on')}
        value={format.date(paymentDate)}
      />
      {returnedDate && <DescriptionRow label={t('result.returnedOn')} value={format.date(returnedDate)} />}
      {returnReason && (
        <DescriptionRow label={t('result.returnReason')} value={t(`result.returnReasons.${returnReason}`)} />
      )}
      <PaymentRows payment={payment} readerId={readerId} />
    </DescriptionList>
  );
}
