import { useCopy } from '@linework/copy';
import { Card } from '@linework/design-system';
import { FactList } from '@linework/parts/loadable';
import { OutcomeCard } from '@linework/parts/outcomes';
import { OrderHead } from './OrderHead.tsx';
import { OrderRow } from './OrderRow.tsx';
import { OrdersSkeleton } from './OrderSkeletons.tsx';
import { ordersCopy } from './orders.copy.ts';
import type { OrdersProps } from './orders.types.ts';

/** What was ordered for mobile service, newest first (spec section 2.5). */
export function OrdersScreen({ orders, links }: OrdersProps) {
  const { t } = useCopy(ordersCopy);
  return (
    <>
      <OrderHead up={{ href: links.billing, label: t('back') }} title={t('heading')} />
      {orders.status === 'loading' && <OrdersSkeleton label={t('loading')} />}
      {orders.status === 'failed' && <OutcomeCard code="LW-MOB-010" onAction={orders.onRetry} />}
      {orders.status === 'ready' && orders.value.length === 0 && (
        <Card title={t('empty.title')}>
          <p>{t('empty.text')}</p>
        </Card>
      )}
      {orders.status === 'ready' && orders.value.length > 0 && (
        <Card>
          <FactList aria-label={t('list.label')}>
            {orders.value.map((order) => (
              <OrderRow key={order.id} order={order} href={links.order(order.id)} />
            ))}
          </FactList>
        </Card>
      )}
    </>
  );
}
