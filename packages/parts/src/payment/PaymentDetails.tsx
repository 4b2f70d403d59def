import { useCopy, useFormat } from '@linework/copy';
import { Card, DescriptionList, DescriptionRow, Money } from '@linework/design-system';
import { confirmationNumberOf, type Payment, paymentMoneyState } from '@linework/domain';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { paymentCopy } from './payment.copy.ts';

export interface PaymentDetailsProps {
  payment: Payment;
  timeZone: string;
  /** A payment somebody else made says who. */
  showsWho?: boolean;
}

/** Whether the money was paid, will be, is on its way or may have been: the label of the figure says no more than is known. */
const amountLabel = ({ status }: Payment) =>
  status === 'scheduled' ? 'scheduled' : paymentMoneyState[status];

/** A payment as the customer keeps it: what was paid, from what, when, under which number. */
export function PaymentDetails({ payment, timeZone, showsWho }: PaymentDetailsProps) {
  const { t } = useCopy(paymentCopy);
  const format = useFormat();
  const labelOf = useMethodLabel();
  const { amount, method, wasMethodSaved, returnReason, paymentDate, restoresServiceBy, createdBy } = payment;
  const confirmationNumber = confirmationNumberOf(payment);
  return (
    <Card>
      <DescriptionList layout="figures" startsWithRule={false}>
        <DescriptionRow
          label={t(`result.amount.${amountLabel(payment)}`)}
          value={<Money cents={amount.cents} />}
        />
        <DescriptionRow label={t('result.from')} value={labelOf(method)} />
        {wasMethodSaved && <DescriptionRow label={t('result.saved')} value={labelOf(method)} />}
        <DescriptionRow label={t('result.on')} value={format.date(paymentDate)} />
        {returnReason && (
          <DescriptionRow
            label={t('result.returnReason')}
            value={t(`result.returnReasons.${returnReason}`)}
          />
        )}
        {confirmationNumber && <DescriptionRow label={t('result.confirmation')} value={confirmationNumber} />}
        {showsWho && <DescriptionRow label={t('result.madeBy')} value={createdBy.name} />}
        {restoresServiceBy && (
          <DescriptionRow
            label={t('result.service')}
            value={t('result.serviceBack', { at: { at: restoresServiceBy, timeZone } })}
          />
        )}
      </DescriptionList>
    </Card>
  );
}
