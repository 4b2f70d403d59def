import { useCopy } from '@linework/copy';
import { ButtonLink, Card, StatusText } from '@linework/design-system';
import type { OrderDetail } from '@linework/domain';
import { Columns, ColumnsPage } from '@linework/parts/loadable';
import { OutcomeCard } from '@linework/parts/outcomes';
import { styled } from 'styled-components';
import { OrderHead } from './OrderHead.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderSkeleton } from './OrderSkeletons.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { orderLooks } from './order-looks.ts';
import { ordersCopy } from './orders.copy.ts';
import type { OrderProps } from './orders.types.ts';
import { ShipmentCard } from './ShipmentCard.tsx';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
`;

/** One mobile order: its shipments, what it came to, what paid it (spec sections 2.5 and 3). */
export function OrderScreen({ order, links }: OrderProps) {
  const { t } = useCopy(ordersCopy);
  const shown = order.status === 'ready' ? order.value : null;
  const isMissing = order.status === 'ready' && shown === null;
  const title = shown
    ? t('order.heading', { number: shown.number })
    : t(isMissing ? 'missing.title' : 'heading');
  return (
    <ColumnsPage>
      <OrderHead up={{ href: links.orders, label: t('order.back') }} title={title}>
        {shown && (
          <>
            <p>{t('order.placed', { date: shown.orderedOn })}</p>
            <StatusText {...orderLooks[shown.state]}>{t(`state.${shown.state}`)}</StatusText>
          </>
        )}
      </OrderHead>
      {order.status === 'loading' && <OrderSkeleton label={t('order.loading')} />}
      {order.status === 'failed' && <OutcomeCard code="LW-MOB-010" onAction={order.onRetry} />}
      {isMissing && (
        <Card>
          <p>{t('missing.text')}</p>
          <div>
            <ButtonLink variant="secondary" href={links.orders}>
              {t('missing.all')}
            </ButtonLink>
          </div>
        </Card>
      )}
      {shown && <Shown order={shown} />}
    </ColumnsPage>
  );
}

function Shown({ order }: { readonly order: OrderDetail }) {
  const { t } = useCopy(ordersCopy);
  const { shipments, items } = order;
  const unassigned = items.filter(({ shipmentId }) => shipmentId === null);
  return (
    <Columns>
      <Column>
        {shipments.map((shipment, at) => (
          <ShipmentCard
            key={shipment.id}
            shipment={shipment}
            place={at + 1}
            count={shipments.length}
            items={items.filter(({ shipmentId }) => shipmentId === shipment.id)}
            isRefunded={order.payment.refunds.length > 0}
          />
        ))}
        {unassigned.length > 0 && (
          <Card title={t('order.unassigned')}>
            <OrderItems items={unassigned} />
          </Card>
        )}
      </Column>
      <Column>
        <OrderTotals order={order} />
      </Column>
    </Columns>
  );
}
