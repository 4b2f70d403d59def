import { useCopy } from '@linework/copy';
import { Money } from '@linework/design-system';
import type { OrderDetail } from '@linework/domain';
import { FactList, Named, Sum, Under } from '@linework/parts/loadable';
import { ordersCopy } from './orders.copy.ts';

/** What was ordered, with what was paid for it before taxes. */
export function OrderItems({ items }: Pick<OrderDetail, 'items'>) {
  const { t } = useCopy(ordersCopy);
  if (items.length === 0) return null;
  return (
    <FactList aria-label={t('order.items')}>
      {items.map(({ id, name, quantity: count, amount }) => (
        <li key={id}>
          <Named>
            <strong>{name}</strong>
            {count > 1 && <Under>{t('order.quantity', { count })}</Under>}
          </Named>
          <Sum>
            <Money cents={amount.cents} />
          </Sum>
        </li>
      ))}
    </FactList>
  );
}
