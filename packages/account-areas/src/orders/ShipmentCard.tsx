import { useCopy, useFormat } from '@linework/copy';
import { Card, DescriptionList, DescriptionRow, Link, StatusText } from '@linework/design-system';
import type { OrderDetail, TrackedShipment } from '@linework/domain';
import { outcomeActionsCopy } from '@linework/parts/outcomes';
import { OrderItems } from './OrderItems.tsx';
import { orderLooks } from './order-looks.ts';
import { ordersCopy } from './orders.copy.ts';

export interface ShipmentCardProps {
  readonly shipment: TrackedShipment;
  /** Its place among all, from 1. */
  readonly place: number;
  readonly count: number;
  readonly items: OrderDetail['items'];
  /** Whether something of what paid its order was given back. */
  readonly isRefunded: boolean;
}

/** One shipment: how it stands, when it comes, who carries it and where it can be followed, and what is in it. */
export function ShipmentCard({ shipment, place, count, items, isRefunded }: ShipmentCardProps) {
  const { t } = useCopy(ordersCopy);
  const { t: say } = useCopy(outcomeActionsCopy);
  const format = useFormat();
  const { state, since: date, expectedOn, carrier, trackingNumber, trackingAddress } = shipment;
  const told = state === 'delayed' && expectedOn ? 'delayedUntil' : state;
  const isBack = state === 'returned' || state === 'cancelled';
  const hasFacts = expectedOn !== null || carrier !== null || trackingNumber !== null;
  return (
    <Card
      title={count === 1 ? t('order.shipment') : t('order.shipmentOf', { place, count })}
      action={<StatusText {...orderLooks[state]}>{t(`state.${state}`)}</StatusText>}
    >
      <p>
        {t(`order.since.${told}`, { date })}
        {isBack && <> {t(isRefunded ? 'order.refundMade' : 'order.refundOwed')}</>}
      </p>
      {hasFacts && (
        <DescriptionList>
          {expectedOn && <DescriptionRow label={t('order.expected')} value={format.date(expectedOn)} />}
          {carrier && <DescriptionRow label={t('order.carrier')} value={carrier} />}
          {trackingNumber && <DescriptionRow label={t('order.number')} value={trackingNumber} />}
        </DescriptionList>
      )}
      {trackingAddress && (
        <div>
          <Link href={trackingAddress} newTab={say('newTab')}>
            {t('order.track', { site: new URL(trackingAddress).host })}
          </Link>
        </div>
      )}
      <OrderItems items={items} />
    </Card>
  );
}
