import { useCopy, useLanguage } from '@linework/copy';
import { Card, DescriptionList, DescriptionRow, Money, SumList, SumRow } from '@linework/design-system';
import type { OrderDetail } from '@linework/domain';
import { useMethodLabel } from '@linework/parts/methods';
import { ordersCopy } from './orders.copy.ts';

export interface OrderTotalsProps {
  readonly order: OrderDetail;
}

/** How an order adds up, and what paid it. */
export function OrderTotals({ order }: OrderTotalsProps) {
  const { t } = useCopy(ordersCopy);
  const { language } = useLanguage();
  const labelOf = useMethodLabel();
  const { subTotal, taxes, total, payment } = order;
  // A biller gives back to what paid.
  const method = labelOf(payment.method);
  return (
    <>
      <Card title={t('order.totals')}>
        <SumList>
          <SumRow label={t('order.subTotal')} figure={<Money cents={subTotal.cents} />} />
          {taxes.map(({ id, name, amount }) => (
            <SumRow key={id} label={name[language]} figure={<Money cents={amount.cents} />} />
          ))}
          <SumRow isTotal label={t('order.total')} figure={<Money cents={total.cents} />} />
        </SumList>
      </Card>
      <Card title={t('order.payment')}>
        <DescriptionList startsWithRule={false} endsWithRule={false}>
          <DescriptionRow label={t('order.method')} value={method} />
          <DescriptionRow label={t('order.paid')} value={<Money cents={payment.amount.cents} />} />
          {payment.refunds.map(({ id, date, amount }) => (
            <DescriptionRow
              key={id}
              label={t('order.refunded', { date })}
              value={<Money cents={amount.cents} />}
              note={t('order.refundedTo', { method })}
            />
          ))}
        </DescriptionList>
      </Card>
    </>
  );
}
