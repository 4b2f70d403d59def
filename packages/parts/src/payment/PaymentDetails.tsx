import { useCopy, useFormat } from '@linework/copy';
import { Card, DescriptionList, DescriptionRow, Money } from '@linework/design-system';
import { confirmationNumberOf, type Payment, payerToReader, paymentMoneyState } from '@linework/domain';
import { useMethodLabel } from '../methods/use-method-label.ts';
import { paymentCopy } from './payment.copy.ts';

export interface PaymentDetailsProps {
  payment: Payment;
  timeZone: string;
  /** Who reads, where the payment may be a colleague's: it then says who made it. */
  readerId?: string | undefined;
}

/** The label of the figure says no more than is known: paid, to be paid, on its way, sent back, or perhaps paid. */
const amountLabel = ({ status }: Payment) =>
  status === 'scheduled' || status === 'returned' ? status : paymentMoneyState[status];

/** A payment as the customer keeps it: what was paid, from what, when, under which number. */
export function PaymentDetails({ payment, timeZone, readerId }: PaymentDetailsProps) {
  const { t } = useCopy(paymentCopy);
  const format = useFormat();
  const labelOf = useMethodLabel();
  const { amount, method, wasMethodSaved, paymentDate, returnedDate, returnReason, restoresServiceBy } =
    payment;
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
        <DescriptionRow
          label={t(returnedDate ? 'result.paidOn' : 'result.on')}
          value={format.date(paymentDate)}
        />
        {returnedDate && <DescriptionRow label={t('result.returnedOn')} value={format.date(returnedDate)} />}
        {returnReason && (
          <DescriptionRow
            label={t('result.returnReason')}
            value={t(`result.returnReasons.${returnReason}`)}
          />
        )}
        {confirmationNumber && <DescriptionRow label={t('result.confirmation')} value={confirmationNumber} />}
        {readerId && <DescriptionRow label={t('result.madeBy')} value={makerTo(readerId)} />}
        {restoresServiceBy && (
          <DescriptionRow
            label={t('result.service')}
            value={t('result.serviceBack', { at: { at: restoresServiceBy, timeZone } })}
          />
        )}
      </DescriptionList>
    </Card>
  );

  function makerTo(reader: string): string {
    const payer = payerToReader(payment, reader);
    return payer === 'other' ? payment.createdBy.name : t(`result.maker.${payer}`);
  }
}
